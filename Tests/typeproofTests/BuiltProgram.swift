import Glibc
import Testing

/// The path of the program that was built with these tests: they run in another, beside it.
func builtProgram() throws -> String {
  var path = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &path, path.count)
  try #require(count > 0)
  let tests = String(decoding: path.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  let folder = tests.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  return folder.joined(separator: "/") + "/typeproof"
}

/// A run of a command that may start the program itself anew.
func commandRun(
  _ words: [String], environment: [String: String] = ["NO_COLOR": "1"]
) async throws -> CommandRun {
  await CommandRun(words, environment: environment, program: try builtProgram())
}
