#ifndef TYPEPROOF_PNG_DEFLATE_H
#define TYPEPROOF_PNG_DEFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ISA-L's deflate, a zlib stream at a time, with its large state behind a pointer as the one of
   png_inflate.h. It packs less well than zlib, many times as fast. */

typedef struct png_deflater png_deflater;

/* What one step did. */
typedef struct {
  size_t consumed;
  size_t produced;
  /* The stream is complete. */
  bool is_finished;
  /* It cannot go on. */
  bool has_failed;
} png_deflate_step;

/* The bytes a stream takes. */
size_t png_deflater_size(void);

/* A stream with nothing in it, in memory aligned as malloc's; it needs no end. */
png_deflater *png_deflater_start(void *memory);

/* Goes on with a stream until the input is used up and, if it is the last, the stream is complete,
   or the output is full. Both counts are below 2^32. */
png_deflate_step png_deflater_run(png_deflater *stream, const uint8_t *input, size_t input_count,
                                  bool is_last, uint8_t *output, size_t output_count);

#endif
