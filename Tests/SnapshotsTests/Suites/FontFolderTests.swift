import Snapshots
import Dispatch
import DynamicType
import Glibc
import Imaging
import TextEngine
import Testing

@testable import Files
@testable import Suites
@testable import Verification

@Suite struct `A folder of fonts` {
  let fonts: FontFolder

  init() throws { fonts = try FontFolder(path: Bench.fontsPath) }

  @Test func `finds a font by its file`() throws {
    let entry = try fonts.entry(named: Bench.inter)
    #expect(entry.path == Bench.inter)
    #expect(entry.face.names.family == "Inter Variable")
    #expect(try fonts.entry(named: Bench.inter + "#0").path == Bench.inter)
  }

  @Test func `keeps no more than a run may have in memory`() throws {
    let folder = try TemporaryFolder()
    let content = try FileTree.read(Bench.fontsPath + "/NotoSerif/NotoSerif-Bold.ttf")
    for name in ["a", "b", "c"] { try folder.write(content, "Fonts/\(name).ttf") }
    let fonts = try FontFolder(
      path: folder("Fonts"), limits: FontLimits(totalSize: 2 * content.count))
    for name in ["a.ttf", "b.ttf", "a.ttf"] {
      #expect(try fonts.entries(ofFile: name).count == 1)
    }
    let error = #expect(throws: FontError.self) { try fonts.entries(ofFile: "c.ttf") }
    #expect(
      error?.description
        == "c.ttf has \(3 * content.count) bytes, together with the fonts read before it, and at "
        + "most \(2 * content.count) are read. Use a smaller font, or if you trust the file, "
        + "allow more with --limit fonts-size=N.")
  }

  @Test func `counts a file once that several threads ask for at once`() throws {
    let folder = try TemporaryFolder()
    let content = try FileTree.read(Bench.fontsPath + "/NotoSerif/NotoSerif-Bold.ttf")
    for name in ["a", "b"] { try folder.write(content, "Fonts/\(name).ttf") }
    for _ in 0..<10 {
      let fonts = try FontFolder(
        path: folder("Fonts"), limits: FontLimits(totalSize: 2 * content.count))
      DispatchQueue.concurrentPerform(iterations: 4) { _ in _ = try? fonts.entries(ofFile: "a.ttf")
      }
      #expect(try fonts.entries(ofFile: "b.ttf").count == 1)
    }
  }

  @Test func `never follows a link, whenever one took the place of a font`() throws {
    let folder = try TemporaryFolder()
    let outside = Bench.fontsPath + "/" + Bench.inter
    try folder.write(FileTree.read(outside), "Fonts/a.ttf")
    let fonts = try FontFolder(path: folder("Fonts"))
    unlink(folder("Fonts/a.ttf"))
    symlink(outside, folder("Fonts/a.ttf"))
    let error = #expect(throws: FileError.self) { try fonts.entry(named: "a.ttf") }
    #expect(error?.description.contains("links are not followed") == true)
    #expect(try FontFolder(path: folder("Fonts")).files == [])
  }

  @Test func `tells files apart whose names are one to Unicode`() throws {
    let folder = try TemporaryFolder()
    let names = ["\u{E9}.ttf", "e\u{301}.ttf"]
    let sources = [Bench.inter, "NotoSerif/NotoSerif-Bold.ttf"]
    for (name, source) in zip(names, sources) {
      try folder.write(FileTree.read(Bench.fontsPath + "/" + source), "Fonts/\(name)")
    }
    for names in [names, names.reversed()] {
      let fonts = try FontFolder(path: folder("Fonts"))
      let families = try names.map { try fonts.entry(named: $0).face.names.family }
      #expect(Set(families) == ["Inter Variable", "Noto Serif"])
      #expect(Set(fonts.contents.digests.values).count == 2 && fonts.isDrawnAsListed)
    }
    unlink(folder("Fonts/\(names[0])"))
    #expect(throws: (any Error).self) {
      try FontFolder(path: folder("Fonts")).entry(named: names[0])
    }
  }

  @Test func `finds a font by its PostScript name`() throws {
    #expect(
      try fonts.entry(named: "NotoSerif-Bold", meeting: FontRequest(weight: .ultraLight)).path
        == "NotoSerif/NotoSerif-Bold.ttf")
  }

  @Test(arguments: [
    (FontWeight.ultraLight, "Regular"), (.regular, "Regular"), (.medium, "Regular"),
    (.semibold, "Bold"), (.bold, "Bold"), (.black, "Bold"),
  ])
  func `finds the nearest weight of a family`(weight: FontWeight, style: String) throws {
    #expect(
      try fonts.entry(named: "Noto Serif", meeting: FontRequest(weight: weight)).path
        == "NotoSerif/NotoSerif-\(style).ttf")
  }

  @Test func `finds a family in any case, upright before italic`() throws {
    #expect(
      try fonts.entry(named: "iNTER variable", meeting: FontRequest(weight: .bold)).path
        == Bench.inter)
  }

  @Test func `says how many faces there are where one does not exist`() {
    for index in [1, -1] {
      #expect(throws: FontError.noSuchFace(file: Bench.inter, index: index, faceCount: 1)) {
        try fonts.entry(named: "\(Bench.inter)#\(index)")
      }
    }
  }

  @Test func `lists the families there are, sorted, where none has the name`() throws {
    let small = try TemporaryFolder()
    for file in ["NotoSerif/NotoSerif-Bold.ttf", Bench.inter] {
      try small.write(try FileTree.read("\(Bench.fontsPath)/\(file)"), file)
    }
    let fonts = try FontFolder(path: small.path)
    for name in ["Comic", "", "Inter#x", "../\(Bench.inter)", "Inter/InterVariable.TTF"] {
      #expect(
        throws: FontError.unknownFamily(name: name, available: ["Inter Variable", "Noto Serif"])
      ) {
        try fonts.entry(named: name)
      }
    }
  }

  @Test func `gives all threads the same face of a file`() async throws {
    for _ in 0..<40 {
      let fonts = try FontFolder(path: Bench.fontsPath)
      let faces = try await withThrowingTaskGroup(of: FontBytes.self) { group in
        for _ in 0..<4 {
          group.addTask { try fonts.entry(named: Bench.inter).face.file }
        }
        return try await group.reduce(into: Set<FontBytes>()) { $0.insert($1) }
      }
      #expect(faces.count == 1)
    }
  }

  @Test func `that is not there is an error that names it`() {
    #expect(throws: FileError(.list, "/no/such/folder", code: ENOENT)) {
      try FontFolder(path: "/no/such/folder")
    }
  }
}

@Suite struct `A damaged file among the fonts` {
  let folder: TemporaryFolder
  let fonts: FontFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("no font", "a-broken.ttf")
    try folder.write(try FileTree.read("\(Bench.fontsPath)/\(Bench.inter)"), "inter.ttf")
    fonts = try FontFolder(path: folder.path)
  }

  @Test func `stands in the way of no other file, name or family`() throws {
    for name in ["inter.ttf", "InterVariable", "Inter Variable"] {
      #expect(try fonts.entry(named: name).path == "inter.ttf")
    }
  }

  @Test func `is read once, as the others are`() throws {
    let font = try FileTree.read("\(Bench.fontsPath)/\(Bench.inter)")
    #expect(throws: FontError.self) { try fonts.entry(named: "a-broken.ttf") }
    try folder.write(font, "a-broken.ttf")
    #expect(throws: FontError.self) { try fonts.entry(named: "a-broken.ttf") }
    #expect(try FontFolder(path: folder.path).entry(named: "a-broken.ttf").path == "a-broken.ttf")
  }

  @Test func `is named where it is asked for`() {
    #expect(throws: FontError.notAFont(file: "a-broken.ttf", resembles: nil)) {
      try fonts.entry(named: "a-broken.ttf")
    }
  }

  @Test func `is named where nothing else has the name that is asked for`() {
    let error = FontFolderError.notAmongReadable(
      name: "Comic", available: ["Inter Variable"],
      troubles: [
        "a-broken.ttf is not a font. Use a TrueType or OpenType file (.ttf, .otf, .ttc)."
      ])
    #expect(throws: error) { try fonts.entry(named: "Comic") }
    #expect(
      error.description
        == "No font that can be read has the name “Comic”. The families are Inter Variable. "
        + "It may be in a file that cannot be read: a-broken.ttf is not a font. "
        + "Use a TrueType or OpenType file (.ttf, .otf, .ttc).")
  }

  @Test func `may be cut short anywhere`() throws {
    let whole = try FileTree.read("\(Bench.fontsPath)/\(Bench.inter)")
    for length in [0, 1, 4, 11, 12, 100, 1000, whole.count / 2, whole.count - 1] {
      try folder.write(whole[..<length], "cut.ttf")
      let fonts = try FontFolder(path: folder.path)
      let reason = #expect(throws: FontError.self) { try fonts.entry(named: "cut.ttf") }
      #expect(reason?.description.hasPrefix("cut.ttf ") == true)
    }
  }
}
