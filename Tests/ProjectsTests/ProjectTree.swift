import Glibc
import Snapshots
import Testing

/// The files of a project for one test, gone with the test.
final class ProjectTree {
  let path: String

  init() throws {
    var template = Array("/tmp/typeproof-project-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    let files = (try? FileTree.files(below: path)) ?? []
    for file in files {
      unlink("\(path)/\(file)")
      var folder = file
      while let slash = folder.lastIndex(of: "/") {
        folder = String(folder[..<slash])
        rmdir("\(path)/\(folder)")
      }
    }
    rmdir(path)
  }

  /// Writes a file, and the folders above it.
  func write(_ name: String, _ content: some Sequence<UInt8>) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
    try OutputFile.write(Array(content), to: "\(path)/\(name)")
  }

  func write(_ name: String, _ text: String) throws { try write(name, text.utf8) }

  /// Writes a font of the repository under another name.
  func copyFont(_ font: String, to name: String) throws {
    try write(name, try self.font(font))
  }

  /// The bytes of a font of the repository.
  func font(_ font: String) throws -> [UInt8] {
    let repository = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
    return try FileTree.read("\(repository)/Fonts/\(font)")
  }
}
