#include "png_deflate.h"

#include <isa-l/igzip_lib.h>

struct png_deflater {
  struct isal_zstream stream;
  uint8_t level_buffer[ISAL_DEF_LVL1_DEFAULT];
};

size_t png_deflater_size(void) { return sizeof(png_deflater); }

png_deflater *png_deflater_start(void *memory) {
  png_deflater *deflater = memory;
  isal_deflate_init(&deflater->stream);
  deflater->stream.gzip_flag = IGZIP_ZLIB;
  deflater->stream.level = 1;
  deflater->stream.level_buf = deflater->level_buffer;
  deflater->stream.level_buf_size = sizeof deflater->level_buffer;
  deflater->stream.flush = NO_FLUSH;
  return deflater;
}

png_deflate_step png_deflater_run(png_deflater *deflater, const uint8_t *input, size_t input_count,
                                  bool is_last, uint8_t *output, size_t output_count) {
  struct isal_zstream *stream = &deflater->stream;
  /* ISA-L never writes to its input. */
  stream->next_in = (uint8_t *)input;
  stream->avail_in = (uint32_t)input_count;
  stream->end_of_stream = is_last;
  stream->next_out = output;
  stream->avail_out = (uint32_t)output_count;
  int answer = isal_deflate(stream);
  png_deflate_step step = {input_count - stream->avail_in, output_count - stream->avail_out,
                           stream->internal_state.state == ZSTATE_END, answer != COMP_OK};
  return step;
}
