#ifndef TYPEPROOF_PNG_COMPLAINT_H
#define TYPEPROOF_PNG_COMPLAINT_H

#include <png.h>
#include <stddef.h>

/* Where libpng's reason for stopping is written. */
typedef struct {
  char *message;
  size_t size;
} png_complaint;

/* Keeps the reason, cut to fit. */
void png_complaint_keep(png_complaint *complaint, const char *reason);

/* For libpng's errors: keeps the reason and jumps back to setjmp. */
PNG_NORETURN void png_complaint_stop(png_structp png, png_const_charp reason);

/* For libpng's warnings: whatever could change a pixel has been made an error. */
void png_complaint_ignore(png_structp png, png_const_charp reason);

#endif
