import Glibc

/// A folder of its own for one test, gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/typeproof-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(call: "mkdtemp", path: "/tmp") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Readable by a process that gives up its rights, too.
    chmod(path, 0o777)
  }

  deinit {
    Self.remove(path)
  }

  struct Failure: Error {
    let call: String
    let path: String
    var code = errno
  }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file in the plainest way, with the folders above it.
  func write(_ content: some Sequence<UInt8>, _ name: String) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
    unlink(self(name))
    let descriptor = open(self(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw Failure(call: "open", path: name) }
    defer { close(descriptor) }
    let bytes = Array(content)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw Failure(call: "write", path: name)
    }
  }

  func write(_ text: String, _ name: String) throws { try write(text.utf8, name) }

  func bytes(_ name: String) throws -> [UInt8] {
    guard let file = fopen(self(name), "rb") else { throw Failure(call: "fopen", path: name) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// Puts other words in a text file.
  func edit(_ name: String, _ old: String, to new: String) throws {
    let text = try text(name)
    guard let range = text.firstRange(of: old) else { throw Failure(call: "edit", path: old) }
    try write(text.replacingCharacters(in: range, with: new), name)
  }

  /// Everything below, hidden files too, with content and time of the last change.
  func state() throws -> [String: State] {
    var state: [String: State] = [:]
    for name in Self.names(below: path, prefix: "") {
      var status = stat()
      guard lstat(self(name), &status) == 0 else { throw Failure(call: "lstat", path: name) }
      guard status.st_mode & S_IFMT == S_IFREG else { continue }
      state[name] = State(
        content: try bytes(name), inode: status.st_ino, seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec)
    }
    return state
  }

  /// Everything below, hidden files too, with content alone.
  func contents() throws -> [String: [UInt8]] { try state().mapValues(\.content) }

  struct State: Equatable {
    let content: [UInt8]
    let inode: UInt
    let seconds: Int
    let nanoseconds: Int
  }

  private static func names(below folder: String, prefix: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      names.append(prefix + name)
      if entry.pointee.d_type == DT_DIR {
        names += Self.names(below: "\(folder)/\(name)", prefix: "\(prefix)\(name)/")
      }
    }
    return names
  }

  private static func remove(_ path: String) {
    let children = names(below: path, prefix: "").sorted().reversed()
    for child in children where Glibc.remove("\(path)/\(child)") != 0 { continue }
    Glibc.remove(path)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
