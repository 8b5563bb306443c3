import Projects
import Snapshots

/// A folder that holds a project's fonts, found from where the program was started.
struct ProjectFolder: Equatable {
  /// The folder that holds `Fonts`, as a path to put before others: empty or `../`, repeated.
  let prefix: String

  /// Where the fonts lie.
  var fonts: String { prefix + "Fonts" }
  /// Where the goldens lie, if there are any.
  var snapshots: String { prefix + "Snapshots" }

  /// The nearest folder with fonts, from a starting point upwards; `nil` where there is none.
  ///
  /// - Parameter start: Empty for where the program was started, else a path that ends in a slash.
  static func nearest(from start: String = "") -> ProjectFolder? {
    var prefix = start
    while true {
      // A path that leads nowhere is an answer too: there are no fonts.
      if let isFolder = try? FileTree.isFolder(prefix + "Fonts"), isFolder {
        return ProjectFolder(prefix: prefix)
      }
      let here = prefix.isEmpty ? "." : prefix
      guard FileTree.exists(here), !FileTree.areSame(here, prefix + "..") else { return nil }
      prefix += "../"
    }
  }
}

/// There is no folder of fonts to speak of.
struct NoFontsFolder: Error, Equatable, CustomStringConvertible {
  var description: String {
    "There is no folder called Fonts here or above, and no typeproof.json either. Start in a project "
      + "that has one, or put fonts here and run typeproof init."
  }
}

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
