import Snapshots
import Wording

/// The token files and string files near a first project.
struct FirstSources {
  /// The token files that belong together.
  private(set) var tokens = FirstTokens()
  /// The string file with the most bytes; `nil` where there is none.
  private(set) var strings: FirstStrings?
  /// The fonts of the app's source; `nil` if it was not read.
  private(set) var fonts: SourceFonts?

  /// The names of folders with built or downloaded files, and with tests.
  private static let otherFolders: Set<String> = [
    "node_modules", "dist", "build", "output", "Pods", "Carthage", "DerivedData", "vendor",
    "Snapshots", "test", "tests", "Tests", "__tests__", "docs", "fixtures",
  ]

  /// Creates sources without files.
  init() {}

  /// Finds the files below a folder.
  init(below folder: String) {
    let all = ((try? FileTree.files(below: folder)) ?? []).filter { file in
      !file.pathNames.contains { $0.hasPrefix(".") || Self.otherFolders.contains(String($0)) }
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    tokens = FirstTokens(in: all, below: folder)
    strings = FirstStrings(in: all, below: folder)
  }

  /// Uses the styles of an app's source instead of those of token files.
  mutating func use(_ source: SourceFonts) {
    fonts = source
    tokens = FirstTokens()
  }

  /// Returns the sources without some of the files.
  func without(tokens leavesTokens: Bool, strings leavesStrings: Bool) -> FirstSources {
    var sources = self
    if leavesTokens { sources.tokens = FirstTokens() }
    if leavesStrings { sources.strings = nil }
    return sources
  }
}
