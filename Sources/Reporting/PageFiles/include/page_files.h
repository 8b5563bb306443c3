#ifndef TYPEPROOF_PAGE_FILES_H
#define TYPEPROOF_PAGE_FILES_H

#include <stddef.h>

/* The files of the page, as they stand in the folder “page”, without a zero at the end. */
extern const unsigned char typeproof_page_script[];
extern const size_t typeproof_page_script_size;
extern const unsigned char typeproof_page_style[];
extern const size_t typeproof_page_style_size;
extern const unsigned char typeproof_page_survey_style[];
extern const size_t typeproof_page_survey_style_size;

/* Swift sees no array whose size stands elsewhere. */
static inline const unsigned char *typeproof_page_script_start(void) { return typeproof_page_script; }
static inline const unsigned char *typeproof_page_style_start(void) { return typeproof_page_style; }
static inline const unsigned char *typeproof_page_survey_style_start(void) {
  return typeproof_page_survey_style;
}

#endif
