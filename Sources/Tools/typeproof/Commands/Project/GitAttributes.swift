/// What Git is to know of goldens.
enum GitAttributes {
  static let name = ".gitattributes"

  /// Pictures are told in words, layout texts have one kind of line end, and the record of reviews
  /// keeps the lines of both sides of a merge.
  static let lines = [
    "Snapshots/**/*.png binary diff=typeproof",
    "Snapshots/**/*.txt text eol=lf",
    "Snapshots/**/reviews.txt merge=union",
  ]
}

/// What Git is to leave out: reports, which are made anew each time.
enum GitIgnore {
  static let name = ".gitignore"
  /// The folder that reports and builds lie in.
  static let line = ".build/"

  /// Whether a file's lines name that folder, in one of the ways people write it.
  static func leavesOutReports(_ content: [UInt8]) -> Bool {
    content.split { $0 == 10 || $0 == 13 }.contains {
      [".build", ".build/", "/.build", "/.build/", "**/.build", "**/.build/"]
        .contains(String(decoding: $0, as: UTF8.self))
    }
  }
}
