import Glibc
import Snapshots
import Testing

@testable import typeproof

/// A folder for the files of one test, gone with the test.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/typeproof-test-XXXXXX".utf8CString)
    let made = mkdtemp(&template)
    try #require(made != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    Self.delete(path)
  }

  private static func delete(_ path: String) {
    if unlink(path) == 0 { return }
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { delete("\(path)/\(name)") }
    }
    rmdir(path)
  }

  /// The path of a file or folder below this one.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Removes a file.
  func remove(_ name: String) throws {
    try #require(unlink(self(name)) == 0)
  }

  /// Writes a file, its folders too, and tells its path.
  @discardableResult
  func file(_ name: String, _ content: [UInt8]) throws -> String {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
    let file = try #require(fopen(self(name), "w"))
    #expect(fwrite(content, 1, content.count, file) == content.count)
    fclose(file)
    return self(name)
  }

  @discardableResult
  func file(_ name: String, _ text: String) throws -> String { try file(name, Array(text.utf8)) }

  /// Writes a script of the shell that can be run, and tells its path.
  ///
  /// A child process makes the copy that is run. The system runs no file that is open for writing,
  /// and children that other tests start may hold open what this process writes.
  @discardableResult
  func program(_ name: String, _ script: String) throws -> String {
    let text = try file("\(name).sh", "#!/bin/sh\n\(script)\n")
    let program = self(name)
    let said = try shell(
      in: path, "cp '\(text)' '\(program)' && chmod +x '\(program)' && rm '\(text)'")
    try #require(said.isEmpty, "\(said)")
    return program
  }

  /// The content of each file, by its path in the folder.
  func files() throws -> [String: [UInt8]] {
    let paths = try FileTree.files(below: path)
    return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try content(of: self($0))) })
  }

  /// A folder with these files.
  convenience init(_ files: [String: [UInt8]]) throws {
    try self.init()
    for (path, content) in files { try file(path, content) }
  }
}

/// The content of a file.
func content(of path: String) throws -> [UInt8] {
  let file = try #require(fopen(path, "r"), "\(path)")
  defer { fclose(file) }
  var content: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    if count == 0 { return content }
    content += chunk[..<count]
  }
}

func text(of path: String) throws -> String {
  String(decoding: try content(of: path), as: UTF8.self)
}

/// A font of the repository.
func font(_ name: String) -> String {
  let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  return tests.joined(separator: "/") + "/Fonts/" + name
}

let inter = font("Inter/InterVariable.ttf")
let mono = font("JetBrainsMono/JetBrainsMono-Regular.ttf")

/// What a command line of this program printed and ended with.
struct CommandRun {
  let code: ExitCode
  let bytes: [UInt8]
  let errors: String
  var output: String { String(decoding: bytes, as: UTF8.self) }

  init(
    _ words: String..., isTerminal: Bool = false, environment: [String: String] = ["NO_COLOR": "1"]
  ) async {
    await self.init(words, isTerminal: isTerminal, environment: environment)
  }

  init(
    _ words: [String], isTerminal: Bool = false, environment: [String: String] = ["NO_COLOR": "1"],
    program: String = "/proc/self/exe"
  ) async {
    let output = CapturedChannel(isTerminal: isTerminal)
    let errors = CapturedChannel()
    let console = Console(
      output: output, errors: errors, environment: environment, program: program)
    code = Program(root: Typeproof.self, version: "0").run(words, in: console)
    bytes = output.bytes
    self.errors = errors.text
  }
}
