#ifndef TYPEPROOF_PNG_INFLATE_H
#define TYPEPROOF_PNG_INFLATE_H

#include <stddef.h>
#include <stdint.h>

/* ISA-L's inflate, a zlib stream at a time, with its state of some 90 KB behind a pointer: its
   arrays are too long for Swift to see. */

typedef struct png_inflater png_inflater;

typedef enum {
  /* All input is used up, and there is room for more output. */
  png_inflate_needs_input,
  /* The output is full; input may be left. */
  png_inflate_needs_room,
  /* The stream has ended, and its checksum is that of all the output. */
  png_inflate_finished,
  /* The stream breaks a rule, or its checksum is wrong. */
  png_inflate_damaged
} png_inflate_status;

/* What one step did. */
typedef struct {
  png_inflate_status status;
  size_t consumed;
  size_t produced;
  /* Of a finished stream, how many bytes behind its end were taken; they may be of earlier input. */
  size_t left_over;
} png_inflate_step;

/* The bytes a stream takes. */
size_t png_inflater_size(void);

/* A stream of which nothing has been read, in memory aligned as malloc's; it needs no end. */
png_inflater *png_inflater_start(void *memory);

/* Makes a stream what another is, so that both go on from there. */
void png_inflater_copy(png_inflater *stream, const png_inflater *from);

/* Goes on with a stream until the input is used up, the output is full or the stream ends. Both
   counts are below 2^32. What was given and written before may be overwritten between steps. */
png_inflate_step png_inflater_run(png_inflater *stream, const uint8_t *input, size_t input_count,
                                  uint8_t *output, size_t output_count);

/* PNG's checksum of some bytes, carried on from that of the bytes before them, which is 0 for none
   (PNG specification, annex D). */
uint32_t png_checksum(uint32_t before, const uint8_t *bytes, size_t count);

#endif
