import ImageDiff
import Snapshots

/// The identity of the code that draws and compares: this program and its loaded libraries, as they
/// were built.
///
/// Version numbers are not enough, because a program can be rebuilt and a library patched without a
/// new one.
struct ProgramIdentity {
  /// The digest of the build IDs of all loaded code. It is the same on machines with the same
  /// builds.
  let digest: SecureDigest

  /// - Parameter maps: The file with the process's memory map, such as `/proc/self/maps`.
  /// - Throws: `FileError`, for example if a file was replaced after the program started.
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

  /// Returns the files of executable memory: the last field of each line whose second field allows
  /// it.
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

/// The identity of this program's own code, which is the same wherever the same source was built in
/// the same way. Debugging data, which differ from build to build, are not part of it.
enum ProgramCode {
  /// Returns the digest of the code; `nil` if the system does not show where it is.
  ///
  /// - Parameter maps: The file with the process's memory map, such as `/proc/self/maps`.
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
