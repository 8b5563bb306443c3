#ifndef TYPEPROOF_CCAIRO_SHIM_H
#define TYPEPROOF_CCAIRO_SHIM_H

#include <cairo.h>

#endif
