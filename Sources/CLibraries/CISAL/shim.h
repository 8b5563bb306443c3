#ifndef TYPEPROOF_CISAL_SHIM_H
#define TYPEPROOF_CISAL_SHIM_H

#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>

#endif
