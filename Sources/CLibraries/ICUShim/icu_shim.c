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

int typeproof_bidi_set_paragraph(typeproof_bidi bidi, const uint16_t *text, int32_t length,
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

uint8_t typeproof_bidi_paragraph_level(typeproof_bidi bidi) {
  return ubidi_getParaLevel(icu_bidi(bidi));
}

typeproof_bidi_role typeproof_bidi_role_of(uint32_t character) {
  switch (u_charDirection((UChar32)character)) {
    case U_WHITE_SPACE_NEUTRAL: case U_SEGMENT_SEPARATOR: case U_BLOCK_SEPARATOR:
    case U_FIRST_STRONG_ISOLATE: case U_LEFT_TO_RIGHT_ISOLATE: case U_RIGHT_TO_LEFT_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE:
      return typeproof_bidi_space;
    case U_LEFT_TO_RIGHT_EMBEDDING: case U_LEFT_TO_RIGHT_OVERRIDE: case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE: case U_POP_DIRECTIONAL_FORMAT:
      return typeproof_bidi_embedding;
    case U_BOUNDARY_NEUTRAL:
      return typeproof_bidi_joiner;
    case U_DIR_NON_SPACING_MARK:
      return typeproof_bidi_mark;
    default:
      return typeproof_bidi_other;
  }
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

int typeproof_has_script(uint32_t character, int32_t script) {
  return uscript_hasScript((UChar32)character, (UScriptCode)script);
}

int typeproof_bracket_type(uint32_t character) {
  switch (u_getIntPropertyValue((UChar32)character, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN: return 1;
    case U_BPT_CLOSE: return -1;
    default: return 0;
  }
}

uint32_t typeproof_paired_bracket(uint32_t character) {
  return (uint32_t)u_getBidiPairedBracket((UChar32)character);
}

const char *typeproof_script_code(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}

const char *typeproof_script_name(int32_t script) { return uscript_getName((UScriptCode)script); }

int typeproof_is_white_space(uint32_t character) { return u_isUWhiteSpace((UChar32)character); }

int typeproof_is_emoji(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI);
}

int typeproof_is_emoji_by_default(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI_PRESENTATION);
}

int typeproof_is_default_ignorable(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

int typeproof_joins_both_sides(uint32_t character) {
  return u_getIntPropertyValue((UChar32)character, UCHAR_JOINING_TYPE) == U_JT_DUAL_JOINING;
}

void typeproof_icu_versions(char icu[20], char unicode[20]) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, icu);
  u_getUnicodeVersion(version);
  u_versionToString(version, unicode);
}
