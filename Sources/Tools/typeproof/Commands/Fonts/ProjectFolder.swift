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
