import Testing

@testable import typeproof

/// A project of one body ramp in a repository of its own, whose commits a shell makes.
struct LogProject {
  let folder: ScratchFolder
  static let cell = "app/body/a.l@2x"

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try run(
      "git init --quiet && git config user.name Ada && git config user.email ada@example.org"
        + " && echo .build > .gitignore")
    try write("Total")
    try commit("Record the first goldens")
  }

  /// Lets the sample say something.
  func write(_ text: String, sample: String = "a", more: String = "") throws {
    try folder.file(
      "typeproof.json",
      """
      {"fonts": {"system": "mono.ttf"}, "samples": {"\(sample)": "\(text)"},
       "styles": {"Body": {"textStyle": "body"\(more)}}}
      """)
  }

  /// What a shell prints in the folder of the project.
  @discardableResult
  func run(_ words: String) throws -> String { try shell(in: folder.path, words) }

  /// Records, and commits all there is.
  func commit(_ subject: String) throws {
    let said = try run(
      "\"$typeproof\" record > /dev/null 2>&1 && git add --all && git commit --quiet --message '\(subject)'"
    )
    try #require(said.isEmpty, "\(said)")
  }

  func log(_ words: String = cell) throws -> String { try run("\"$typeproof\" log \(words)") }

  /// The lines of a log without dates and hashes.
  func lines(_ words: String = cell) throws -> [String] {
    try log(words).split(separator: "\n").map { line in
      line.first?.isNumber == true ? String(line.dropFirst(23)) : String(line)
    }
  }
}
