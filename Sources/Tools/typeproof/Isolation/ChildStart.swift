import Glibc

/// Starts another program without a shell, and without this program's environment variables.
struct ChildStart {
  /// The program's path.
  let program: String
  /// The arguments, beginning with the program's own name.
  let words: [String]
  /// The descriptor for its standard input; `nil` for none.
  var input: Int32?
  /// The descriptor for its standard output; `nil` to drop it.
  var output: Int32?
  /// The descriptor for its standard error; `nil` to drop it.
  var errors: Int32?

  /// Starts the program, and returns its process number.
  ///
  /// - Throws: `ChildStartError`.
  func start() throws(ChildStartError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in [input, output, errors].enumerated() {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", O_RDWR, 0)
      }
    }
    // Ctrl-C is for the program that people see; it ends its children.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    let words = words.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    // A crash of ours is told by its signal; to print where it was would start another program.
    let environment = [strdup("SWIFT_BACKTRACE=enable=no"), nil]
    defer { environment.forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawn(&process, program, &actions, &attributes, words, environment)
    guard failure == 0 else { throw ChildStartError(code: failure) }
    return process
  }
}

/// A program could not be started.
struct ChildStartError: Error, Equatable, CustomStringConvertible {
  /// The system's error number.
  let code: Int32

  var description: String {
    "typeproof cannot start another program: \(String(cString: strerror(code))). Allow it to, or "
      + "leave out --isolated or --second-opinion."
  }
}
