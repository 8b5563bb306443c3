import Glibc
import Testing

/// A folder for the files of one test, gone with the test.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/typeproof-review-XXXXXX".utf8CString)
    let made = mkdtemp(&template)
    try #require(made != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.delete(path) }

  /// The path of something below.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file in the plainest way, with the folders above it.
  func write(_ content: [UInt8], _ name: String) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
    let file = try #require(fopen(self(name), "w"), "\(name)")
    #expect(fwrite(content, 1, content.count, file) == content.count)
    fclose(file)
  }

  func write(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

  func bytes(_ name: String) throws -> [UInt8] {
    let file = try #require(fopen(self(name), "r"), "\(name)")
    defer { fclose(file) }
    var content: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { content.append(UInt8(byte)) }
    return content
  }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// Puts other words in place of the first that are so.
  func edit(_ name: String, _ old: String, to new: String) throws {
    let text = try text(name)
    let place = try #require(text.firstRange(of: old), "\(old) in \(name)")
    try write(text[..<place.lowerBound] + new + text[place.upperBound...], name)
  }

  private func write(_ text: Substring, _ name: String) throws { try write(Array(text.utf8), name) }

  func remove(_ name: String) throws { try #require(unlink(self(name)) == 0, "\(name)") }

  func link(_ name: String, to target: String) throws {
    try #require(symlink(target, self(name)) == 0)
  }

  /// Every file below a folder, hidden ones and links too, with its content or target.
  func contents(of folder: String = "Snapshots") throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in Self.names(in: self(folder)) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(self(path), &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: contents.merge(try self.contents(of: path)) { $1 }
      case S_IFREG: contents[path] = try bytes(path)
      default: contents[path] = []
      }
    }
    return contents
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func delete(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(in: path) { delete("\(path)/\(name)") }
    rmdir(path)
  }
}
