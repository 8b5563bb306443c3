#ifndef TYPEPROOF_LIBFUZZER_H
#define TYPEPROOF_LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/* What libFuzzer has for mutators of others (LLVM, “Structure-Aware Fuzzing with libFuzzer”). It is there
   only in what was built with --sanitize fuzzer. */

/* Changes data in place, and returns its new size. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t greatest_size);

#endif
