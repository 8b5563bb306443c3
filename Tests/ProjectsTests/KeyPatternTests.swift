import DynamicType
import JSON
import Snapshots
import TextEngine
import Testing

@testable import Projects

@Suite struct `A pattern of keys` {
  private let tree: ProjectTree

  init() throws {
    tree = try ProjectTree()
    try tree.copyFont("JetBrainsMono/JetBrainsMono-Regular.ttf", to: "Fonts/Mono.ttf")
    try tree.write(
      "App/en.lproj/K.strings",
      #""a.x.y.c" = "one"; "a.y.x.c" = "two"; "a.c" = "three"; "b.c" = "four"; "ab" = "five";"#)
  }

  private func texts(_ pattern: String) throws -> [String] {
    let key = StringKey(keys: [pattern], in: "App/en.lproj/K.strings")
    let project = try Project(
      ProjectSpec(
        suite: "shop", fonts: ProjectFonts(system: "Mono.ttf"),
        styles: [ProjectStyle(TypeStyle(.body))], samples: [ProjectSample("text", .key(key))]),
      in: tree.path)
    return project.samples.flatMap(\.samples).map(\.text.string)
  }

  @Test(
    arguments: [
      ("a*x*y*c", ["one"]), ("a*y*x*c", ["two"]), ("a*x*c", ["one", "two"]),
      ("a.*c", ["one", "two", "three"]), ("a**c", ["one", "two", "three"]),
      ("*y*c", ["one", "two"]), ("a*b", ["five"]), ("a*", ["one", "two", "three", "five"]),
      ("*.c", ["one", "two", "three", "four"]), ("a.c", ["three"]), ("*b*", ["four", "five"]),
    ] as [(String, [String])])
  func `has its parts in order, the first at the beginning and the last at the end`(
    pattern: String, wanted: [String]
  ) throws {
    #expect(try texts(pattern).sorted() == wanted.sorted())
  }

  @Test(arguments: ["a*z*c", "a*x*y*x*c", "x*c", "a*x", "a*b*b", "ab*b", "aa*b", "c"])
  func `matches no key without all of its parts`(pattern: String) {
    #expect(throws: (any Error).self) { try texts(pattern) }
  }
}

@Suite struct `A value of a project file` {
  private let bytes = Array("{\n  \"a\": [1, {\"b\": 2}]\n}".utf8)

  private func place(_ path: String...) -> [Int] {
    let position = ProjectFile.position(of: path, in: bytes)
    return [position.line, position.column]
  }

  @Test func `has a position, and what is missing that of what is around it`() {
    #expect(place() == [1, 1])
    #expect(place("a") == [2, 8])
    #expect(place("a", "0") == [2, 9])
    #expect(place("a", "1", "b") == [2, 18])
    #expect(place("a", "1", "c") == [2, 12])
    #expect(place("a", "2") == [2, 8])
    #expect(place("c") == [1, 1])
    #expect(ProjectFile.position(of: ["a"], in: [0x7B]) == .start)
  }
}
