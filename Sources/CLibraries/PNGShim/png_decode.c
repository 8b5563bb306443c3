#include <png.h>
#include <string.h>

#include "png_complaint.h"
#include "png_shim.h"

/* The part of the file that libpng has not read. */
typedef struct {
  const uint8_t *bytes;
  size_t left;
} unread;

typedef struct {
  png_shim_pixel pixel;
  uint8_t *pixels;
  size_t bytes_per_row;
  size_t rows;
} destination;

static void read_bytes(png_structp png, png_bytep into, size_t count) {
  unread *file = png_get_io_ptr(png);
  if (count > file->left) png_error(png, "the file ends too early");
  memcpy(into, file->bytes, count);
  file->bytes += count;
  file->left -= count;
}

static void be_strict(png_structp png) {
  png_set_benign_errors(png, 0);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  /* All chunks but those the samples depend on: colour profiles and compressed text are a way to
     make a reader work and allocate for nothing. */
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  /* The caller has limited the size already, by pixels and not by side. */
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
}

/* Whether rows are two grey levels a byte, as those of goldens are, one after the other. libpng takes a
   level at a time, and so most of the time of decoding a golden. */
static bool has_pairs_of_gray(png_structp png, png_infop info) {
  return png_get_color_type(png, info) == PNG_COLOR_TYPE_GRAY && png_get_bit_depth(png, info) == 4 &&
         png_get_interlace_type(png, info) == PNG_INTERLACE_NONE;
}

/* The eight levels of four pairs, a byte each, the first in the lowest. */
static uint64_t eight_levels(uint32_t pairs) {
  uint64_t spread = pairs;
  spread = (spread | spread << 16) & 0x0000FFFF0000FFFF;
  spread = (spread | spread << 8) & 0x00FF00FF00FF00FF;
  /* A nibble times 17 stays within its byte. */
  return ((spread >> 4 & 0x000F000F000F000F) | (spread << 8 & 0x0F000F000F000F00)) * 17;
}

/* A byte for each of `width` levels, from pairs that end where the row ends. What is written never comes
   up with what is still to be read. */
static void expand_pairs(uint8_t *row, size_t width) {
  const uint8_t *pairs = row + width - (width + 1) / 2;
  size_t level = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  for (; level + 8 <= width; level += 8) {
    uint32_t four;
    memcpy(&four, pairs, sizeof four);
    pairs += sizeof four;
    uint64_t eight = eight_levels(four);
    memcpy(row + level, &eight, sizeof eight);
  }
#endif
  for (; level + 1 < width; level += 2) {
    uint8_t pair = *pairs++;
    row[level] = (uint8_t)((pair >> 4) * 17);
    row[level + 1] = (uint8_t)((pair & 15) * 17);
  }
  if (width % 2 == 1) row[width - 1] = (uint8_t)((*pairs >> 4) * 17);
}

static void choose_transforms(png_structp png, png_infop info, png_shim_pixel pixel) {
  int color_type = png_get_color_type(png, info);
  if (pixel == png_shim_gray_or_index) {
    /* libpng looks for indices outside the palette only where it leaves them as they are, and only
       at the end; the caller looks them all up anyway. */
    if (color_type == PNG_COLOR_TYPE_PALETTE) png_set_packing(png);
    if (color_type == PNG_COLOR_TYPE_GRAY && !has_pairs_of_gray(png, info)) {
      png_set_expand_gray_1_2_4_to_8(png);
      png_set_scale_16(png);
    }
    return;
  }
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  /* Adds nothing where the file has alpha of its own. */
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
}

static void read_picture(png_structp png, png_infop info, const destination *into) {
  be_strict(png);
  png_read_info(png, info);
  choose_transforms(png, info, into->pixel);
  bool are_pairs = into->pixel == png_shim_gray_or_index && has_pairs_of_gray(png, info);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t read_per_row = are_pairs ? (into->bytes_per_row + 1) / 2 : into->bytes_per_row;
  if (png_get_rowbytes(png, info) != read_per_row ||
      png_get_image_height(png, info) != into->rows) {
    png_error(png, "the pixels are not those the header promised");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (size_t row = 0; row < into->rows; row++) {
      uint8_t *pixels = into->pixels + row * into->bytes_per_row;
      png_read_row(png, pixels + into->bytes_per_row - read_per_row, NULL);
      if (are_pairs) expand_pairs(pixels, into->bytes_per_row);
    }
  }
  png_read_end(png, NULL);
}

bool png_shim_decode(const uint8_t *file, size_t file_size, png_shim_pixel pixel, uint8_t *pixels,
                     size_t bytes_per_row, size_t rows, char *message, size_t message_size) {
  png_complaint complaint = {message, message_size};
  unread source = {file, file_size};
  destination into = {pixel, pixels, bytes_per_row, rows};
  png_complaint_keep(&complaint, "");

  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &complaint, png_complaint_stop,
                                           png_complaint_ignore);
  if (png == NULL) {
    png_complaint_keep(&complaint, "libpng could not start");
    return false;
  }
  png_infop info = png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    png_complaint_keep(&complaint, "libpng could not start");
    return false;
  }
  png_set_read_fn(png, &source, read_bytes);

  volatile bool done = false;
  if (setjmp(png_jmpbuf(png)) == 0) {
    read_picture(png, info, &into);
    done = true;
  }
  png_destroy_read_struct(&png, &info, NULL);
  return done;
}
