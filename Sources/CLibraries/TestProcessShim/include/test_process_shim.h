#ifndef TYPEPROOF_TEST_PROCESS_SHIM_H
#define TYPEPROOF_TEST_PROCESS_SHIM_H

/* Calls a function when the process ends by exit or by returning from main, with its status. Not when a signal ends
   it. */
void test_process_shim_at_exit(void (*body)(int status));

#endif
