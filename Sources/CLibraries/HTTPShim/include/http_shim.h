#ifndef TYPEPROOF_HTTP_SHIM_H
#define TYPEPROOF_HTTP_SHIM_H

/* By its full path, as pkg-config would link the library, too. */
#include <microhttpd.h>

/* A server ends by signals too, and the module Glibc leaves this header out. */
#include <sys/signalfd.h>

/* GNU libmicrohttpd, loaded when a server starts: few of our starts do. Versions 0.9.75 and 1.0
   have one ABI, that of libmicrohttpd.so.12. */

/* The functions that are called, without the “MHD_” before their names. */
#define TYPEPROOF_HTTP_FUNCTIONS(FUNCTION) \
  FUNCTION(add_connection) \
  FUNCTION(add_response_header) \
  FUNCTION(create_response_from_buffer) \
  FUNCTION(destroy_response) \
  FUNCTION(get_connection_info) \
  FUNCTION(get_connection_values) \
  FUNCTION(get_daemon_info) \
  FUNCTION(get_timeout) \
  FUNCTION(queue_response) \
  FUNCTION(run) \
  FUNCTION(start_daemon) \
  FUNCTION(stop_daemon)

/* Where they are, each of the type that the library's header gives it. Swift sees none that takes
   any number of arguments: these are called by the functions below. */
typedef struct {
#define TYPEPROOF_HTTP_MEMBER(name) __typeof__(MHD_##name) *_Nonnull name;
  TYPEPROOF_HTTP_FUNCTIONS(TYPEPROOF_HTTP_MEMBER)
#undef TYPEPROOF_HTTP_MEMBER
} typeproof_http;

/* The library, loaded with the first call from any thread; null where it cannot be. */
const typeproof_http *_Nullable typeproof_http_loaded(void);

/* Why it was not loaded; empty where it was, or where nothing has asked for it. */
const char *_Nonnull typeproof_http_complaint(void);

/* What a server is started with. */
typedef struct {
  unsigned int connections;
  /* What one connection may take for its request line and headers. */
  size_t connection_bytes;
  /* How long a connection may be silent. */
  unsigned int silent_seconds;
  MHD_AccessHandlerCallback _Nonnull on_request;
  MHD_RequestCompletedCallback _Nonnull on_completion;
  MHD_NotifyConnectionCallback _Nonnull on_connection;
  /* What the callbacks are called with. */
  void *_Nonnull context;
} typeproof_http_settings;

/* A server without a thread, which gets its connections by add_connection: something is done, and callbacks are called, in MHD_run alone, which is
   due when the descriptor below is readable. Paths and queries stay as they were sent, with their
   percents. Null where it cannot be started, with errno saying why. */
struct MHD_Daemon *_Nullable typeproof_http_start(
    const typeproof_http *_Nonnull http, const typeproof_http_settings *_Nonnull settings);

/* What to poll; -1 where there is none. */
int typeproof_http_descriptor(const typeproof_http *_Nonnull http, struct MHD_Daemon *_Nonnull server);

/* The socket of a connection; -1 where it is not known. */
int typeproof_http_socket(
    const typeproof_http *_Nonnull http, struct MHD_Connection *_Nonnull connection);

#endif
