#define _DEFAULT_SOURCE
#include "test_process_shim.h"

#include <stdlib.h>

/* In Swift: called when the program is loaded, before any test runs. Swift has no way to say so. */
void typeproof_test_process_loaded(void);

__attribute__((constructor)) static void loaded(void) { typeproof_test_process_loaded(); }

static void ended(int status, void *body) { ((void (*)(int))body)(status); }

void test_process_shim_at_exit(void (*body)(int status)) { on_exit(ended, (void *)body); }
