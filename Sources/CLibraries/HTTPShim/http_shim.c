#include "http_shim.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static typeproof_http http_functions;
static const typeproof_http *loaded;
static char complaint[512];

/* A function of a library; false, with a complaint, where there is none. */
static int find(void *library, const char *name, void **function) {
  *function = dlsym(library, name);
  if (!*function) snprintf(complaint, sizeof complaint, "it has no function %s", name);
  return *function != NULL;
}

static void load(void) {
  /* The 12 changes with what would break callers. */
  void *library = dlopen("libmicrohttpd.so.12", RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    snprintf(complaint, sizeof complaint, "%s", dlerror());
    return;
  }
  /* POSIX lets an object pointer hold a function, ISO C does not: so they are stored through one. */
#define TYPEPROOF_HTTP_FIND(name) \
  if (!find(library, "MHD_" #name, (void **)&http_functions.name)) return;
  TYPEPROOF_HTTP_FUNCTIONS(TYPEPROOF_HTTP_FIND)
  loaded = &http_functions;
}

const typeproof_http *typeproof_http_loaded(void) {
  pthread_once(&once, load);
  return loaded;
}

const char *typeproof_http_complaint(void) { return complaint; }

/* A path with its percents is no path of ours, and none can hide a NUL. */
static size_t leave_as_sent(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

struct MHD_Daemon *typeproof_http_start(
    const typeproof_http *http, const typeproof_http_settings *settings) {
  return http->start_daemon(
      MHD_USE_EPOLL | MHD_USE_NO_LISTEN_SOCKET, 0, NULL, NULL, settings->on_request, settings->context,
      MHD_OPTION_CONNECTION_LIMIT, settings->connections,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings->connection_bytes,
      MHD_OPTION_CONNECTION_TIMEOUT, settings->silent_seconds,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_UNESCAPE_CALLBACK, leave_as_sent, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, settings->on_completion, settings->context,
      MHD_OPTION_NOTIFY_CONNECTION, settings->on_connection, settings->context,
      MHD_OPTION_END);
}

int typeproof_http_descriptor(const typeproof_http *http, struct MHD_Daemon *server) {
  const union MHD_DaemonInfo *info = http->get_daemon_info(server, MHD_DAEMON_INFO_EPOLL_FD);
  return info ? info->epoll_fd : -1;
}

int typeproof_http_socket(const typeproof_http *http, struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      http->get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}
