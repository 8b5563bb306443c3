// Glibc's `environ` is a variable anybody may change; here it is only handed on.
@preconcurrency import Glibc

/// The default browser of the person at this machine.
enum BrowserStart {
  /// Opens an address without waiting for the browser.
  ///
  /// - Throws: `BrowserStartError` if xdg-open cannot be started. It is not known whether xdg-open
  ///   then finds a browser.
  static func open(_ address: String) throws(BrowserStartError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    // In a process group of its own, or ctrl-c would end the browser too.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let words = [strdup("xdg-open"), strdup(address), nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, "xdg-open", &actions, &attributes, words, environ)
    guard failure == 0 else { throw .notStarted(detail: String(cString: strerror(failure))) }
  }
}

/// The reason why no browser is opened.
enum BrowserStartError: Error, Equatable, CustomStringConvertible {
  /// xdg-open cannot be started.
  case notStarted(detail: String)

  var description: String {
    switch self {
    case .notStarted(let detail):
      "xdg-open cannot open the browser: \(detail). Open the address above yourself."
    }
  }
}
