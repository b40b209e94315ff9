; CRLF line ends, tabs, form feeds and blank lines.

target	datalayout	=	"e-i64:64"  

target	triple	=	"x86_64-unknown-linux-gnu"  

module	asm	"# ; not a comment /* nor this */"  

%t	=	type	{	i32	,	[	2	x	i8	]	,	<{	float	,	<vscale	x	2	x	i1>	}>	}  

$c	=	comdat	any  

@g	=	internal	unnamed_addr	constant	[	3	x	i8	]	c"a\22;"	,	section	"s;s"	,	comdat	(	$c	)	,	align	4  

@p	=	global	ptr	getelementptr	inbounds	(	i8	,	ptr	@g	,	i64	1	)  

@al	=	alias	i8	,	ptr	@g  

define	noundef	i32	@f	(	i32	noundef	signext	%x	,	ptr	align	8	dereferenceable	(	4	)	%"p q"	,	...	)	local_unnamed_addr	#0	!prof	!0	{  

entry:	%a	=	add	nuw	nsw	i32	%x	,	-1	,	!md	!1  

br	i1	true	,	label	%"b b"	,	label	%c  

"b b":	%v	=	load	volatile	i32	,	ptr	%"p q"	,	align	4  

switch	i32	%v	,	label	%c	[	i32	1	,	label	%c	i32	2	,	label	%d	]  

c:	%ph	=	phi	i32	[	0	,	%entry	]	,	[	%v	,	%"b b"	]	,	[	%v	,	%"b b"	]  

%r	=	tail	call	fast	float	@h	(	float	1.5	,	ptr	null	)	#1	[	"deopt"	(	i32	%ph	)	]  

ret	i32	%ph  

d:	call	void	asm	sideeffect	"nop ; x"	,	"~{memory}"	(	)  

unreachable	}  

declare	float	@h	(	float	,	ptr	captures	(	none	)	)  

attributes	#0	=	{	nounwind	memory	(	argmem	:	read	)	"k"="v;v"	uwtable	(	sync	)	}  

attributes	#1	=	{	"x"	}  

!named	=	!{	!0	,	!1	}  

!0	=	!{	!"function_entry_count"	,	i64	1	}  

!1	=	distinct	!{	!1	,	!"s;s"	,	null	,	!DIExpression	(	DW_OP_plus_uconst	,	4	)	}  

