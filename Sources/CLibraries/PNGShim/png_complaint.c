#include "png_complaint.h"

#include <string.h>

void png_complaint_keep(png_complaint *complaint, const char *reason) {
  if (complaint->size == 0) return;
  size_t length = strlen(reason);
  if (length >= complaint->size) length = complaint->size - 1;
  memcpy(complaint->message, reason, length);
  complaint->message[length] = 0;
}

void png_complaint_stop(png_structp png, png_const_charp reason) {
  png_complaint_keep(png_get_error_ptr(png), reason);
  png_longjmp(png, 1);
}

void png_complaint_ignore(png_structp png, png_const_charp reason) {
  (void)png;
  (void)reason;
}
