#ifndef TYPEPROOF_CICU_SHIM_H
#define TYPEPROOF_CICU_SHIM_H

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>
#include <unicode/uvernum.h>
#include <unicode/uversion.h>

#endif
