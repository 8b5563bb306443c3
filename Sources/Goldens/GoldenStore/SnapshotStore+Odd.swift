package import Files
import Wording

extension SnapshotStore {
  /// What lies in a suite's folder and is never read as a golden, though somebody could take it for one:
  /// links, hidden pictures and texts, and those whose names are not UTF-8.
  ///
  /// What writers leave for a moment is none of it.
  ///
  /// - Returns: Paths below the folder of goldens, in which what is no UTF-8 is told as U+FFFD.
  package func oddFiles(of suite: String) throws(FileError) -> [String] {
    guard FileTree.exists(path(suite)) else { return [] }
    var found: [String] = []
    var pending = [(path: "", isHidden: false)]
    while let folder = pending.popLast() {
      for listed in try FileTree.listing(of: path(suite) + folder.path) {
        let name = String(decoding: listed.bytes, as: UTF8.self)
        let isUTF8 = name.utf8.elementsEqual(listed.bytes)
        let isHidden = folder.isHidden || name.isHiddenName
        let relative = "\(folder.path)/\(name)"
        let isGolden = [".png", ".txt"].contains(where: name.hasNameEnding)
        switch isUTF8 ? FileTree.kind(of: path(suite) + relative, listedAs: listed.kind) : .file {
        case .folder?: pending.append((relative, isHidden))
        case .link?: found.append(suite + relative)
        case .file? where isGolden && (isHidden || !isUTF8): found.append(suite + relative)
        case .file?, .unreadable?, nil: continue
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
