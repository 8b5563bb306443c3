import Glibc
import Snapshots
import Testing

@testable import typeproof

@Suite struct `Permissions of files that are written` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
  }

  private let body = "Snapshots/fonts/body"
  private let picture = "Snapshots/fonts/body/jetbrainsmono-regular.l@2x.png"
  private let layout = "Snapshots/fonts/body/jetbrainsmono-regular@2x.txt"

  private func permissions(of name: String) throws -> String {
    var status = stat()
    try #require(stat(folder(name), &status) == 0, "\(name)")
    return String(status.st_mode & 0o777, radix: 8)
  }

  private func run(_ words: String, umask: String = "022") throws -> String {
    try shell(in: folder.path, "umask \(umask); $typeproof \(words)")
  }

  @Test(arguments: [("022", "644", "755"), ("002", "664", "775"), ("077", "600", "700")])
  func `are those that the process gives to new files`(
    umask: String, file: String, folder: String
  ) throws {
    _ = try run("record", umask: umask)
    #expect(try permissions(of: picture) == file)
    #expect(try permissions(of: layout) == file)
    #expect(try permissions(of: body) == folder)
  }

  @Test(arguments: ["664", "600"]) func `stay what they were`(_ permissions: String) throws {
    _ = try run("record")
    let mode = try #require(mode_t(permissions, radix: 8))
    for file in [picture, layout] {
      try folder.file(file, "damaged")
      try #require(chmod(folder(file), mode) == 0)
    }
    _ = try run("record --mode all")
    #expect(try self.permissions(of: picture) == permissions)
    #expect(try self.permissions(of: layout) == permissions)
  }

  @Test func `keep others from changing what is remembered of equal cells`() throws {
    _ = try run("record")
    for _ in 1...2 {
      let output = try run("verify --changed --cache kept; echo status $?", umask: "000")
      #expect(output.hasSuffix("status 0\n"), "\(output)")
    }
    #expect(try permissions(of: "kept") == "755")
    let entries = try FileTree.files(below: folder("kept"))
    #expect(!entries.isEmpty)
    for entry in entries { #expect(try permissions(of: "kept/\(entry)") == "644") }
  }
}
