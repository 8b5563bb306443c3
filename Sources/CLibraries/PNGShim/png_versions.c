#define _GNU_SOURCE
#include <dlfcn.h>
#include <png.h>

#include "png_shim.h"

const char *png_shim_libpng_version(void) { return png_get_libpng_ver(NULL); }

const char *png_shim_zlib_version(void) {
  /* zlib comes with libpng and is not linked by name, so its function is looked up at run time. */
  const char *(*version)(void) = NULL;
  *(void **)&version = dlsym(RTLD_DEFAULT, "zlibVersion");
  return version == NULL ? NULL : version();
}
