#include "malloc_shim.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { kept_back = 4 << 20, stack_taken = 2 << 20, page = 4096, most_seconds = 3, trouble = 2 };

static atomic_bool fails_as_usual;
static _Atomic(typeproof_memory_end) at_end;
static void *_Atomic kept;
static char last_words[512] =
    "typeproof: The process may not use as much memory as it needs. Allow more: ulimit -v unlimited\n";

void typeproof_end_without_memory(typeproof_memory_end action, const char *words) {
  snprintf(last_words, sizeof last_words, "%s\n", words);
  void *memory = mmap(NULL, kept_back, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory != MAP_FAILED) kept = memory;
  at_end = action;
}

void typeproof_fail_without_memory(void) { fails_as_usual = true; }

void typeproof_take_stack(void) {
  volatile char bytes[stack_taken];
  for (size_t index = stack_taken; index >= page; index -= page) bytes[index - page] = 0;
}

/* A sanitizer has an allocator of its own. */
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer) && !__has_feature(memory_sanitizer)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void say_last_words(int signal) {
  (void)signal;
  ssize_t written = write(STDERR_FILENO, last_words, strlen(last_words));
  (void)written;
  _exit(trouble);
}

/* Ends the process, unless allocations fail as usual. */
static void end(size_t size) {
  static _Thread_local bool is_ending;
  static atomic_flag has_begun = ATOMIC_FLAG_INIT;
  /* So much no process gets: whoever asks for it has a wrong number and is to be told. */
  if (fails_as_usual || size > PTRDIFF_MAX) return;
  if (is_ending) say_last_words(0);
  if (atomic_flag_test_and_set(&has_begun)) {
    for (;;) pause();
  }
  is_ending = true;
  /* This thread may hold a lock that the action waits for, or breaks off at. */
  sigset_t signals;
  sigemptyset(&signals);
  const int ends[] = {SIGALRM, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV};
  for (size_t index = 0; index < sizeof ends / sizeof *ends; index++) {
    signal(ends[index], say_last_words);
    sigaddset(&signals, ends[index]);
  }
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  alarm(most_seconds);
  typeproof_memory_end action = at_end;
  if (!action) say_last_words(0);
  if (kept) munmap(kept, kept_back);
  action();
  _exit(trouble);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void give_up_room(void) { mallopt(M_TOP_PAD, 0); }

/* What an allocation gives: at the second attempt without the room that heaps have to grow. */
#define TYPEPROOF_ALLOCATE(size, allocation) \
  do { \
    void *memory = allocation; \
    if (memory) return memory; \
    pthread_once(&once, give_up_room); \
    memory = allocation; \
    if (!memory) end(size); \
    return memory; \
  } while (0)

void *malloc(size_t size) { TYPEPROOF_ALLOCATE(size, __libc_malloc(size)); }

void *calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) bytes = SIZE_MAX;
  TYPEPROOF_ALLOCATE(bytes, __libc_calloc(count, size));
}

void *realloc(void *former, size_t size) {
  /* That frees, and gives nothing. */
  if (former && size == 0) return __libc_realloc(former, size);
  TYPEPROOF_ALLOCATE(size, __libc_realloc(former, size));
}

void *memalign(size_t alignment, size_t size) { TYPEPROOF_ALLOCATE(size, __libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) || alignment == 0 || (alignment & (alignment - 1))) return EINVAL;
  void *given = memalign(alignment, size);
  if (!given) return ENOMEM;
  *memory = given;
  return 0;
}

#endif
