#include "png_inflate.h"

#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <string.h>

struct png_inflater {
  struct inflate_state state;
};

size_t png_inflater_size(void) { return sizeof(png_inflater); }

png_inflater *png_inflater_start(void *memory) {
  png_inflater *stream = memory;
  /* Clears what it reads, not the buffers. */
  isal_inflate_init(&stream->state);
  stream->state.crc_flag = ISAL_ZLIB;
  return stream;
}

void png_inflater_copy(png_inflater *stream, const png_inflater *from) {
  memcpy(stream, from, sizeof *stream);
}

png_inflate_step png_inflater_run(png_inflater *stream, const uint8_t *input, size_t input_count,
                                  uint8_t *output, size_t output_count) {
  struct inflate_state *state = &stream->state;
  /* ISA-L never writes to its input. */
  state->next_in = (uint8_t *)input;
  state->avail_in = (uint32_t)input_count;
  state->next_out = output;
  state->avail_out = (uint32_t)output_count;
  int answer = isal_inflate(state);
  png_inflate_step step = {png_inflate_needs_input, input_count - state->avail_in,
                           output_count - state->avail_out, 0};
  if (answer != ISAL_DECOMP_OK && answer != ISAL_END_INPUT && answer != ISAL_OUT_OVERFLOW) {
    step.status = png_inflate_damaged;
  } else if (state->block_state == ISAL_BLOCK_FINISH) {
    step.status = png_inflate_finished;
    /* It takes input eight bytes at a time, and keeps what lies behind the end. */
    if (state->read_in_length > 0) step.left_over = (size_t)state->read_in_length / 8;
  } else if (state->avail_out == 0) {
    step.status = png_inflate_needs_room;
  }
  return step;
}

uint32_t png_checksum(uint32_t before, const uint8_t *bytes, size_t count) {
  return crc32_gzip_refl(before, bytes, count);
}
