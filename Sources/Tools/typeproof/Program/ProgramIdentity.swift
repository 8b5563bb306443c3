import ImageDiff
import Snapshots

/// What stands for the code that draws and compares: this program and the libraries it has loaded, as
/// they were built.
///
/// A version would not do, as a program is built anew with none, and a distribution mends a library
/// under the same one.
struct ProgramIdentity {
  /// The digest of the build IDs of all code that is loaded, the same on machines with the same builds.
  let digest: SecureDigest

  /// - Parameter maps: What the system tells of a process's memory, as `/proc/self/maps` does.
  /// - Throws: `FileError`, as where a file was replaced since the program was started.
  init(maps: String = "/proc/self/maps") throws {
    let text = String(decoding: try FileTree.read(maps), as: UTF8.self)
    var identities: Set<String> = []
    for path in Self.filesOfCode(in: text) {
      let build = try BuildID(of: path)?.description
      // Whoever links without one gets the same for the price of reading all.
      try identities.insert(build ?? "\(SecureDigest(of: FileTree.read(path)))")
    }
    // Paths have no say: they differ between machines.
    digest = SecureDigest(of: Array(identities.sorted().joined(separator: "\n").utf8))
  }

  /// The files that code is run from: of each line the last field, where the second allows running.
  private static func filesOfCode(in maps: String) -> Set<String> {
    Set(
      maps.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: " ", maxSplits: 5)
        guard fields.count == 6, fields[1].contains("x") else { return nil }
        let path = fields[5].drop { $0 == " " }
        // What has no path is no file: the system's own code, in brackets.
        return path.hasPrefix("/") ? String(path) : nil
      })
  }
}

/// What stands for the code of this program alone, the same wherever the same source was built alike: it is
/// the code that is loaded, and not what debuggers read, which differs from one build to the next.
enum ProgramCode {
  /// The digest of the code; `nil` where the system does not tell where that is.
  ///
  /// - Parameter maps: What the system tells of a process's memory, as `/proc/self/maps` does.
  static func digest(maps: String = "/proc/self/maps") -> SecureDigest? {
    guard let text = try? FileTree.read(maps),
      let program = FileTree.fullPath(of: "/proc/self/exe")
    else { return nil }
    var code: [UInt8] = []
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5)
      guard fields.count == 6, fields[1].contains("x"),
        fields[5].drop(while: { $0 == " " }) == program
      else { continue }
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
      code += UnsafeRawBufferPointer(
        start: UnsafeRawPointer(bitPattern: bounds[0]), count: Int(bounds[1] - bounds[0]))
    }
    return code.isEmpty ? nil : SecureDigest(of: code)
  }
}
