#ifndef TYPEPROOF_PNG_SHIM_H
#define TYPEPROOF_PNG_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "png_deflate.h"
#include "png_inflate.h"

/* libpng leaves a function that fails by longjmp, which must never cross a Swift frame. The
   functions here catch that jump and return: true when all went well, else false with libpng's
   reason, cut to fit and closed by a zero, in `message`. */

/* What the caller wants each pixel to become. */
typedef enum {
  /* One byte: the grey level from 0 to 255, or the palette index where the file has a palette. */
  png_shim_gray_or_index = 1,
  /* Four bytes: red, green, blue, alpha; not premultiplied. */
  png_shim_rgba = 4
} png_shim_pixel;

/* Reads a whole PNG file. `pixels` has room for `rows` rows of `bytes_per_row` bytes; a file of any
   other size is refused. Sixteen-bit samples are rounded to eight bits. Chunks that do not change
   the samples are checked against their checksums and skipped. Whatever libpng calls an error is
   one, benign or not. */
bool png_shim_decode(const uint8_t *file, size_t file_size, png_shim_pixel pixel, uint8_t *pixels,
                     size_t bytes_per_row, size_t rows, char *message, size_t message_size);

/* How the rows given to png_shim_encode are stored and are to be packed. */
typedef struct {
  uint32_t width;
  uint32_t height;
  /* The number of the colour type in the PNG specification, section 11.2.1. */
  int color_type;
  /* 1, 2, 4 or 8; smaller samples are packed from the highest bit down. */
  int bits_per_sample;
  /* Colours in the palette; 0 where the colour type has none. */
  int palette_count;
  /* zlib's level, 1 to 9. */
  int compression_level;
  /* Whether each row may choose among all five filters; otherwise no row is filtered. */
  bool filters_rows;
} png_shim_layout;

/* A file in memory, to be given back to png_shim_free. */
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} png_shim_file;

/* Writes a PNG file of the header, the palette, the rows and the end, nothing else. `palette` holds
   red, green, blue, alpha for each colour, those that are not opaque first. `file` must be all
   zeros; it is to be freed whatever the answer. */
bool png_shim_encode(png_shim_layout layout, const uint8_t *rows, size_t bytes_per_row,
                     const uint8_t *palette, png_shim_file *file, char *message,
                     size_t message_size);

/* Frees what png_shim_encode allocated. */
void png_shim_free(png_shim_file *file);

/* The version of the libpng that runs, such as 1.6.39. */
const char *png_shim_libpng_version(void);

/* The version of the zlib that runs beneath it, such as 1.2.13; NULL where it hides its name. */
const char *png_shim_zlib_version(void);

#endif
