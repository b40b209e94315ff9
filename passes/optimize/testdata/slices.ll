; ModuleID = 'bounds.87d36e4d04aad30c-cgu.0'
source_filename = "bounds.87d36e4d04aad30c-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_bd474d22b58a0493605994f562496d3e = private unnamed_addr constant [10 x i8] c"bounds.rs\00", align 1
@alloc_535fb3b1f322b75de9107c7c3dbd94de = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\1C\00\00\00-\00\00\00" }>, align 8
@alloc_b8cfa0abd2bdaec25c290914e672eab6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00~\00\00\00\10\00\00\00" }>, align 8
@alloc_a13a9171d804d701fd99ac92f43647c6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00~\00\00\00\17\00\00\00" }>, align 8
@alloc_7c3744f626c5c9111799581bcec3a3ff = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\AF\00\00\00\10\00\00\00" }>, align 8
@alloc_e8fd7c062827e958e566035dc668d0dd = private unnamed_addr constant [30 x i8] c"assertion failed: v.len() >= 8", align 1
@alloc_7ac423c8f1768bcb11b4eaf555ec7c8e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00P\00\00\00\05\00\00\00" }>, align 8
@alloc_de2b7bb3d22c7b9e9775b9e48bd109df = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00Q\00\00\00\06\00\00\00" }>, align 8
@alloc_3e22a3b818a056a0d2e4c0a730251d7e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00Q\00\00\00\16\00\00\00" }>, align 8
@alloc_9c7a2a46c07d78b916cd0f24f1f33bce = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00Q\00\00\00&\00\00\00" }>, align 8
@alloc_84c61e6503d3e3f17e17b7f48f71752a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00Q\00\00\006\00\00\00" }>, align 8
@alloc_b6f0ec2538ed9409f46abe431f2bc13a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00$\00\00\00\10\00\00\00" }>, align 8
@alloc_e3d58cf1556a97263973051cd99395e7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00$\00\00\00\22\00\00\00" }>, align 8
@alloc_3f89fe2e52a05f02b5e26610598efa02 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\007\00\00\00\1C\00\00\00" }>, align 8
@alloc_a6c7ff6dde7017a12e6f82753c8e88a0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\007\00\00\00.\00\00\00" }>, align 8
@alloc_06e19d813c01b3268610979dda85d33f = private unnamed_addr constant [36 x i8] c"assertion failed: a.len() == b.len()", align 1
@alloc_a4ab0b835cceab443589c4b3768f708a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00>\00\00\00\05\00\00\00" }>, align 8
@alloc_bf88f682fe2e56ef4ba4e07a1446a89a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00A\00\00\00\1C\00\00\00" }>, align 8
@alloc_b1756063f563690f73e720dfcb92aecf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00A\00\00\00.\00\00\00" }>, align 8
@alloc_1c86b2ad85a5130b191cbbea5e0ff8ac = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00K\00\00\00\06\00\00\00" }>, align 8
@alloc_d5a4b1bb77536521a79a6d1e68f456d3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00K\00\00\00\16\00\00\00" }>, align 8
@alloc_b906a98549cf7d63a9153f8dfb7bdc76 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00K\00\00\00+\00\00\00" }>, align 8
@alloc_65f84282ab0d657ba4540027802aa3f7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00K\00\00\00A\00\00\00" }>, align 8
@alloc_03b203eeabf0c1c7c60c8ff241506172 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\FE\00\00\00\1E\00\00\00" }>, align 8
@alloc_2c9249309b8a2ee194d19ce2c35a996e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\FE\00\00\00\1C\00\00\00" }>, align 8
@alloc_ac3055ee0f2640df7e1b121f6d99eaae = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\A7\00\00\00\1C\00\00\00" }>, align 8
@alloc_b8e9aa26ae5f6be311c33da714585d93 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\A7\00\00\002\00\00\00" }>, align 8
@alloc_04b3b6b7d8239a94d7a51f2ecfb716d6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\8F\00\00\00\05\00\00\00" }>, align 8
@alloc_2ce8857adf42e93fb4df016e124f3c24 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00o\00\00\00\11\00\00\00" }>, align 8
@alloc_9e5a336821872d4873e95a8621b4ebcf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00q\00\00\00\18\00\00\00" }>, align 8
@alloc_b4019e5bf484a9741390273030fb0100 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00u\00\00\00\09\00\00\00" }>, align 8
@alloc_a0c2d836ec70931ee921cc4c5746538a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00r\00\00\00\14\00\00\00" }>, align 8
@alloc_a5056944121c38c2de178c642ad4d9f6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00r\00\00\00\0D\00\00\00" }>, align 8
@alloc_4de1bd5fc5af46a04573743d76159146 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\87\00\00\00\05\00\00\00" }>, align 8
@alloc_8cdf051ed67c6bbed04ceca45c7f5db2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\87\00\00\00!\00\00\00" }>, align 8
@alloc_cd11ff56581b3b29f0a6ee1853f14270 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\87\00\00\00=\00\00\00" }>, align 8
@alloc_7daee9fc4073479d7aae47f789973e55 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\DF\00\00\00\0C\00\00\00" }>, align 8
@alloc_64d8e6eaa95acf22ec2c89dbff3bc3dd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\DF\00\00\00\13\00\00\00" }>, align 8
@alloc_1335f635a49ae8c15bc906bab3b480e2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\E3\00\00\000\00\00\00" }>, align 8
@alloc_a7f18bad6cf8927f7d7effd2156adf1a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\E0\00\00\000\00\00\00" }>, align 8
@alloc_aaa2609bb6baacd248af143ac8e1544d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\06\01\00\00\10\00\00\00" }>, align 8
@alloc_103f91aa152dca8b49472dadae6da73e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00,\00\00\00\1C\00\00\00" }>, align 8
@alloc_63ce06264583a0664a58a9f5defe3e35 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00,\00\00\00.\00\00\00" }>, align 8
@alloc_e92a02f95467b64f8f9a5bdbcb4ab55b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\B7\00\00\00\1A\00\00\00" }>, align 8
@alloc_65c56eb2a9de03739bdb5d52ba041b1d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\BA\00\00\00\1A\00\00\00" }>, align 8
@alloc_3971417639b68d233f9b285e7d94a58e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\BA\00\00\00*\00\00\00" }>, align 8
@alloc_1b1c8800dc75006625b50cbb1479ec5e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\BE\00\00\00\17\00\00\00" }>, align 8
@alloc_da8879eb230a488d4932a2c218207dc1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\BB\00\00\00.\00\00\00" }>, align 8
@alloc_bd20fd1a0b9f1e96dcc43153fdf6ff13 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\EE\00\00\00\0C\00\00\00" }>, align 8
@alloc_a79088611c29e546af3369b73d282853 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\F2\00\00\00\0F\00\00\00" }>, align 8
@alloc_d9a064cd902a4c61866cd5b669c724a9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\D5\00\00\00\05\00\00\00" }>, align 8
@alloc_d48907531d98139fdd8e18f35ea100dc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\D7\00\00\00\16\00\00\00" }>, align 8
@alloc_59253024bc64179fc4626fec3bf949b4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\D7\00\00\00*\00\00\00" }>, align 8
@alloc_66c0cecdc38c492051c95323e572fbbc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\D7\00\00\00\09\00\00\00" }>, align 8
@alloc_f1b1b5c391f375df5aebdc45f9120f62 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00f\00\00\00\11\00\00\00" }>, align 8
@alloc_f1d706636e51afc96c6258c364c32e41 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00g\00\00\00\10\00\00\00" }>, align 8
@alloc_638965abd028a961f44f6a9ed68ab59e = private unnamed_addr constant [39 x i8] c"assertion failed: i < n && m.len() >= n", align 1
@alloc_6570e6d2b2fd43c2035ec22cab303751 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\94\00\00\00\05\00\00\00" }>, align 8
@alloc_9d182a27de7b2974ff4361f3f66aed7c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\95\00\00\00\05\00\00\00" }>, align 8
@alloc_b4f56648121c5b37b4614aa123ca5248 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00Y\00\00\00\0C\00\00\00" }>, align 8
@alloc_9dd86c9701bcff1163a0ad15bcfa7914 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\9D\00\00\00\1C\00\00\00" }>, align 8
@alloc_1c77c529e479bc8776878879c62b56c3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\08\00\00\00\1C\00\00\00" }>, align 8
@alloc_9305002e66b8d66c34a446865773b0df = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\11\00\00\00\1C\00\00\00" }>, align 8
@alloc_8195ee06f295f45184bad1bc88da4cfa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\CB\00\00\00\19\00\00\00" }>, align 8
@alloc_3c7511adb98b3e9abd58090a9cf4837c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd474d22b58a0493605994f562496d3e, [16 x i8] c"\09\00\00\00\00\00\00\00\CB\00\00\00/\00\00\00" }>, align 8

; <i32 as core::cmp::PartialOrd>::lt
; Function Attrs: alwaysinline nonlazybind uwtable
define internal noundef zeroext i1 @_RNvXs1c_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB8_10PartialOrd2lt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %self, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %other) unnamed_addr #0 {
start:
  %_3 = load i32, ptr %self, align 4, !noundef !3
  %_4 = load i32, ptr %other, align 4, !noundef !3
  %_0 = icmp slt i32 %_3, %_4
  ret i1 %_0
}

; <usize as core::cmp::PartialOrd>::lt
; Function Attrs: alwaysinline nonlazybind uwtable
define internal noundef zeroext i1 @_RNvXsU_NtNtCsgEmfK2I1SDS_4core3cmp5implsjNtB7_10PartialOrd2lt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %other) unnamed_addr #0 {
start:
  %_3 = load i64, ptr %self, align 8, !noundef !3
  %_4 = load i64, ptr %other, align 8, !noundef !3
  %_0 = icmp ult i64 %_3, %_4
  ret i1 %_0
}

; core::cmp::Ord::max
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @_ZN4core3cmp3Ord3max17h64d7eb33616ea15fE(i32 noundef %0, i32 noundef %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_6 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %other = alloca [4 x i8], align 4
  %self = alloca [4 x i8], align 4
  store i32 %0, ptr %self, align 4
  store i32 %1, ptr %other, align 4
  store i8 1, ptr %_6, align 1
; invoke <i32 as core::cmp::PartialOrd>::lt
  %_3 = invoke noundef zeroext i1 @_RNvXs1c_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB8_10PartialOrd2lt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %other, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %self)
          to label %bb1 unwind label %cleanup

bb5:                                              ; preds = %cleanup
  br label %bb8

cleanup:                                          ; preds = %start
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr %4, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %5, ptr %6, align 8
  br label %bb5

bb1:                                              ; preds = %start
  br i1 %_3, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  %7 = load i32, ptr %other, align 4, !noundef !3
  store i32 %7, ptr %_0, align 4
  br label %bb4

bb2:                                              ; preds = %bb1
  store i8 0, ptr %_6, align 1
  %8 = load i32, ptr %self, align 4, !noundef !3
  store i32 %8, ptr %_0, align 4
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %9 = load i32, ptr %_0, align 4, !noundef !3
  ret i32 %9

bb8:                                              ; preds = %bb5
  %10 = load i8, ptr %_6, align 1, !range !4, !noundef !3
  %11 = trunc nuw i8 %10 to i1
  br i1 %11, label %bb7, label %bb6

bb6:                                              ; preds = %bb7, %bb8
  %12 = load ptr, ptr %2, align 8, !noundef !3
  %13 = getelementptr inbounds i8, ptr %2, i64 8
  %14 = load i32, ptr %13, align 8, !noundef !3
  call void @llvm.lifetime.end.p0(ptr %2)
  %15 = insertvalue { ptr, i32 } poison, ptr %12, 0
  %16 = insertvalue { ptr, i32 } %15, i32 %14, 1
  resume { ptr, i32 } %16

bb7:                                              ; preds = %bb8
  br label %bb6
}

; core::cmp::Ord::min
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i64 @_ZN4core3cmp3Ord3min17h58ee50c7f40894c9E(i64 noundef %0, i64 noundef %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_6 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %other = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  store i64 %0, ptr %self, align 8
  store i64 %1, ptr %other, align 8
  store i8 1, ptr %_6, align 1
; invoke <usize as core::cmp::PartialOrd>::lt
  %_3 = invoke noundef zeroext i1 @_RNvXsU_NtNtCsgEmfK2I1SDS_4core3cmp5implsjNtB7_10PartialOrd2lt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %other, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %self)
          to label %bb1 unwind label %cleanup

bb5:                                              ; preds = %cleanup
  br label %bb8

cleanup:                                          ; preds = %start
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr %4, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %5, ptr %6, align 8
  br label %bb5

bb1:                                              ; preds = %start
  br i1 %_3, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  store i8 0, ptr %_6, align 1
  %7 = load i64, ptr %self, align 8, !noundef !3
  store i64 %7, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %bb1
  %8 = load i64, ptr %other, align 8, !noundef !3
  store i64 %8, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %9 = load i64, ptr %_0, align 8, !noundef !3
  ret i64 %9

bb8:                                              ; preds = %bb5
  %10 = load i8, ptr %_6, align 1, !range !4, !noundef !3
  %11 = trunc nuw i8 %10 to i1
  br i1 %11, label %bb7, label %bb6

bb6:                                              ; preds = %bb7, %bb8
  %12 = load ptr, ptr %2, align 8, !noundef !3
  %13 = getelementptr inbounds i8, ptr %2, i64 8
  %14 = load i32, ptr %13, align 8, !noundef !3
  call void @llvm.lifetime.end.p0(ptr %2)
  %15 = insertvalue { ptr, i32 } poison, ptr %12, 0
  %16 = insertvalue { ptr, i32 } %15, i32 %14, 1
  resume { ptr, i32 } %16

bb7:                                              ; preds = %bb8
  br label %bb6
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @backwards(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1) unnamed_addr #2 {
start:
  %i = alloca [8 x i8], align 8
  %s = alloca [4 x i8], align 4
  store i32 0, ptr %s, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 %v.1, ptr %i, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %start
  %_5 = load i64, ptr %i, align 8, !noundef !3
  %_4 = icmp ugt i64 %_5, 0
  br i1 %_4, label %bb2, label %bb4

bb4:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %i)
  %0 = load i32, ptr %s, align 4, !noundef !3
  ret i32 %0

bb2:                                              ; preds = %bb1
  %1 = load i64, ptr %i, align 8, !noundef !3
  %2 = sub i64 %1, 1
  store i64 %2, ptr %i, align 8
  %3 = load i32, ptr %s, align 4, !noundef !3
  %_6 = mul i32 %3, 31
  %_8 = load i64, ptr %i, align 8, !noundef !3
  %_9 = icmp ult i64 %_8, %v.1
  br i1 %_9, label %bb3, label %panic

bb3:                                              ; preds = %bb2
  %4 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_8
  %_7 = load i32, ptr %4, align 4, !noundef !3
  %5 = add i32 %_6, %_7
  store i32 %5, ptr %s, align 4
  br label %bb1

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_8, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_535fb3b1f322b75de9107c7c3dbd94de) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define void @bubble(ptr noalias noundef nonnull align 4 %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1) unnamed_addr #2 {
start:
  %_25 = alloca [4 x i8], align 4
  %iter1 = alloca [8 x i8], align 8
  %iter = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  store i64 0, ptr %iter, align 8
  br label %bb1

bb1:                                              ; preds = %bb11, %start
  call void @llvm.lifetime.start.p0(ptr %_3)
  %_18 = load i64, ptr %iter, align 8, !noundef !3
  %_15 = icmp ult i64 %_18, %v.1
  br i1 %_15, label %bb8, label %bb9

bb9:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_3)
  ret void

bb8:                                              ; preds = %bb1
  %_16 = load i64, ptr %iter, align 8, !noundef !3
  %0 = add nuw i64 %_16, 1
  store i64 %0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %_16, ptr %1, align 8
  store i64 1, ptr %_3, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  %i = load i64, ptr %2, align 8, !noundef !3
  %_6 = sub i64 %v.1, 1
  %iter2 = sub i64 %_6, %i
  store i64 0, ptr %iter1, align 8
  br label %bb2

bb2:                                              ; preds = %bb7, %bb8
  call void @llvm.lifetime.start.p0(ptr %_7)
  %_22 = load i64, ptr %iter1, align 8, !noundef !3
  %_19 = icmp ult i64 %_22, %iter2
  br i1 %_19, label %bb10, label %bb11

bb11:                                             ; preds = %bb2
  call void @llvm.lifetime.end.p0(ptr %_7)
  call void @llvm.lifetime.end.p0(ptr %_3)
  br label %bb1

bb10:                                             ; preds = %bb2
  %_20 = load i64, ptr %iter1, align 8, !noundef !3
  %3 = add nuw i64 %_20, 1
  store i64 %3, ptr %iter1, align 8
  %4 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %_20, ptr %4, align 8
  store i64 1, ptr %_7, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 8
  %j = load i64, ptr %5, align 8, !noundef !3
  %_11 = icmp ult i64 %j, %v.1
  br i1 %_11, label %bb3, label %panic

bb3:                                              ; preds = %bb10
  %6 = getelementptr inbounds nuw i32, ptr %v.0, i64 %j
  %_10 = load i32, ptr %6, align 4, !noundef !3
  %_13 = add i64 %j, 1
  %_14 = icmp ult i64 %_13, %v.1
  br i1 %_14, label %bb4, label %panic3

panic:                                            ; preds = %bb10
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %j, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b8cfa0abd2bdaec25c290914e672eab6) #9
  unreachable

bb4:                                              ; preds = %bb3
  %7 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_13
  %_12 = load i32, ptr %7, align 4, !noundef !3
  %_9 = icmp ugt i32 %_10, %_12
  br i1 %_9, label %bb5, label %bb6

panic3:                                           ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_13, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a13a9171d804d701fd99ac92f43647c6) #9
  unreachable

bb6:                                              ; preds = %bb4
  br label %bb7

bb5:                                              ; preds = %bb4
  %_23 = getelementptr inbounds nuw i32, ptr %v.0, i64 %j
  %_24 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_13
  call void @llvm.lifetime.start.p0(ptr %_25)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_25, ptr align 4 %_23, i64 4, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %_23, ptr align 4 %_24, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_24, ptr align 4 %_25, i64 4, i1 false)
  call void @llvm.lifetime.end.p0(ptr %_25)
  br label %bb7

bb7:                                              ; preds = %bb5, %bb6
  call void @llvm.lifetime.end.p0(ptr %_7)
  br label %bb2
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @checked_twice(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, i64 noundef %i, i64 noundef %j) unnamed_addr #2 {
start:
  %_0 = alloca [4 x i8], align 4
  %_4 = icmp ult i64 %i, %j
  br i1 %_4, label %bb1, label %bb4

bb4:                                              ; preds = %bb1, %start
  store i32 0, ptr %_0, align 4
  br label %bb5

bb1:                                              ; preds = %start
  %_5 = icmp ult i64 %j, %v.1
  br i1 %_5, label %bb2, label %bb4

bb2:                                              ; preds = %bb1
  %_8 = icmp ult i64 %i, %v.1
  br i1 %_8, label %bb3, label %panic

bb5:                                              ; preds = %bb3, %bb4
  %0 = load i32, ptr %_0, align 4, !noundef !3
  ret i32 %0

bb3:                                              ; preds = %bb2
  %1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i
  %_7 = load i32, ptr %1, align 4, !noundef !3
  %2 = getelementptr inbounds nuw i32, ptr %v.0, i64 %j
  %_9 = load i32, ptr %2, align 4, !noundef !3
  %3 = add i32 %_7, %_9
  store i32 %3, ptr %_0, align 4
  br label %bb5

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7c3744f626c5c9111799581bcec3a3ff) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @descending(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, -9223372036854775808) %v.1) unnamed_addr #2 {
start:
  %_2 = icmp uge i64 %v.1, 8
  %0 = call i1 @llvm.expect.i1(i1 %_2, i1 true)
  br i1 %0, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_e8fd7c062827e958e566035dc668d0dd, i64 noundef 30, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7ac423c8f1768bcb11b4eaf555ec7c8e) #9
  unreachable

bb1:                                              ; preds = %start
  %_9 = icmp ult i64 7, %v.1
  br i1 %_9, label %bb3, label %panic

bb3:                                              ; preds = %bb1
  %1 = getelementptr inbounds nuw i8, ptr %v.0, i64 7
  %_8 = load i8, ptr %1, align 1, !noundef !3
  %_7 = zext i8 %_8 to i32
  %_12 = icmp ult i64 6, %v.1
  br i1 %_12, label %bb4, label %panic1

panic:                                            ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 7, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_de2b7bb3d22c7b9e9775b9e48bd109df) #9
  unreachable

bb4:                                              ; preds = %bb3
  %2 = getelementptr inbounds nuw i8, ptr %v.0, i64 6
  %_11 = load i8, ptr %2, align 1, !noundef !3
  %_10 = zext i8 %_11 to i32
  %_6 = add i32 %_7, %_10
  %_15 = icmp ult i64 5, %v.1
  br i1 %_15, label %bb5, label %panic2

panic1:                                           ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 6, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_3e22a3b818a056a0d2e4c0a730251d7e) #9
  unreachable

bb5:                                              ; preds = %bb4
  %3 = getelementptr inbounds nuw i8, ptr %v.0, i64 5
  %_14 = load i8, ptr %3, align 1, !noundef !3
  %_13 = zext i8 %_14 to i32
  %_5 = add i32 %_6, %_13
  %_18 = icmp ult i64 0, %v.1
  br i1 %_18, label %bb6, label %panic3

panic2:                                           ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 5, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9c7a2a46c07d78b916cd0f24f1f33bce) #9
  unreachable

bb6:                                              ; preds = %bb5
  %4 = getelementptr inbounds nuw i8, ptr %v.0, i64 0
  %_17 = load i8, ptr %4, align 1, !noundef !3
  %_16 = zext i8 %_17 to i32
  %_0 = add i32 %_5, %_16
  ret i32 %_0

panic3:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_84c61e6503d3e3f17e17b7f48f71752a) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define void @differences(ptr noalias noundef nonnull align 4 %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1) unnamed_addr #2 {
start:
  %iter = alloca [8 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  store i64 1, ptr %iter, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %start
  call void @llvm.lifetime.start.p0(ptr %_3)
  %_14 = load i64, ptr %iter, align 8, !noundef !3
  %_11 = icmp ult i64 %_14, %v.1
  br i1 %_11, label %bb4, label %bb5

bb5:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_3)
  ret void

bb4:                                              ; preds = %bb1
  %_12 = load i64, ptr %iter, align 8, !noundef !3
  %0 = add nuw i64 %_12, 1
  store i64 %0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %_12, ptr %1, align 8
  store i64 1, ptr %_3, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  %i = load i64, ptr %2, align 8, !noundef !3
  %_7 = icmp ult i64 %i, %v.1
  br i1 %_7, label %bb2, label %panic

bb2:                                              ; preds = %bb4
  %3 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i
  %_6 = load i32, ptr %3, align 4, !noundef !3
  %_9 = sub i64 %i, 1
  %_10 = icmp ult i64 %_9, %v.1
  br i1 %_10, label %bb3, label %panic1

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b6f0ec2538ed9409f46abe431f2bc13a) #9
  unreachable

bb3:                                              ; preds = %bb2
  %4 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_9
  %_8 = load i32, ptr %4, align 4, !noundef !3
  %_5 = sub i32 %_6, %_8
  %5 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i
  store i32 %_5, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %_3)
  br label %bb1

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_9, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e3d58cf1556a97263973051cd99395e7) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @dot(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %a.0, i64 noundef range(i64 0, 2305843009213693952) %a.1, ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %b.0, i64 noundef range(i64 0, 2305843009213693952) %b.1) unnamed_addr #2 {
start:
  %iter = alloca [8 x i8], align 8
  %_6 = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
; call core::cmp::Ord::min
  %n = call noundef i64 @_ZN4core3cmp3Ord3min17h58ee50c7f40894c9E(i64 noundef %a.1, i64 noundef %b.1) #10
  store i32 0, ptr %s, align 4
  store i64 0, ptr %iter, align 8
  br label %bb2

bb2:                                              ; preds = %bb4, %start
  call void @llvm.lifetime.start.p0(ptr %_6)
  %_17 = load i64, ptr %iter, align 8, !noundef !3
  %_14 = icmp ult i64 %_17, %n
  br i1 %_14, label %bb5, label %bb6

bb6:                                              ; preds = %bb2
  call void @llvm.lifetime.end.p0(ptr %_6)
  %0 = load i32, ptr %s, align 4, !noundef !3
  ret i32 %0

bb5:                                              ; preds = %bb2
  %_15 = load i64, ptr %iter, align 8, !noundef !3
  %1 = add nuw i64 %_15, 1
  store i64 %1, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %_15, ptr %2, align 8
  store i64 1, ptr %_6, align 8
  %3 = getelementptr inbounds i8, ptr %_6, i64 8
  %i = load i64, ptr %3, align 8, !noundef !3
  %_8 = load i32, ptr %s, align 4, !noundef !3
  %_11 = icmp ult i64 %i, %a.1
  br i1 %_11, label %bb3, label %panic

bb3:                                              ; preds = %bb5
  %4 = getelementptr inbounds nuw i32, ptr %a.0, i64 %i
  %_10 = load i32, ptr %4, align 4, !noundef !3
  %_13 = icmp ult i64 %i, %b.1
  br i1 %_13, label %bb4, label %panic1

panic:                                            ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %a.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_3f89fe2e52a05f02b5e26610598efa02) #9
  unreachable

bb4:                                              ; preds = %bb3
  %5 = getelementptr inbounds nuw i32, ptr %b.0, i64 %i
  %_12 = load i32, ptr %5, align 4, !noundef !3
  %_9 = mul i32 %_10, %_12
  %6 = add i32 %_8, %_9
  store i32 %6, ptr %s, align 4
  call void @llvm.lifetime.end.p0(ptr %_6)
  br label %bb2

panic1:                                           ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %b.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a6c7ff6dde7017a12e6f82753c8e88a0) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @dot_asserted(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %a.0, i64 noundef range(i64 0, 2305843009213693952) %a.1, ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %b.0, i64 noundef range(i64 0, 2305843009213693952) %b.1) unnamed_addr #2 {
start:
  %iter = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  %_3 = icmp eq i64 %a.1, %b.1
  %0 = call i1 @llvm.expect.i1(i1 %_3, i1 true)
  br i1 %0, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_06e19d813c01b3268610979dda85d33f, i64 noundef 36, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a4ab0b835cceab443589c4b3768f708a) #9
  unreachable

bb1:                                              ; preds = %start
  store i32 0, ptr %s, align 4
  store i64 0, ptr %iter, align 8
  br label %bb3

bb3:                                              ; preds = %bb5, %bb1
  call void @llvm.lifetime.start.p0(ptr %_7)
  %_18 = load i64, ptr %iter, align 8, !noundef !3
  %_15 = icmp ult i64 %_18, %a.1
  br i1 %_15, label %bb6, label %bb7

bb7:                                              ; preds = %bb3
  call void @llvm.lifetime.end.p0(ptr %_7)
  %1 = load i32, ptr %s, align 4, !noundef !3
  ret i32 %1

bb6:                                              ; preds = %bb3
  %_16 = load i64, ptr %iter, align 8, !noundef !3
  %2 = add nuw i64 %_16, 1
  store i64 %2, ptr %iter, align 8
  %3 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %_16, ptr %3, align 8
  store i64 1, ptr %_7, align 8
  %4 = getelementptr inbounds i8, ptr %_7, i64 8
  %i = load i64, ptr %4, align 8, !noundef !3
  %_9 = load i32, ptr %s, align 4, !noundef !3
  %_12 = icmp ult i64 %i, %a.1
  br i1 %_12, label %bb4, label %panic

bb4:                                              ; preds = %bb6
  %5 = getelementptr inbounds nuw i32, ptr %a.0, i64 %i
  %_11 = load i32, ptr %5, align 4, !noundef !3
  %_14 = icmp ult i64 %i, %b.1
  br i1 %_14, label %bb5, label %panic1

panic:                                            ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %a.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_bf88f682fe2e56ef4ba4e07a1446a89a) #9
  unreachable

bb5:                                              ; preds = %bb4
  %6 = getelementptr inbounds nuw i32, ptr %b.0, i64 %i
  %_13 = load i32, ptr %6, align 4, !noundef !3
  %_10 = mul i32 %_11, %_13
  %7 = add i32 %_9, %_10
  store i32 %7, ptr %s, align 4
  call void @llvm.lifetime.end.p0(ptr %_7)
  br label %bb3

panic1:                                           ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %b.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b1756063f563690f73e720dfcb92aecf) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @first_four(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, -9223372036854775808) %v.1) unnamed_addr #2 {
start:
  %_0 = alloca [4 x i8], align 4
  %_2 = icmp ult i64 %v.1, 4
  br i1 %_2, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_8 = icmp ult i64 0, %v.1
  br i1 %_8, label %bb3, label %panic

bb1:                                              ; preds = %start
  store i32 0, ptr %_0, align 4
  br label %bb7

bb3:                                              ; preds = %bb2
  %0 = getelementptr inbounds nuw i8, ptr %v.0, i64 0
  %_7 = load i8, ptr %0, align 1, !noundef !3
  %_6 = zext i8 %_7 to i32
  %_12 = icmp ult i64 1, %v.1
  br i1 %_12, label %bb4, label %panic1

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_1c86b2ad85a5130b191cbbea5e0ff8ac) #9
  unreachable

bb4:                                              ; preds = %bb3
  %1 = getelementptr inbounds nuw i8, ptr %v.0, i64 1
  %_11 = load i8, ptr %1, align 1, !noundef !3
  %_10 = zext i8 %_11 to i32
  %_9 = shl i32 %_10, 8
  %_5 = or i32 %_6, %_9
  %_16 = icmp ult i64 2, %v.1
  br i1 %_16, label %bb5, label %panic2

panic1:                                           ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d5a4b1bb77536521a79a6d1e68f456d3) #9
  unreachable

bb5:                                              ; preds = %bb4
  %2 = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  %_15 = load i8, ptr %2, align 1, !noundef !3
  %_14 = zext i8 %_15 to i32
  %_13 = shl i32 %_14, 16
  %_4 = or i32 %_5, %_13
  %_20 = icmp ult i64 3, %v.1
  br i1 %_20, label %bb6, label %panic3

panic2:                                           ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 2, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b906a98549cf7d63a9153f8dfb7bdc76) #9
  unreachable

bb6:                                              ; preds = %bb5
  %3 = getelementptr inbounds nuw i8, ptr %v.0, i64 3
  %_19 = load i8, ptr %3, align 1, !noundef !3
  %_18 = zext i8 %_19 to i32
  %_17 = shl i32 %_18, 24
  %4 = or i32 %_4, %_17
  store i32 %4, ptr %_0, align 4
  br label %bb7

panic3:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 3, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_65f84282ab0d657ba4540027802aa3f7) #9
  unreachable

bb7:                                              ; preds = %bb1, %bb6
  %5 = load i32, ptr %_0, align 4, !noundef !3
  ret i32 %5
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @gather(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %at.0, i64 noundef range(i64 0, 1152921504606846976) %at.1) unnamed_addr #2 {
start:
  %iter = alloca [8 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  store i32 0, ptr %s, align 4
  store i64 0, ptr %iter, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %start
  call void @llvm.lifetime.start.p0(ptr %_4)
  %_15 = load i64, ptr %iter, align 8, !noundef !3
  %_12 = icmp ult i64 %_15, %at.1
  br i1 %_12, label %bb4, label %bb5

bb5:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_4)
  %0 = load i32, ptr %s, align 4, !noundef !3
  ret i32 %0

bb4:                                              ; preds = %bb1
  %_13 = load i64, ptr %iter, align 8, !noundef !3
  %1 = add nuw i64 %_13, 1
  store i64 %1, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %_13, ptr %2, align 8
  store i64 1, ptr %_4, align 8
  %3 = getelementptr inbounds i8, ptr %_4, i64 8
  %i = load i64, ptr %3, align 8, !noundef !3
  %_6 = load i32, ptr %s, align 4, !noundef !3
  %_9 = icmp ult i64 %i, %at.1
  br i1 %_9, label %bb2, label %panic

bb2:                                              ; preds = %bb4
  %4 = getelementptr inbounds nuw i64, ptr %at.0, i64 %i
  %_8 = load i64, ptr %4, align 8, !noundef !3
  %_11 = icmp ult i64 %_8, %v.1
  br i1 %_11, label %bb3, label %panic1

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %at.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_03b203eeabf0c1c7c60c8ff241506172) #9
  unreachable

bb3:                                              ; preds = %bb2
  %5 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_8
  %_7 = load i32, ptr %5, align 4, !noundef !3
  %6 = add i32 %_6, %_7
  store i32 %6, ptr %s, align 4
  call void @llvm.lifetime.end.p0(ptr %_4)
  br label %bb1

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_8, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_2c9249309b8a2ee194d19ce2c35a996e) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @half(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1) unnamed_addr #2 {
start:
  %iter = alloca [8 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  store i32 0, ptr %s, align 4
  %iter1 = udiv i64 %v.1, 2
  store i64 0, ptr %iter, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %start
  call void @llvm.lifetime.start.p0(ptr %_4)
  %_17 = load i64, ptr %iter, align 8, !noundef !3
  %_14 = icmp ult i64 %_17, %iter1
  br i1 %_14, label %bb4, label %bb5

bb5:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_4)
  %0 = load i32, ptr %s, align 4, !noundef !3
  ret i32 %0

bb4:                                              ; preds = %bb1
  %_15 = load i64, ptr %iter, align 8, !noundef !3
  %1 = add nuw i64 %_15, 1
  store i64 %1, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %_15, ptr %2, align 8
  store i64 1, ptr %_4, align 8
  %3 = getelementptr inbounds i8, ptr %_4, i64 8
  %i = load i64, ptr %3, align 8, !noundef !3
  %_6 = load i32, ptr %s, align 4, !noundef !3
  %_9 = mul i64 2, %i
  %_10 = icmp ult i64 %_9, %v.1
  br i1 %_10, label %bb2, label %panic

bb2:                                              ; preds = %bb4
  %4 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_9
  %_8 = load i32, ptr %4, align 4, !noundef !3
  %_12 = add i64 %_9, 1
  %_13 = icmp ult i64 %_12, %v.1
  br i1 %_13, label %bb3, label %panic2

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_9, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ac3055ee0f2640df7e1b121f6d99eaae) #9
  unreachable

bb3:                                              ; preds = %bb2
  %5 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_12
  %_11 = load i32, ptr %5, align 4, !noundef !3
  %_7 = add i32 %_8, %_11
  %6 = add i32 %_6, %_7
  store i32 %6, ptr %s, align 4
  call void @llvm.lifetime.end.p0(ptr %_4)
  br label %bb1

panic2:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_12, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b8e9aa26ae5f6be311c33da714585d93) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @hashed(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %table.0, i64 noundef range(i64 0, 2305843009213693952) %table.1, i64 noundef %x) unnamed_addr #2 {
start:
  %_0 = alloca [4 x i8], align 4
  %0 = icmp eq i64 %table.1, 0
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i32 0, ptr %_0, align 4
  br label %bb4

bb2:                                              ; preds = %start
  %_3 = urem i64 %x, %table.1
  %_4 = icmp ult i64 %_3, %table.1
  br i1 %_4, label %bb3, label %panic

bb4:                                              ; preds = %bb3, %bb1
  %1 = load i32, ptr %_0, align 4, !noundef !3
  ret i32 %1

bb3:                                              ; preds = %bb2
  %2 = getelementptr inbounds nuw i32, ptr %table.0, i64 %_3
  %3 = load i32, ptr %2, align 4, !noundef !3
  store i32 %3, ptr %_0, align 4
  br label %bb4

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_3, i64 noundef %table.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_04b3b6b7d8239a94d7a51f2ecfb716d6) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define void @insertion(ptr noalias noundef nonnull align 4 %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1) unnamed_addr #2 {
start:
  %iter = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  store i64 1, ptr %iter, align 8
  br label %bb1

bb1:                                              ; preds = %bb12, %start
  call void @llvm.lifetime.start.p0(ptr %_3)
  %_24 = load i64, ptr %iter, align 8, !noundef !3
  %_21 = icmp ult i64 %_24, %v.1
  br i1 %_21, label %bb13, label %bb14

bb14:                                             ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_3)
  ret void

bb13:                                             ; preds = %bb1
  %_22 = load i64, ptr %iter, align 8, !noundef !3
  %0 = add nuw i64 %_22, 1
  store i64 %0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %_22, ptr %1, align 8
  store i64 1, ptr %_3, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  %3 = load i64, ptr %2, align 8, !noundef !3
  store i64 %3, ptr %i, align 8
  %4 = load i64, ptr %i, align 8, !noundef !3
  %_6 = icmp ult i64 %4, %v.1
  br i1 %_6, label %bb2, label %panic

bb2:                                              ; preds = %bb13
  %5 = load i64, ptr %i, align 8, !noundef !3
  %6 = getelementptr inbounds nuw i32, ptr %v.0, i64 %5
  %x = load i32, ptr %6, align 4, !noundef !3
  br label %bb3

panic:                                            ; preds = %bb13
  %7 = load i64, ptr %i, align 8, !noundef !3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %7, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_2ce8857adf42e93fb4df016e124f3c24) #9
  unreachable

bb3:                                              ; preds = %bb8, %bb2
  %_8 = load i64, ptr %i, align 8, !noundef !3
  %_7 = icmp ugt i64 %_8, 0
  br i1 %_7, label %bb4, label %bb10

bb10:                                             ; preds = %bb3
  br label %bb11

bb4:                                              ; preds = %bb3
  %_12 = load i64, ptr %i, align 8, !noundef !3
  %_11 = sub i64 %_12, 1
  %_13 = icmp ult i64 %_11, %v.1
  br i1 %_13, label %bb5, label %panic1

bb11:                                             ; preds = %bb9, %bb10
  %8 = load i64, ptr %i, align 8, !noundef !3
  %_20 = icmp ult i64 %8, %v.1
  br i1 %_20, label %bb12, label %panic2

bb5:                                              ; preds = %bb4
  %9 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_11
  %_10 = load i32, ptr %9, align 4, !noundef !3
  %_9 = icmp ugt i32 %_10, %x
  br i1 %_9, label %bb6, label %bb9

panic1:                                           ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_11, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9e5a336821872d4873e95a8621b4ebcf) #9
  unreachable

bb9:                                              ; preds = %bb5
  br label %bb11

bb6:                                              ; preds = %bb5
  %_16 = load i64, ptr %i, align 8, !noundef !3
  %_15 = sub i64 %_16, 1
  %_17 = icmp ult i64 %_15, %v.1
  br i1 %_17, label %bb7, label %panic3

bb12:                                             ; preds = %bb11
  %10 = load i64, ptr %i, align 8, !noundef !3
  %11 = getelementptr inbounds nuw i32, ptr %v.0, i64 %10
  store i32 %x, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %_3)
  br label %bb1

panic2:                                           ; preds = %bb11
  %12 = load i64, ptr %i, align 8, !noundef !3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %12, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b4019e5bf484a9741390273030fb0100) #9
  unreachable

bb7:                                              ; preds = %bb6
  %13 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_15
  %_14 = load i32, ptr %13, align 4, !noundef !3
  %_18 = load i64, ptr %i, align 8, !noundef !3
  %_19 = icmp ult i64 %_18, %v.1
  br i1 %_19, label %bb8, label %panic4

panic3:                                           ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_15, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a0c2d836ec70931ee921cc4c5746538a) #9
  unreachable

bb8:                                              ; preds = %bb7
  %14 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_18
  store i32 %_14, ptr %14, align 4
  %15 = load i64, ptr %i, align 8, !noundef !3
  %16 = sub i64 %15, 1
  store i64 %16, ptr %i, align 8
  br label %bb3

panic4:                                           ; preds = %bb7
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_18, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a5056944121c38c2de178c642ad4d9f6) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @masked(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(1024) %table, i32 noundef %x) unnamed_addr #2 {
start:
  %_6 = and i32 %x, 255
  %_5 = zext i32 %_6 to i64
  %_7 = icmp ult i64 %_5, 256
  br i1 %_7, label %bb1, label %panic

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i32, ptr %table, i64 %_5
  %_4 = load i32, ptr %0, align 4, !noundef !3
  %_10 = lshr i32 %x, 24
  %_9 = zext i32 %_10 to i64
  %_11 = icmp ult i64 %_9, 256
  br i1 %_11, label %bb2, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_5, i64 noundef 256, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4de1bd5fc5af46a04573743d76159146) #9
  unreachable

bb2:                                              ; preds = %bb1
  %1 = getelementptr inbounds nuw i32, ptr %table, i64 %_9
  %_8 = load i32, ptr %1, align 4, !noundef !3
  %_3 = xor i32 %_4, %_8
  %_14 = urem i32 %x, 200
  %_13 = zext i32 %_14 to i64
  %_15 = icmp ult i64 %_13, 256
  br i1 %_15, label %bb3, label %panic2

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_9, i64 noundef 256, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8cdf051ed67c6bbed04ceca45c7f5db2) #9
  unreachable

bb3:                                              ; preds = %bb2
  %2 = getelementptr inbounds nuw i32, ptr %table, i64 %_13
  %_12 = load i32, ptr %2, align 4, !noundef !3
  %_0 = xor i32 %_3, %_12
  ret i32 %_0

panic2:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_13, i64 noundef 256, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_cd11ff56581b3b29f0a6ee1853f14270) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @merge(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %a.0, i64 noundef range(i64 0, 2305843009213693952) %a.1, ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %b.0, i64 noundef range(i64 0, 2305843009213693952) %b.1) unnamed_addr #2 {
start:
  %j = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %s = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  call void @llvm.lifetime.start.p0(ptr %j)
  store i64 0, ptr %j, align 8
  store i32 0, ptr %s, align 4
  br label %bb1

bb1:                                              ; preds = %bb10, %start
  %_6 = load i64, ptr %i, align 8, !noundef !3
  %_5 = icmp ult i64 %_6, %a.1
  br i1 %_5, label %bb2, label %bb12

bb12:                                             ; preds = %bb1
  br label %bb13

bb2:                                              ; preds = %bb1
  %_9 = load i64, ptr %j, align 8, !noundef !3
  %_8 = icmp ult i64 %_9, %b.1
  br i1 %_8, label %bb3, label %bb11

bb13:                                             ; preds = %bb11, %bb12
  call void @llvm.lifetime.end.p0(ptr %j)
  call void @llvm.lifetime.end.p0(ptr %i)
  %0 = load i32, ptr %s, align 4, !noundef !3
  ret i32 %0

bb11:                                             ; preds = %bb2
  br label %bb13

bb3:                                              ; preds = %bb2
  %_13 = load i64, ptr %i, align 8, !noundef !3
  %_14 = icmp ult i64 %_13, %a.1
  br i1 %_14, label %bb4, label %panic

bb4:                                              ; preds = %bb3
  %1 = getelementptr inbounds nuw i32, ptr %a.0, i64 %_13
  %_12 = load i32, ptr %1, align 4, !noundef !3
  %_16 = load i64, ptr %j, align 8, !noundef !3
  %_17 = icmp ult i64 %_16, %b.1
  br i1 %_17, label %bb5, label %panic1

panic:                                            ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_13, i64 noundef %a.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7daee9fc4073479d7aae47f789973e55) #9
  unreachable

bb5:                                              ; preds = %bb4
  %2 = getelementptr inbounds nuw i32, ptr %b.0, i64 %_16
  %_15 = load i32, ptr %2, align 4, !noundef !3
  %_11 = icmp ult i32 %_12, %_15
  br i1 %_11, label %bb6, label %bb8

panic1:                                           ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_16, i64 noundef %b.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_64d8e6eaa95acf22ec2c89dbff3bc3dd) #9
  unreachable

bb8:                                              ; preds = %bb5
  %3 = load i32, ptr %s, align 4, !noundef !3
  %_22 = mul i32 %3, 5
  %_24 = load i64, ptr %j, align 8, !noundef !3
  %_25 = icmp ult i64 %_24, %b.1
  br i1 %_25, label %bb9, label %panic2

bb6:                                              ; preds = %bb5
  %4 = load i32, ptr %s, align 4, !noundef !3
  %_18 = mul i32 %4, 3
  %_20 = load i64, ptr %i, align 8, !noundef !3
  %_21 = icmp ult i64 %_20, %a.1
  br i1 %_21, label %bb7, label %panic3

bb9:                                              ; preds = %bb8
  %5 = getelementptr inbounds nuw i32, ptr %b.0, i64 %_24
  %_23 = load i32, ptr %5, align 4, !noundef !3
  %6 = add i32 %_22, %_23
  store i32 %6, ptr %s, align 4
  %7 = load i64, ptr %j, align 8, !noundef !3
  %8 = add i64 %7, 1
  store i64 %8, ptr %j, align 8
  br label %bb10

panic2:                                           ; preds = %bb8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_24, i64 noundef %b.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_1335f635a49ae8c15bc906bab3b480e2) #9
  unreachable

bb10:                                             ; preds = %bb7, %bb9
  br label %bb1

bb7:                                              ; preds = %bb6
  %9 = getelementptr inbounds nuw i32, ptr %a.0, i64 %_20
  %_19 = load i32, ptr %9, align 4, !noundef !3
  %10 = add i32 %_18, %_19
  store i32 %10, ptr %s, align 4
  %11 = load i64, ptr %i, align 8, !noundef !3
  %12 = add i64 %11, 1
  store i64 %12, ptr %i, align 8
  br label %bb10

panic3:                                           ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_20, i64 noundef %a.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a7f18bad6cf8927f7d7effd2156adf1a) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @next(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, i64 noundef %i) unnamed_addr #2 {
start:
  %_0 = alloca [4 x i8], align 4
  %_3 = icmp ult i64 %i, %v.1
  br i1 %_3, label %bb1, label %bb3

bb3:                                              ; preds = %start
  store i32 0, ptr %_0, align 4
  br label %bb4

bb1:                                              ; preds = %start
  %_5 = add i64 %i, 1
  %_6 = icmp ult i64 %_5, %v.1
  br i1 %_6, label %bb2, label %panic

bb4:                                              ; preds = %bb2, %bb3
  %0 = load i32, ptr %_0, align 4, !noundef !3
  ret i32 %0

bb2:                                              ; preds = %bb1
  %1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_5
  %2 = load i32, ptr %1, align 4, !noundef !3
  store i32 %2, ptr %_0, align 4
  br label %bb4

panic:                                            ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_5, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_aaa2609bb6baacd248af143ac8e1544d) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @pairs(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1) unnamed_addr #2 {
start:
  %i = alloca [8 x i8], align 8
  %s = alloca [4 x i8], align 4
  store i32 0, ptr %s, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %bb1

bb1:                                              ; preds = %bb4, %start
  %_5 = load i64, ptr %i, align 8, !noundef !3
  %_4 = add i64 %_5, 1
  %_3 = icmp ult i64 %_4, %v.1
  br i1 %_3, label %bb2, label %bb5

bb5:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %i)
  %0 = load i32, ptr %s, align 4, !noundef !3
  ret i32 %0

bb2:                                              ; preds = %bb1
  %_10 = load i64, ptr %i, align 8, !noundef !3
  %_11 = icmp ult i64 %_10, %v.1
  br i1 %_11, label %bb3, label %panic

bb3:                                              ; preds = %bb2
  %1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_10
  %_9 = load i32, ptr %1, align 4, !noundef !3
  %_14 = load i64, ptr %i, align 8, !noundef !3
  %_13 = add i64 %_14, 1
  %_15 = icmp ult i64 %_13, %v.1
  br i1 %_15, label %bb4, label %panic1

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_10, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_103f91aa152dca8b49472dadae6da73e) #9
  unreachable

bb4:                                              ; preds = %bb3
  %2 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_13
  %_12 = load i32, ptr %2, align 4, !noundef !3
  %_8 = mul i32 %_9, %_12
  %3 = load i32, ptr %s, align 4, !noundef !3
  %_7 = add i32 %3, %_8
  store i32 %_7, ptr %s, align 4
  %4 = load i64, ptr %i, align 8, !noundef !3
  %5 = add i64 %4, 2
  store i64 %5, ptr %i, align 8
  br label %bb1

panic1:                                           ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_13, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_63ce06264583a0664a58a9f5defe3e35) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @parse(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %s.0, i64 noundef range(i64 0, -9223372036854775808) %s.1) unnamed_addr #2 {
start:
  %i = alloca [8 x i8], align 8
  %n = alloca [4 x i8], align 4
  store i64 0, ptr %i, align 8
  store i32 0, ptr %n, align 4
  br label %bb1

bb1:                                              ; preds = %bb4, %start
  %_4 = load i64, ptr %i, align 8, !noundef !3
  %_3 = icmp ult i64 %_4, %s.1
  br i1 %_3, label %bb2, label %bb6

bb6:                                              ; preds = %bb1
  br label %bb7

bb2:                                              ; preds = %bb1
  %_7 = load i64, ptr %i, align 8, !noundef !3
  %_8 = icmp ult i64 %_7, %s.1
  br i1 %_8, label %bb3, label %panic

bb7:                                              ; preds = %bb5, %bb6
  br label %bb8

bb3:                                              ; preds = %bb2
  %0 = getelementptr inbounds nuw i8, ptr %s.0, i64 %_7
  %_6 = load i8, ptr %0, align 1, !noundef !3
  %1 = icmp eq i8 %_6, 32
  br i1 %1, label %bb4, label %bb5

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_7, i64 noundef %s.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e92a02f95467b64f8f9a5bdbcb4ab55b) #9
  unreachable

bb4:                                              ; preds = %bb3
  %2 = load i64, ptr %i, align 8, !noundef !3
  %3 = add i64 %2, 1
  store i64 %3, ptr %i, align 8
  br label %bb1

bb5:                                              ; preds = %bb3
  br label %bb7

bb8:                                              ; preds = %bb14, %bb7
  %_10 = load i64, ptr %i, align 8, !noundef !3
  %_9 = icmp ult i64 %_10, %s.1
  br i1 %_9, label %bb9, label %bb17

bb17:                                             ; preds = %bb8
  br label %bb18

bb9:                                              ; preds = %bb8
  %_13 = load i64, ptr %i, align 8, !noundef !3
  %_14 = icmp ult i64 %_13, %s.1
  br i1 %_14, label %bb10, label %panic1

bb18:                                             ; preds = %bb15, %bb16, %bb17
  %_26 = load i64, ptr %i, align 8, !noundef !3
  %_25 = icmp ult i64 %_26, %s.1
  br i1 %_25, label %bb19, label %bb23

bb10:                                             ; preds = %bb9
  %4 = getelementptr inbounds nuw i8, ptr %s.0, i64 %_13
  %_12 = load i8, ptr %4, align 1, !noundef !3
  %_11 = icmp uge i8 %_12, 48
  br i1 %_11, label %bb11, label %bb16

panic1:                                           ; preds = %bb9
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_13, i64 noundef %s.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_65c56eb2a9de03739bdb5d52ba041b1d) #9
  unreachable

bb16:                                             ; preds = %bb10
  br label %bb18

bb11:                                             ; preds = %bb10
  %_17 = load i64, ptr %i, align 8, !noundef !3
  %_18 = icmp ult i64 %_17, %s.1
  br i1 %_18, label %bb12, label %panic2

bb12:                                             ; preds = %bb11
  %5 = getelementptr inbounds nuw i8, ptr %s.0, i64 %_17
  %_16 = load i8, ptr %5, align 1, !noundef !3
  %_15 = icmp ule i8 %_16, 57
  br i1 %_15, label %bb13, label %bb15

panic2:                                           ; preds = %bb11
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_17, i64 noundef %s.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_3971417639b68d233f9b285e7d94a58e) #9
  unreachable

bb15:                                             ; preds = %bb12
  br label %bb18

bb13:                                             ; preds = %bb12
  %6 = load i32, ptr %n, align 4, !noundef !3
  %_19 = mul i32 %6, 10
  %_23 = load i64, ptr %i, align 8, !noundef !3
  %_24 = icmp ult i64 %_23, %s.1
  br i1 %_24, label %bb14, label %panic4

bb23:                                             ; preds = %bb18
  br label %bb24

bb19:                                             ; preds = %bb18
  %7 = load i64, ptr %i, align 8, !noundef !3
  %_28 = icmp ult i64 %7, %s.1
  br i1 %_28, label %bb20, label %panic3

bb24:                                             ; preds = %bb22, %bb21, %bb23
  %8 = load i32, ptr %n, align 4, !noundef !3
  ret i32 %8

bb20:                                             ; preds = %bb19
  %9 = load i64, ptr %i, align 8, !noundef !3
  %10 = getelementptr inbounds nuw i8, ptr %s.0, i64 %9
  %_27 = load i8, ptr %10, align 1, !noundef !3
  %11 = icmp eq i8 %_27, 33
  br i1 %11, label %bb21, label %bb22

panic3:                                           ; preds = %bb19
  %12 = load i64, ptr %i, align 8, !noundef !3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %12, i64 noundef %s.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_1b1c8800dc75006625b50cbb1479ec5e) #9
  unreachable

bb21:                                             ; preds = %bb20
  %13 = load i32, ptr %n, align 4, !noundef !3
  %_29 = sub i32 0, %13
  store i32 %_29, ptr %n, align 4
  br label %bb24

bb22:                                             ; preds = %bb20
  br label %bb24

bb14:                                             ; preds = %bb13
  %14 = getelementptr inbounds nuw i8, ptr %s.0, i64 %_23
  %_22 = load i8, ptr %14, align 1, !noundef !3
  %_21 = sub i8 %_22, 48
  %_20 = zext i8 %_21 to i32
  %15 = add i32 %_19, %_20
  store i32 %15, ptr %n, align 4
  %16 = load i64, ptr %i, align 8, !noundef !3
  %17 = add i64 %16, 1
  store i64 %17, ptr %i, align 8
  br label %bb8

panic4:                                           ; preds = %bb13
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_23, i64 noundef %s.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_da8879eb230a488d4932a2c218207dc1) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i64 @partition(ptr noalias noundef nonnull align 4 %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1) unnamed_addr #2 {
start:
  %_17 = alloca [4 x i8], align 4
  %j = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  store i64 0, ptr %i, align 8
  call void @llvm.lifetime.start.p0(ptr %j)
  store i64 %v.1, ptr %j, align 8
  br label %bb1

bb1:                                              ; preds = %bb6, %start
  %_5 = load i64, ptr %i, align 8, !noundef !3
  %_6 = load i64, ptr %j, align 8, !noundef !3
  %_4 = icmp ult i64 %_5, %_6
  br i1 %_4, label %bb2, label %bb7

bb7:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %j)
  %0 = load i64, ptr %i, align 8, !noundef !3
  ret i64 %0

bb2:                                              ; preds = %bb1
  %_9 = load i64, ptr %i, align 8, !noundef !3
  %_10 = icmp ult i64 %_9, %v.1
  br i1 %_10, label %bb3, label %panic

bb3:                                              ; preds = %bb2
  %1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_9
  %_8 = load i32, ptr %1, align 4, !noundef !3
  %_7 = icmp slt i32 %_8, 0
  br i1 %_7, label %bb4, label %bb5

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_9, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_bd20fd1a0b9f1e96dcc43153fdf6ff13) #9
  unreachable

bb5:                                              ; preds = %bb3
  %2 = load i64, ptr %j, align 8, !noundef !3
  %3 = sub i64 %2, 1
  store i64 %3, ptr %j, align 8
  %_11 = load i64, ptr %i, align 8, !noundef !3
  %_12 = load i64, ptr %j, align 8, !noundef !3
  %_14 = icmp ult i64 %_11, %v.1
  br i1 %_14, label %bb8, label %panic1

bb4:                                              ; preds = %bb3
  %4 = load i64, ptr %i, align 8, !noundef !3
  %5 = add i64 %4, 1
  store i64 %5, ptr %i, align 8
  br label %bb6

bb8:                                              ; preds = %bb5
  %_13 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_11
  %_16 = icmp ult i64 %_12, %v.1
  br i1 %_16, label %bb9, label %panic2

panic1:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_11, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a79088611c29e546af3369b73d282853) #9
  unreachable

bb9:                                              ; preds = %bb8
  %_15 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_12
  call void @llvm.lifetime.start.p0(ptr %_17)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_17, ptr align 4 %_13, i64 4, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %_13, ptr align 4 %_15, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_15, ptr align 4 %_17, i64 4, i1 false)
  call void @llvm.lifetime.end.p0(ptr %_17)
  br label %bb6

panic2:                                           ; preds = %bb8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_12, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a79088611c29e546af3369b73d282853) #9
  unreachable

bb6:                                              ; preds = %bb4, %bb9
  br label %bb1
}

; Function Attrs: nonlazybind uwtable
define void @prefix(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias noundef nonnull align 4 %out.0, i64 noundef range(i64 0, 2305843009213693952) %out.1) unnamed_addr #2 {
start:
  %iter = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %_3 = icmp ule i64 %out.1, %v.1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_6 = icmp ult i64 0, %out.1
  br i1 %_6, label %bb3, label %panic

bb1:                                              ; preds = %start
  br label %bb8

bb3:                                              ; preds = %bb2
  %0 = getelementptr inbounds nuw i32, ptr %out.0, i64 0
  store i32 0, ptr %0, align 4
  store i64 0, ptr %iter, align 8
  br label %bb4

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef %out.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d9a064cd902a4c61866cd5b669c724a9) #9
  unreachable

bb4:                                              ; preds = %bb7, %bb3
  call void @llvm.lifetime.start.p0(ptr %_7)
  %_19 = load i64, ptr %iter, align 8, !noundef !3
  %_16 = icmp ult i64 %_19, %v.1
  br i1 %_16, label %bb9, label %bb10

bb10:                                             ; preds = %bb4
  call void @llvm.lifetime.end.p0(ptr %_7)
  br label %bb8

bb9:                                              ; preds = %bb4
  %_17 = load i64, ptr %iter, align 8, !noundef !3
  %1 = add nuw i64 %_17, 1
  store i64 %1, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %_17, ptr %2, align 8
  store i64 1, ptr %_7, align 8
  %3 = getelementptr inbounds i8, ptr %_7, i64 8
  %i = load i64, ptr %3, align 8, !noundef !3
  %_11 = icmp ult i64 %i, %out.1
  br i1 %_11, label %bb5, label %panic1

bb8:                                              ; preds = %bb1, %bb10
  ret void

bb5:                                              ; preds = %bb9
  %4 = getelementptr inbounds nuw i32, ptr %out.0, i64 %i
  %_10 = load i32, ptr %4, align 4, !noundef !3
  %_13 = icmp ult i64 %i, %v.1
  br i1 %_13, label %bb6, label %panic2

panic1:                                           ; preds = %bb9
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %out.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d48907531d98139fdd8e18f35ea100dc) #9
  unreachable

bb6:                                              ; preds = %bb5
  %5 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i
  %_12 = load i32, ptr %5, align 4, !noundef !3
  %_9 = add i32 %_10, %_12
  %_14 = add i64 %i, 1
  %_15 = icmp ult i64 %_14, %out.1
  br i1 %_15, label %bb7, label %panic3

panic2:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_59253024bc64179fc4626fec3bf949b4) #9
  unreachable

bb7:                                              ; preds = %bb6
  %6 = getelementptr inbounds nuw i32, ptr %out.0, i64 %_14
  store i32 %_9, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %_7)
  br label %bb4

panic3:                                           ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_14, i64 noundef %out.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_66c0cecdc38c492051c95323e572fbbc) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define void @reverse(ptr noalias noundef nonnull align 4 %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1) unnamed_addr #2 {
start:
  %iter = alloca [8 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %iter1 = udiv i64 %v.1, 2
  store i64 0, ptr %iter, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %start
  call void @llvm.lifetime.start.p0(ptr %_4)
  %_15 = load i64, ptr %iter, align 8, !noundef !3
  %_12 = icmp ult i64 %_15, %iter1
  br i1 %_12, label %bb4, label %bb5

bb5:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_4)
  ret void

bb4:                                              ; preds = %bb1
  %_13 = load i64, ptr %iter, align 8, !noundef !3
  %0 = add nuw i64 %_13, 1
  store i64 %0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %_13, ptr %1, align 8
  store i64 1, ptr %_4, align 8
  %2 = getelementptr inbounds i8, ptr %_4, i64 8
  %i = load i64, ptr %2, align 8, !noundef !3
  %_7 = icmp ult i64 %i, %v.1
  br i1 %_7, label %bb2, label %panic

bb2:                                              ; preds = %bb4
  %3 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i
  %t = load i32, ptr %3, align 4, !noundef !3
  %_10 = sub i64 %v.1, 1
  %_9 = sub i64 %_10, %i
  %_11 = icmp ult i64 %_9, %v.1
  br i1 %_11, label %bb3, label %panic2

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f1b1b5c391f375df5aebdc45f9120f62) #9
  unreachable

bb3:                                              ; preds = %bb2
  %4 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_9
  %_8 = load i32, ptr %4, align 4, !noundef !3
  %5 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i
  store i32 %_8, ptr %5, align 4
  %6 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_9
  store i32 %t, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %_4)
  br label %bb1

panic2:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_9, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f1d706636e51afc96c6258c364c32e41) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef double @row(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %m.0, i64 noundef range(i64 0, 1152921504606846976) %m.1, i64 noundef %n, i64 noundef %i) unnamed_addr #2 {
start:
  %_4 = icmp ult i64 %i, %n
  %0 = call i1 @llvm.expect.i1(i1 %_4, i1 true)
  br i1 %0, label %bb1, label %bb3

bb3:                                              ; preds = %bb1, %start
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_638965abd028a961f44f6a9ed68ab59e, i64 noundef 39, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_6570e6d2b2fd43c2035ec22cab303751) #9
  unreachable

bb1:                                              ; preds = %start
  %_5 = icmp uge i64 %m.1, %n
  %1 = call i1 @llvm.expect.i1(i1 %_5, i1 true)
  br i1 %1, label %bb2, label %bb3

bb2:                                              ; preds = %bb1
  %_8 = icmp ult i64 %i, %m.1
  br i1 %_8, label %bb4, label %panic

bb4:                                              ; preds = %bb2
  %2 = getelementptr inbounds nuw double, ptr %m.0, i64 %i
  %_0 = load double, ptr %2, align 8, !noundef !3
  ret double %_0

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %m.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9d182a27de7b2974ff4361f3f66aed7c) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i64 @search(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, i32 noundef %x) unnamed_addr #2 {
start:
  %hi = alloca [8 x i8], align 8
  %lo = alloca [8 x i8], align 8
  store i64 0, ptr %lo, align 8
  call void @llvm.lifetime.start.p0(ptr %hi)
  store i64 %v.1, ptr %hi, align 8
  br label %bb1

bb1:                                              ; preds = %bb6, %start
  %_6 = load i64, ptr %lo, align 8, !noundef !3
  %_7 = load i64, ptr %hi, align 8, !noundef !3
  %_5 = icmp ult i64 %_6, %_7
  br i1 %_5, label %bb2, label %bb7

bb7:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %hi)
  %0 = load i64, ptr %lo, align 8, !noundef !3
  ret i64 %0

bb2:                                              ; preds = %bb1
  %_9 = load i64, ptr %lo, align 8, !noundef !3
  %_12 = load i64, ptr %hi, align 8, !noundef !3
  %_13 = load i64, ptr %lo, align 8, !noundef !3
  %_11 = sub i64 %_12, %_13
  %_10 = udiv i64 %_11, 2
  %mid = add i64 %_9, %_10
  %_16 = icmp ult i64 %mid, %v.1
  br i1 %_16, label %bb3, label %panic

bb3:                                              ; preds = %bb2
  %1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %mid
  %_15 = load i32, ptr %1, align 4, !noundef !3
  %_14 = icmp ult i32 %_15, %x
  br i1 %_14, label %bb4, label %bb5

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %mid, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b4f56648121c5b37b4614aa123ca5248) #9
  unreachable

bb5:                                              ; preds = %bb3
  store i64 %mid, ptr %hi, align 8
  br label %bb6

bb4:                                              ; preds = %bb3
  %2 = add i64 %mid, 1
  store i64 %2, ptr %lo, align 8
  br label %bb6

bb6:                                              ; preds = %bb4, %bb5
  br label %bb1
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @strided(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1) unnamed_addr #2 {
start:
  %i = alloca [8 x i8], align 8
  %s = alloca [4 x i8], align 4
  store i32 0, ptr %s, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %start
  %_4 = load i64, ptr %i, align 8, !noundef !3
  %_3 = icmp ult i64 %_4, %v.1
  br i1 %_3, label %bb2, label %bb4

bb4:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %i)
  %0 = load i32, ptr %s, align 4, !noundef !3
  ret i32 %0

bb2:                                              ; preds = %bb1
  %_8 = load i64, ptr %i, align 8, !noundef !3
  %_9 = icmp ult i64 %_8, %v.1
  br i1 %_9, label %bb3, label %panic

bb3:                                              ; preds = %bb2
  %1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_8
  %_7 = load i32, ptr %1, align 4, !noundef !3
  %2 = load i32, ptr %s, align 4, !noundef !3
  %_6 = add i32 %2, %_7
  store i32 %_6, ptr %s, align 4
  %3 = load i64, ptr %i, align 8, !noundef !3
  %4 = add i64 %3, 3
  store i64 %4, ptr %i, align 8
  br label %bb1

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_8, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9dd86c9701bcff1163a0ad15bcfa7914) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @sum(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1) unnamed_addr #2 {
start:
  %iter = alloca [8 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  store i32 0, ptr %s, align 4
  store i64 0, ptr %iter, align 8
  br label %bb1

bb1:                                              ; preds = %bb2, %start
  call void @llvm.lifetime.start.p0(ptr %_3)
  %_11 = load i64, ptr %iter, align 8, !noundef !3
  %_8 = icmp ult i64 %_11, %v.1
  br i1 %_8, label %bb3, label %bb4

bb4:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_3)
  %0 = load i32, ptr %s, align 4, !noundef !3
  ret i32 %0

bb3:                                              ; preds = %bb1
  %_9 = load i64, ptr %iter, align 8, !noundef !3
  %1 = add nuw i64 %_9, 1
  store i64 %1, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %_9, ptr %2, align 8
  store i64 1, ptr %_3, align 8
  %3 = getelementptr inbounds i8, ptr %_3, i64 8
  %i = load i64, ptr %3, align 8, !noundef !3
  %_5 = load i32, ptr %s, align 4, !noundef !3
  %_7 = icmp ult i64 %i, %v.1
  br i1 %_7, label %bb2, label %panic

bb2:                                              ; preds = %bb3
  %4 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i
  %_6 = load i32, ptr %4, align 4, !noundef !3
  %5 = add i32 %_5, %_6
  store i32 %5, ptr %s, align 4
  call void @llvm.lifetime.end.p0(ptr %_3)
  br label %bb1

panic:                                            ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_1c77c529e479bc8776878879c62b56c3) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @while_sum(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1) unnamed_addr #2 {
start:
  %i = alloca [8 x i8], align 8
  %s = alloca [4 x i8], align 4
  store i32 0, ptr %s, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %start
  %_4 = load i64, ptr %i, align 8, !noundef !3
  %_3 = icmp ult i64 %_4, %v.1
  br i1 %_3, label %bb2, label %bb4

bb4:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %i)
  %0 = load i32, ptr %s, align 4, !noundef !3
  ret i32 %0

bb2:                                              ; preds = %bb1
  %_8 = load i64, ptr %i, align 8, !noundef !3
  %_9 = icmp ult i64 %_8, %v.1
  br i1 %_9, label %bb3, label %panic

bb3:                                              ; preds = %bb2
  %1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_8
  %_7 = load i32, ptr %1, align 4, !noundef !3
  %2 = load i32, ptr %s, align 4, !noundef !3
  %_6 = add i32 %2, %_7
  store i32 %_6, ptr %s, align 4
  %3 = load i64, ptr %i, align 8, !noundef !3
  %4 = add i64 %3, 1
  store i64 %4, ptr %i, align 8
  br label %bb1

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_8, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9305002e66b8d66c34a446865773b0df) #9
  unreachable
}

; Function Attrs: nonlazybind uwtable
define noundef i32 @window(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, i64 noundef %k) unnamed_addr #2 {
start:
  %iter = alloca [8 x i8], align 8
  %_6 = alloca [16 x i8], align 8
  %best = alloca [4 x i8], align 4
  store i32 0, ptr %best, align 4
  %0 = icmp eq i64 %k, 0
  br i1 %0, label %bb2, label %bb1

bb2:                                              ; preds = %bb1, %start
  br label %bb8

bb1:                                              ; preds = %start
  %_3 = icmp ugt i64 %k, %v.1
  br i1 %_3, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  %iter1 = sub i64 %v.1, %k
  store i64 0, ptr %iter, align 8
  br label %bb4

bb4:                                              ; preds = %bb6, %bb3
  call void @llvm.lifetime.start.p0(ptr %_6)
  %_18 = load i64, ptr %iter, align 8, !noundef !3
  %_15 = icmp ult i64 %_18, %iter1
  br i1 %_15, label %bb9, label %bb10

bb10:                                             ; preds = %bb4
  call void @llvm.lifetime.end.p0(ptr %_6)
  br label %bb8

bb9:                                              ; preds = %bb4
  %_16 = load i64, ptr %iter, align 8, !noundef !3
  %1 = add nuw i64 %_16, 1
  store i64 %1, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %_16, ptr %2, align 8
  store i64 1, ptr %_6, align 8
  %3 = getelementptr inbounds i8, ptr %_6, i64 8
  %i = load i64, ptr %3, align 8, !noundef !3
  %_8 = load i32, ptr %best, align 4, !noundef !3
  %_11 = add i64 %i, %k
  %_12 = icmp ult i64 %_11, %v.1
  br i1 %_12, label %bb5, label %panic

bb8:                                              ; preds = %bb2, %bb10
  %4 = load i32, ptr %best, align 4, !noundef !3
  ret i32 %4

bb5:                                              ; preds = %bb9
  %5 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_11
  %_10 = load i32, ptr %5, align 4, !noundef !3
  %_14 = icmp ult i64 %i, %v.1
  br i1 %_14, label %bb6, label %panic2

panic:                                            ; preds = %bb9
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_11, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8195ee06f295f45184bad1bc88da4cfa) #9
  unreachable

bb6:                                              ; preds = %bb5
  %6 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i
  %_13 = load i32, ptr %6, align 4, !noundef !3
  %_9 = sub i32 %_10, %_13
; call core::cmp::Ord::max
  %7 = call noundef i32 @_ZN4core3cmp3Ord3max17h64d7eb33616ea15fE(i32 noundef %_8, i32 noundef %_9) #10
  store i32 %7, ptr %best, align 4
  call void @llvm.lifetime.end.p0(ptr %_6)
  br label %bb4

panic2:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_3c7511adb98b3e9abd58090a9cf4837c) #9
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.expect.i1(i1, i1) #7

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8

attributes #0 = { alwaysinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { noinline noreturn }
attributes #10 = { inlinehint }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{i8 0, i8 2}
