/* The control of all bounds: decodes PNG files whole by libpng, as RGBA, and does nothing with the pixels. A
   comparison of files costs at least that much, if it decodes them as most programs do. */

#include <png.h>
#include <stdio.h>
#include <stdlib.h>

static void decode(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) exit(2);
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  /* libpng says on the error side what is wrong, then jumps here. */
  if (setjmp(png_jmpbuf(png)) != 0) exit(2);
  png_init_io(png, file);
  png_read_info(png, info);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_read_update_info(png, info);
  size_t bytes_per_row = png_get_rowbytes(png, info);
  size_t rows = png_get_image_height(png, info);
  png_byte *pixels = malloc(bytes_per_row * rows);
  if (pixels == NULL) exit(2);
  for (size_t row = 0; row < rows; row++) png_read_row(png, pixels + row * bytes_per_row, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(pixels);
  fclose(file);
}

int main(int count, char **paths) {
  for (int index = 1; index < count; index++) decode(paths[index]);
  return 0;
}
