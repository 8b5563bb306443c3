#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "png_complaint.h"
#include "png_shim.h"

static void append_bytes(png_structp png, png_bytep bytes, size_t count) {
  png_shim_file *file = png_get_io_ptr(png);
  if (count > file->capacity - file->count) {
    size_t capacity = file->count + count + file->capacity;
    uint8_t *grown = realloc(file->bytes, capacity);
    if (grown == NULL) png_error(png, "there is no memory left for the file");
    file->bytes = grown;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void write_palette(png_structp png, png_infop info, int count, const uint8_t *palette) {
  png_color colors[PNG_MAX_PALETTE_LENGTH];
  png_byte alpha[PNG_MAX_PALETTE_LENGTH];
  int translucent = 0;
  if (count > PNG_MAX_PALETTE_LENGTH) png_error(png, "a palette holds 256 colours");
  for (int index = 0; index < count; index++) {
    const uint8_t *color = palette + index * 4;
    colors[index] = (png_color){color[0], color[1], color[2]};
    alpha[index] = color[3];
    if (color[3] < 0xFF) translucent = index + 1;
  }
  png_set_PLTE(png, info, colors, count);
  if (translucent > 0) png_set_tRNS(png, info, alpha, translucent, NULL);
}

static void write_picture(png_structp png, png_infop info, png_shim_layout layout,
                          const uint8_t *rows, size_t bytes_per_row, const uint8_t *palette) {
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_compression_level(png, layout.compression_level);
  png_set_compression_mem_level(png, 9);
  /* One data chunk in place of one for every 8 KB, up to a megabyte. */
  png_set_compression_buffer_size(png, 1 << 20);
  png_set_filter(png, PNG_FILTER_TYPE_BASE,
                 layout.filters_rows ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
  png_set_IHDR(png, info, layout.width, layout.height, layout.bits_per_sample, layout.color_type,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (layout.palette_count > 0) write_palette(png, info, layout.palette_count, palette);
  png_write_info(png, info);
  if (png_get_rowbytes(png, info) != bytes_per_row) {
    png_error(png, "the rows are not as long as the layout says");
  }
  for (uint32_t row = 0; row < layout.height; row++) {
    png_write_row(png, rows + row * bytes_per_row);
  }
  png_write_end(png, NULL);
}

bool png_shim_encode(png_shim_layout layout, const uint8_t *rows, size_t bytes_per_row,
                     const uint8_t *palette, png_shim_file *file, char *message,
                     size_t message_size) {
  png_complaint complaint = {message, message_size};
  png_complaint_keep(&complaint, "");

  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &complaint, png_complaint_stop,
                                            png_complaint_ignore);
  if (png == NULL) {
    png_complaint_keep(&complaint, "libpng could not start");
    return false;
  }
  png_infop info = png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_write_struct(&png, NULL);
    png_complaint_keep(&complaint, "libpng could not start");
    return false;
  }
  png_set_write_fn(png, file, append_bytes, flush_nothing);

  volatile bool done = false;
  if (setjmp(png_jmpbuf(png)) == 0) {
    write_picture(png, info, layout, rows, bytes_per_row, palette);
    done = true;
  }
  png_destroy_write_struct(&png, &info);
  return done;
}

void png_shim_free(png_shim_file *file) {
  free(file->bytes);
  *file = (png_shim_file){NULL, 0, 0};
}
