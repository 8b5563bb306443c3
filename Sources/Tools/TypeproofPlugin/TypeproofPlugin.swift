// `environ` is a variable anybody may change; here it is only read.
@preconcurrency import Glibc
import PackagePlugin

/// `swift package typeproof …`: the command, run in the package's folder with all arguments passed
/// through.
///
/// The command is built for release, and not by a dependency of the plugin: SwiftPM would build that for
/// debugging, many times as slow, and beside the same modules of every test build.
///
/// The plugin asks for permission to write, since it cannot know which arguments write. Where nobody
/// can answer, as in CI, give it before the verb:
/// `swift package --allow-writing-to-package-directory typeproof verify`. SwiftPM ends with 1
/// wherever the command does not end with 0, and names the command's own exit status.
@main struct TypeproofPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let program = try built()
    let folder = context.package.directoryURL.path
    guard chdir(folder) == 0 else { throw RunError(program: folder, code: errno) }
    let status = try run(program, arguments: arguments)
    if status != 0 { exit(status) }
  }

  /// Returns the path of the command, which is built if it is missing or out of date.
  private func built() throws -> String {
    let result = try packageManager.build(
      .product("typeproof"), parameters: .init(configuration: .release))
    let program = result.builtArtifacts.first { $0.kind == .executable }?.url.path
    guard result.succeeded, let program else { throw BuildError(log: result.logText) }
    return program
  }
}

/// The reason why the command could not be built.
struct BuildError: Error, CustomStringConvertible {
  let log: String

  var description: String { "typeproof could not be built. What the build said:\n\(log)" }
}

/// The reason why the command could not be run.
struct RunError: Error, CustomStringConvertible {
  let program: String
  let code: Int32

  var description: String {
    "\(program) cannot be used: \(String(cString: strerror(code))). Build the package again."
  }
}

/// Runs a program to its end, with this process's input, output and environment.
///
/// - Returns: The exit status; 2 if a signal ended the program.
private func run(_ program: String, arguments: [String]) throws -> Int32 {
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
  words.append(nil)
  defer { words.forEach { free($0) } }

  var process = pid_t()
  let code = posix_spawn(&process, program, nil, nil, words, environ)
  guard code == 0 else { throw RunError(program: program, code: code) }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 {
    guard errno == EINTR else { throw RunError(program: program, code: errno) }
  }
  // The layout of a wait status: the signal in the low seven bits, the exit status above.
  return status & 0x7F == 0 ? (status >> 8) & 0xFF : 2
}
