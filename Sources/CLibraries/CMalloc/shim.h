/* What of glibc's allocator Swift's Glibc module leaves out. */
#include <malloc.h>
