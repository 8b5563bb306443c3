import ImageDiff
import Snapshots

/// What stands for the code that draws and compares: this program and the libraries it has loaded, as
/// they were built.
///
/// A version would not do, as a program is built anew with none, and a distribution mends a library
/// under the same one.
struct ProgramIdentity {
  /// The digest of the build IDs of all code that is loaded, the same on machines with the same builds.
  let digest: ContentDigest

  /// - Parameter maps: What the system tells of a process's memory, as `/proc/self/maps` does.
  /// - Throws: `FileError`, as where a file was replaced since the program was started.
  init(maps: String = "/proc/self/maps") throws {
    let text = String(decoding: try FileTree.read(maps), as: UTF8.self)
    var identities: Set<String> = []
    for path in Self.filesOfCode(in: text) {
      let build = try BuildID(of: path)?.description
      // Whoever links without one gets the same for the price of reading all.
      try identities.insert(build ?? "\(ContentDigest(of: FileTree.read(path)))")
    }
    // Paths have no say: they differ between machines.
    digest = ContentDigest(of: Array(identities.sorted().joined(separator: "\n").utf8))
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
