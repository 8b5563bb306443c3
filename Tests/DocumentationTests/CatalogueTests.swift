import Foundation
import Projects
import Testing

/// The articles of the documentation catalogues, whose Swift code is taken from the files beside this one.
@Suite struct `An article of the documentation` {
  /// A Swift example, with the comment above it.
  private struct Example {
    let article: String
    let comment: String
    let lines: [Substring]
  }

  static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private func text(of path: String) throws -> String {
    try String(contentsOfFile: "\(Self.repository)/\(path)", encoding: .utf8)
  }

  private func articles() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Self.repository + "/Sources")
      .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map { "Sources/\($0)" }.sorted()
  }

  private func examples() throws -> [Example] {
    try articles().flatMap { article in
      let parts = try text(of: article).components(separatedBy: "```swift\n")
      return zip(parts, parts.dropFirst()).map { before, after in
        Example(
          article: article,
          comment: String(before.split(separator: "\n").last ?? ""),
          lines: (after.components(separatedBy: "\n```").first ?? "")
            .split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
  }

  /// The lines of a text without the space that each of them begins with.
  private func outdented(_ lines: ArraySlice<Substring>) -> [Substring] {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { $0.dropFirst(indents.min() ?? 0) }
  }

  /// Whether some lines stand one after the other in a file, at any indentation.
  private func stand(_ lines: [Substring], in file: [Substring]) -> Bool {
    file.indices.dropLast(lines.count - 1).contains { start in
      outdented(file[start..<start + lines.count]) == outdented(lines[...])
    }
  }

  @Test func `shows Swift code that is compiled and run`() throws {
    let examples = try examples()
    #expect(examples.count > 12)
    for example in examples {
      let mark = "<!-- from Tests/DocumentationTests/"
      try #require(example.comment.hasPrefix(mark), "\(example.article): \(example.lines[0])")
      let path = example.comment.dropFirst("<!-- from ".count).dropLast(" -->".count)
      let file = try text(of: String(path)).split(
        separator: "\n", omittingEmptySubsequences: false)
      // What stands between two parts of an example may be left out.
      for part in example.lines.split(separator: "") {
        #expect(stand(Array(part), in: file), "\(example.article): \(part.joined(separator: "\n"))")
      }
    }
  }

  @Test func `shows a project's file that can be read`() throws {
    let parts = try text(of: "Sources/Project/Projects/Projects.docc/ProjectFileFormat.md")
      .components(separatedBy: "```json\n").dropFirst()
    #expect(!parts.isEmpty)
    for part in parts {
      let file = try #require(part.components(separatedBy: "```").first)
      #expect(try ProjectFile.spec(parsing: Array(file.utf8)) == shop)
    }
  }
}
