#ifndef TYPEPROOF_CYAML_SHIM_H
#define TYPEPROOF_CYAML_SHIM_H

#include <yaml.h>

#endif
