#ifndef TYPEPROOF_ICU_SHIM_H
#define TYPEPROOF_ICU_SHIM_H

#include <stdint.h>

/* ICU renames each function by version through macros, which Swift cannot import. And no ICU header
   may reach Swift: Foundation has an ICU of its own, of another version, whose types have the same
   names, and the compiler refuses to see both. Every test that imports XCTest sees Foundation's. */

/* An algorithm's state; never looked into. */
typedef struct typeproof_bidi_state *typeproof_bidi;
typedef struct typeproof_breaks_state *typeproof_breaks;

/* The level that takes the first strong character of each paragraph. */
extern const uint8_t typeproof_bidi_natural;

/* NULL where there is no memory. */
typeproof_bidi typeproof_bidi_open(void);
void typeproof_bidi_close(typeproof_bidi bidi);

/* Runs UAX 9 over one paragraph, which must live as long as `bidi` is used. Returns a status. */
int typeproof_bidi_set_paragraph(typeproof_bidi bidi, const uint16_t *text, int32_t length,
                                 uint8_t level);

/* The level of each unit of the text; owned by `bidi`. */
const uint8_t *typeproof_bidi_levels(typeproof_bidi bidi, int *status);
uint8_t typeproof_bidi_paragraph_level(typeproof_bidi bidi);

/* What a character is to the rules that we apply ourselves. */
typedef enum typeproof_bidi_role {
  typeproof_bidi_other,
  typeproof_bidi_space,     /* Rule L1 gives it its paragraph's level at a line's end. */
  typeproof_bidi_embedding, /* Rule X9 takes it out of the text: what sets embeddings, … */
  typeproof_bidi_joiner,    /* … and boundary neutrals, such as joiners. */
  typeproof_bidi_mark       /* It goes with the character before it (rule W1). */
} typeproof_bidi_role;

typeproof_bidi_role typeproof_bidi_role_of(uint32_t character);

/* Opens a break iterator, 0 for grapheme clusters and 1 for lines; NULL on failure. */
typeproof_breaks typeproof_breaks_open(int lines, const char *locale, int *status);
void typeproof_breaks_close(typeproof_breaks breaks);

/* `text` must live until the last boundary is found. Returns a status. */
int typeproof_breaks_set_text(typeproof_breaks breaks, const uint16_t *text, int32_t length);

/* The next boundary, or -1 after the last. */
int32_t typeproof_breaks_next(typeproof_breaks breaks);

/* Whether the boundary just returned is a mandatory line break. */
int typeproof_breaks_is_mandatory(typeproof_breaks breaks);

int typeproof_status_failed(int status);
const char *typeproof_status_name(int status);

/* The script of a character as ICU numbers it; 0 is common, 1 inherited. */
int32_t typeproof_script(uint32_t character);

/* Whether a script is among a character's Script_Extensions. Common and inherited characters hold
   0 and 1 themselves unless they are limited to certain scripts. */
int typeproof_has_script(uint32_t character, int32_t script);

/* Bidi_Paired_Bracket_Type: 1 for what opens, -1 for what closes, 0 for all else. */
int typeproof_bracket_type(uint32_t character);

/* Bidi_Paired_Bracket: what closes or opens the bracket. */
uint32_t typeproof_paired_bracket(uint32_t character);

/* The ISO 15924 code of a script, four letters. */
const char *typeproof_script_code(int32_t script);
const char *typeproof_script_name(int32_t script);

int typeproof_is_white_space(uint32_t character);
int typeproof_is_emoji(uint32_t character);
int typeproof_is_emoji_by_default(uint32_t character);
int typeproof_is_default_ignorable(uint32_t character);
/* Whether a letter joins the letters before and after it, as most of Arabic do (Joining_Type D). */
int typeproof_joins_both_sides(uint32_t character);

/* The version of the library that runs, and of the Unicode it knows, such as 72.1 and 15.0. */
void typeproof_icu_versions(char icu[20], char unicode[20]);

#endif
