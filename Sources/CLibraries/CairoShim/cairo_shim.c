#include "cairo_shim.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static typeproof_cairo cairo;
static const typeproof_cairo *loaded;
static char complaint[512];

/* A function of a library; false, with a complaint, where there is none. */
static int find(void *library, const char *name, void **function) {
  *function = dlsym(library, name);
  if (!*function) snprintf(complaint, sizeof complaint, "it has no function %s", name);
  return *function != NULL;
}

static void load(void) {
  /* The 2 changes with what would break callers; Cairo has kept it since 2005. */
  void *library = dlopen("libcairo.so.2", RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    snprintf(complaint, sizeof complaint, "%s", dlerror());
    return;
  }
  /* POSIX lets an object pointer hold a function, ISO C does not: so they are stored through one. */
#define TYPEPROOF_CAIRO_FIND(name) \
  if (!find(library, "cairo_" #name, (void **)&cairo.name)) return;
  TYPEPROOF_CAIRO_FUNCTIONS(TYPEPROOF_CAIRO_FIND)
  loaded = &cairo;
}

const typeproof_cairo *typeproof_cairo_loaded(void) {
  pthread_once(&once, load);
  return loaded;
}

const char *typeproof_cairo_complaint(void) { return complaint; }
