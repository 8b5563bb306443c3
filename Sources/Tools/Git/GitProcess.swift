// Glibc's `environ` is a variable anybody may change; here it is only handed on.
@preconcurrency import Glibc

/// Runs git without a shell, a prompt or a pager.
package struct GitProcess: Sendable {
  /// The folder that git runs in; `nil` for the current one, with the variables that git itself has
  /// set when it started this program.
  package var folder: String?
  /// Variables to add to those of this program.
  package var variables: [(name: String, value: String)] = []

  /// The result of a run.
  package struct Outcome {
    package let status: Int32
    package let output: [UInt8]
    /// The standard error, in git's own words.
    package let complaint: String

    /// The output without the line break at its end.
    package var line: String {
      String(
        decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output, as: UTF8.self)
    }

    /// The output as texts that each end in a NUL. Texts that are not UTF-8 are left out.
    package var names: [String] {
      output.split(separator: 0).compactMap { String(validating: $0, as: UTF8.self) }
    }
  }

  /// Creates a way to run git in a folder.
  package init(folder: String? = nil, variables: [(name: String, value: String)] = []) {
    self.folder = folder
    self.variables = variables
  }

  /// The variables that git sets for programs it starts, or that lead it away from a folder's own
  /// repository.
  private static let ownVariables: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_INDEX_FILE",
    "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_WORK_TREE",
  ]

  /// Settings that override those of a repository. A folder that came with a change is not taken
  /// for a bare repository, and no program runs to report changes.
  private static let settings = ["safe.bareRepository=explicit", "core.fsmonitor=false"]

  /// Runs git and waits for its end.
  ///
  /// - Parameter input: The bytes for its standard input.
  /// - Throws: `GitError.noGit`.
  package func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> Outcome {
    let settings = Self.settings.flatMap { ["-c", $0] }
    let words = ["git"] + (folder.map { ["-C", $0] } ?? []) + settings + arguments
    var pipes = try ProcessPipes()
    let process = try spawn(words, over: pipes)
    pipes.closeOtherEnds()
    let (output, errors) = pipes.exchange(input)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .noGit(detail: String(cString: strerror(errno))) }
    }
    // A signal stands in the low seven bits, an exit status in the eight above them (wait(2)).
    let isExit = status & 0x7F == 0
    return Outcome(
      status: isExit ? (status >> 8) & 0xFF : 128 + (status & 0x7F), output: output,
      complaint: String(decoding: errors, as: UTF8.self))
  }

  private func spawn(
    _ words: [String], over pipes: borrowing ProcessPipes
  ) throws(GitError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    pipes.connect(&actions)
    // Signals that this program holds back end git as ever.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let variables = environment.map { strdup($0) } + [nil]
    defer { variables.forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, "git", &actions, &attributes, arguments, variables)
    guard failure == 0 else { throw .noGit(detail: String(cString: strerror(failure))) }
    return process
  }

  private var environment: [String] {
    let settings: [(name: String, value: String)] = [
      ("GIT_TERMINAL_PROMPT", "0"), ("GIT_OPTIONAL_LOCKS", "0"),
      // A hash is the commit that it is the hash of.
      ("GIT_NO_REPLACE_OBJECTS", "1"),
      // What it complains of is looked at.
      ("LC_ALL", "C"),
    ]
    let ours = settings + variables
    let replaced = Set(ours.map(\.name)).union(folder == nil ? [] : Self.ownVariables)
    let kept = processEnvironment().filter { !replaced.contains($0.key) }
    return (kept.map { ($0.key, $0.value) } + ours.map { ($0.name, $0.value) })
      .map { "\($0.0)=\($0.1)" }
  }
}
