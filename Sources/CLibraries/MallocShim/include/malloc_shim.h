#ifndef TYPEPROOF_MALLOC_SHIM_H
#define TYPEPROOF_MALLOC_SHIM_H

/* What of glibc's allocator Swift's Glibc module leaves out. */
#include <malloc.h>

/* Swift and C++ end a process by a fault where there is no memory. A program with this target in it says so and exits
   with 2 instead, whichever library asked: glibc lets a program bring its own malloc, and this one calls glibc's. */

/* What to do before that, on the thread that asked for memory. Some memory is kept back for it. */
typedef void (*typeproof_memory_end)(void);

/* Sets it, and the words for where it fails itself: a line. */
void typeproof_end_without_memory(typeproof_memory_end action, const char *words);

/* Lets allocations fail as usual again. */
void typeproof_fail_without_memory(void);

/* Takes some of the calling thread's stack, for which there is no memory later. */
void typeproof_take_stack(void);

#endif
