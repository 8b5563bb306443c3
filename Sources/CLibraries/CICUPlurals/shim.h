#ifndef TYPEPROOF_CICU_PLURALS_SHIM_H
#define TYPEPROOF_CICU_PLURALS_SHIM_H

#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

#endif
