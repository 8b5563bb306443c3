#ifndef TYPEPROOF_CXXHASH_SHIM_H
#define TYPEPROOF_CXXHASH_SHIM_H

#include <xxhash.h>

#endif
