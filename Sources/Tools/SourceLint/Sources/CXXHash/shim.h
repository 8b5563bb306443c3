#ifndef TYPEPROOF_LINT_CXXHASH_SHIM_H
#define TYPEPROOF_LINT_CXXHASH_SHIM_H

#include <xxhash.h>

#endif
