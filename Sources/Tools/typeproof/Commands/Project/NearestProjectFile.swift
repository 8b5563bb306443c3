import Projects
import Snapshots

extension ProjectFile {
  /// The project's file of the folder that the program was started in, or of the nearest above it, as far up
  /// as the top of the project: a folder with fonts, or the top of a work tree.
  ///
  /// - Returns: `nil` where there is none. A link that leads nowhere counts as a file.
  static func nearest() -> String? {
    var prefix = ""
    while true {
      let file = prefix + name
      if FileTree.exists(file) || FileTree.isLink(file) { return file }
      let here = prefix.isEmpty ? "." : prefix
      let isTop = ["Fonts", ".git"].contains { FileTree.exists(prefix + $0) }
      guard !isTop, FileTree.exists(here), !FileTree.areSame(here, prefix + "..") else {
        return nil
      }
      prefix += "../"
    }
  }
}
