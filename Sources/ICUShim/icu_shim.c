#include "icu_shim.h"

#include <stddef.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

const uint8_t typeproof_bidi_natural = UBIDI_DEFAULT_LTR;

static UBiDi *icu_bidi(typeproof_bidi bidi) { return (UBiDi *)bidi; }
static UBreakIterator *icu_breaks(typeproof_breaks breaks) { return (UBreakIterator *)breaks; }

typeproof_bidi typeproof_bidi_open(void) { return (typeproof_bidi)ubidi_open(); }
void typeproof_bidi_close(typeproof_bidi bidi) { ubidi_close(icu_bidi(bidi)); }

int typeproof_bidi_set_paragraphs(typeproof_bidi bidi, const uint16_t *text, int32_t length,
                                  uint8_t level) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(icu_bidi(bidi), (const UChar *)text, length, level, NULL, &status);
  return status;
}

const uint8_t *typeproof_bidi_levels(typeproof_bidi bidi, int *status) {
  UErrorCode code = U_ZERO_ERROR;
  const UBiDiLevel *levels = ubidi_getLevels(icu_bidi(bidi), &code);
  *status = code;
  return levels;
}

uint8_t typeproof_bidi_paragraph_level(typeproof_bidi bidi, int32_t index) {
  UErrorCode code = U_ZERO_ERROR;
  UBiDiLevel level = 0;
  ubidi_getParagraph(icu_bidi(bidi), index, NULL, NULL, &level, &code);
  return U_FAILURE(code) ? 0 : level;
}

int typeproof_bidi_set_line(typeproof_bidi bidi, int32_t start, int32_t limit,
                            typeproof_bidi line) {
  UErrorCode code = U_ZERO_ERROR;
  ubidi_setLine(icu_bidi(bidi), start, limit, icu_bidi(line), &code);
  return code;
}

int32_t typeproof_bidi_run_count(typeproof_bidi line) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t count = ubidi_countRuns(icu_bidi(line), &code);
  return U_FAILURE(code) ? 0 : count;
}

int typeproof_bidi_visual_run(typeproof_bidi line, int32_t index, int32_t *start,
                              int32_t *length) {
  return ubidi_getVisualRun(icu_bidi(line), index, start, length) == UBIDI_RTL;
}

typeproof_breaks typeproof_breaks_open(int lines, const char *locale, int *status) {
  UErrorCode code = U_ZERO_ERROR;
  UBreakIterator *breaks =
      ubrk_open(lines ? UBRK_LINE : UBRK_CHARACTER, locale, NULL, 0, &code);
  *status = code;
  return (typeproof_breaks)breaks;
}

void typeproof_breaks_close(typeproof_breaks breaks) { ubrk_close(icu_breaks(breaks)); }

int typeproof_breaks_set_text(typeproof_breaks breaks, const uint16_t *text, int32_t length) {
  UErrorCode code = U_ZERO_ERROR;
  ubrk_setText(icu_breaks(breaks), (const UChar *)text, length, &code);
  return code;
}

int32_t typeproof_breaks_next(typeproof_breaks breaks) { return ubrk_next(icu_breaks(breaks)); }

int typeproof_breaks_is_mandatory(typeproof_breaks breaks) {
  int32_t status = ubrk_getRuleStatus(icu_breaks(breaks));
  return status >= UBRK_LINE_HARD && status < UBRK_LINE_HARD_LIMIT;
}

int typeproof_status_failed(int status) { return U_FAILURE((UErrorCode)status); }
const char *typeproof_status_name(int status) { return u_errorName((UErrorCode)status); }

int32_t typeproof_script(uint32_t character) {
  UErrorCode code = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)character, &code);
  return U_FAILURE(code) ? 0 : (int32_t)script;
}

const char *typeproof_script_code(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}

const char *typeproof_script_name(int32_t script) { return uscript_getName((UScriptCode)script); }

int typeproof_is_white_space(uint32_t character) { return u_isUWhiteSpace((UChar32)character); }

int typeproof_is_default_ignorable(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

void typeproof_icu_versions(char icu[20], char unicode[20]) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, icu);
  u_getUnicodeVersion(version);
  u_versionToString(version, unicode);
}
