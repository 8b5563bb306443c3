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
