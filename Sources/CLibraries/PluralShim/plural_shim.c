#include "plural_shim.h"

#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

int32_t typeproof_plural_category(const char *language, double number, char *name,
                                  int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(language, &code);
  UChar wide[16];
  int32_t length = uplrules_select(rules, number, wide, 16, &code);
  uplrules_close(rules);
  if (U_FAILURE(code) || length <= 0 || length >= capacity) return 0;
  u_UCharsToChars(wide, name, length);
  name[length] = 0;
  return length;
}
