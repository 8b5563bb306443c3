#ifndef TYPEPROOF_PLURAL_SHIM_H
#define TYPEPROOF_PLURAL_SHIM_H

#include <stdint.h>

/* ICU's names of functions end in its version, which Swift cannot write. */

/* The plural category of a number in a language, such as "few". Returns its length, or 0 on failure. */
int32_t typeproof_plural_category(const char *language, double number, char *name,
                                  int32_t capacity);

#endif
