# rewrite_sources(TARGET SOURCES file.c... [FLAGS flag...])
#
# adds C sources to a target that go through rewrite between clang's front end and its
# back end. FLAGS are those of rewrite, -O2 if there are none. A source is built again when
# it, a header, or a rule file of rewrite changes.
find_program(REWRITE rewrite REQUIRED)
find_program(REWRITE_CLANG NAMES clang-22 clang-21 clang-20 clang-19 clang REQUIRED)

function(rewrite_sources target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;FLAGS")
  if(NOT arg_SOURCES)
    message(FATAL_ERROR "rewrite_sources(${target}): SOURCES are missing")
  endif()
  if(NOT DEFINED arg_FLAGS)
    set(arg_FLAGS -O2)
  endif()
  foreach(source IN LISTS arg_SOURCES)
    cmake_path(ABSOLUTE_PATH source OUTPUT_VARIABLE from)
    set(to ${CMAKE_CURRENT_BINARY_DIR}/${target}.rewrite/${source})
    cmake_path(GET to PARENT_PATH folder)
    file(MAKE_DIRECTORY ${folder})
    # as clang would hand it to its own -O2
    add_custom_command(OUTPUT ${to}.ll
      COMMAND ${REWRITE_CLANG} -O2 -Xclang -disable-llvm-passes -S -emit-llvm -MD -MF ${to}.ll.d ${from} -o ${to}.ll
      DEPENDS ${from} DEPFILE ${to}.ll.d VERBATIM)
    add_custom_command(OUTPUT ${to}.opt.ll
      COMMAND ${REWRITE} ${arg_FLAGS} -MF ${to}.opt.ll.d ${to}.ll -o ${to}.opt.ll
      DEPENDS ${to}.ll ${REWRITE} DEPFILE ${to}.opt.ll.d VERBATIM)
    add_custom_command(OUTPUT ${to}.o
      COMMAND ${REWRITE_CLANG} -O2 -Xclang -disable-llvm-passes -x ir -c ${to}.opt.ll -o ${to}.o
      DEPENDS ${to}.opt.ll VERBATIM)
    set_source_files_properties(${to}.o PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
    target_sources(${target} PRIVATE ${to}.o)
  endforeach()
  set_target_properties(${target} PROPERTIES LINKER_LANGUAGE C)
endfunction()
