#ifndef TYPEPROOF_CPNG_SHIM_H
#define TYPEPROOF_CPNG_SHIM_H

#include <png.h>

#endif
