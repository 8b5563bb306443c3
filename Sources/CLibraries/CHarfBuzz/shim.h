#ifndef TYPEPROOF_CHARFBUZZ_SHIM_H
#define TYPEPROOF_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

#endif
