import ImageDiff
import Snapshots
import ToolPictures
import Wording

/// The pictures below two folders, paired by their names.
struct PictureFolders {
  /// A name with the files that have it.
  struct Pair: Equatable {
    let name: String
    /// The kind of the expected file; `nil` if there is none.
    var expected: FileTree.Entry.Kind?
    /// The kind of the actual file; `nil` if there is none.
    var actual: FileTree.Entry.Kind?
    /// The path of the actual picture below its folder.
    var actualName: String
    /// Whether the actual picture is the last third of a strip.
    var isStrip = false
    /// The reason why the actual picture cannot be accepted; `nil` if it can.
    var obstacle: String?
    /// The reason why the files are not read; `nil` if they are.
    var refusal: String?
  }

  /// A folder inside the other one. Its files do not count as files of both.
  struct Inner: Equatable {
    /// The path below the outer folder.
    let path: String
    /// The outer folder.
    let outer: String
  }

  /// The pairs, sorted by the bytes of their names.
  private(set) var pairs: [Pair]
  /// The tool whose file names are used to find pairs; `nil` for equal paths in both folders.
  private(set) var layout: PictureLayout?
  /// The number of expected pictures that count as passed, because the tool's run left no actual
  /// one.
  private(set) var passed = 0
  /// The paths of symbolic links that may lead to pictures. They are not followed.
  let links: [String]
  /// The folder inside the other one, whose files count on one side only; `nil` if there is none.
  private(set) var inner: Inner?
  /// Pictures in other formats, which are not compared.
  private(set) var otherFormats: [OtherFormat] = []

  /// Lists both folders and pairs their files.
  ///
  /// - Parameters:
  ///   - tool: The tool whose file names are used to find pairs.
  ///   - limits: The limits for pictures.
  /// - Throws: `FileError` if one of the folders cannot be listed.
  init(
    expected: String, actual: String, by tool: ToolName?, _ limits: PNGLimits
  ) throws(FileError) {
    let (old, new) = (
      try FileTree.entries(below: expected), try FileTree.entries(below: actual)
    )
    let links = { (folder: String, entries: [FileTree.Entry]) in
      entries.filter(\.isLinkOfInterest).map { "\(folder)/\($0.path)" }
    }
    // A folder compared with itself has each link once.
    self.links =
      links(expected, old) + (FileTree.areSame(expected, actual) ? [] : links(actual, new))
    inner =
      FileTree.areSame(expected, actual) ? nil : Self.inner(of: (expected, old), (actual, new))
    let isBelow = { [inner] (folder: String, entry: FileTree.Entry) in
      inner.map { $0.outer == folder && entry.path.beginsWithBytes(of: $0.path + "/") } ?? false
    }
    let apart = [(expected, old), (actual, new)].map { folder, entries in
      entries.filter { !isBelow(folder, $0) }
    }
    pairs = PictureFolders.pairs(apart[0].filter(\.isPicture), apart[1].filter(\.isPicture))
    if tool != ToolName.none {
      pair(expected: (expected, old), actual: (actual, new), by: tool, limits)
    }
    if layout != nil { inner = nil }
    let listed = layout == nil ? apart : [old, new]
    let others = zip([expected, actual], listed).map { folder, entries in
      let place = Self.fullPath(of: folder)
      return entries.filter { $0.kind == .file && !$0.hasPictureName }.map(\.path)
        .filter { mayBePicture("\(place)/\($0)") }.map { "\(folder)/\($0)" }
    }
    otherFormats = [OtherFormat](
      among: others[0] + (FileTree.areSame(expected, actual) ? [] : others[1]))
  }

  /// Returns the folder that is inside the other one; `nil` if neither is.
  private static func inner(
    of expected: (folder: String, entries: [FileTree.Entry]),
    _ actual: (folder: String, entries: [FileTree.Entry])
  ) -> Inner? {
    for (outer, other) in [(expected, actual), (actual, expected)] {
      let (root, place) = (fullPath(of: outer.folder) + "/", fullPath(of: other.folder))
      guard place.beginsWithBytes(of: root) else { continue }
      let path = place.withoutBytes(first: root.utf8.count)
      let isListed = outer.entries.contains { $0.path.beginsWithBytes(of: path + "/") }
      return isListed ? Inner(path: path, outer: outer.folder) : nil
    }
    return nil
  }

  /// Pairs the files by a tool's names, if they are those of a tool.
  private mutating func pair(
    expected: (folder: String, entries: [FileTree.Entry]),
    actual: (folder: String, entries: [FileTree.Entry]), by tool: ToolName?, _ limits: PNGLimits
  ) {
    let sides = [expected, actual].map { folder, entries in
      (folder: Self.fullPath(of: folder), files: entries.filter(\.isPicture).map(\.path))
    }
    guard
      let layout = tool.flatMap({ PictureLayout(named: $0.rawValue) })
        ?? ToolPairing.layout(of: sides[0].folder, sides[0].files, sides[1].folder, sides[1].files)
    else { return }
    let pairing = ToolPairing(layout, expected: sides[0], actual: sides[1]) { one, other in
      let pictures = [one, other].map { path in
        WorkWatch.over(path) {
          try? PNG.decode(MemorySource(try FileTree.read(path), name: path), limits: limits)
        }
      }
      guard let one = pictures[0], let other = pictures[1] else { return false }
      return one == other
    }
    let kinds = [expected.entries, actual.entries].map { entries in
      Dictionary(
        entries.map { (ExactPath($0.path), $0.kind) }, uniquingKeysWith: { first, _ in first })
    }
    let found = pairing.pairs.map { pair in
      Pair(
        name: pair.place, expected: pair.isExpected ? kinds[0][ExactPath(pair.place)] : nil,
        actual: pair.actual.flatMap { kinds[1][ExactPath($0)] },
        actualName: pair.actual ?? pair.place, isStrip: pair.isStrip, obstacle: pair.obstacle)
    }
    // Two folders that are only called as those of a tool need no word about it.
    if tool == nil, pairing.passed == 0, found == pairs { return }
    self.layout = layout
    passed = pairing.passed
    pairs = found
  }

  /// Whether a file would be compared if it were a PNG. In a tool's folders, other files are not
  /// pictures of tests.
  private func mayBePicture(_ path: String) -> Bool {
    guard let layout else { return true }
    let name = path.lastPathName
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let folder = path.pathBeforeLastName ?? ""
    return layout.isOfPicture("\(folder)/\(name[..<dot]).png")
  }

  /// Returns the path of a folder from the root of the file system, without a slash at its end.
  private static func fullPath(of folder: String) -> String {
    let path = FileTree.fullPath(of: folder) ?? folder
    return path == "/" ? "" : path
  }

  /// The names that are equal if case or the composition of letters does not count.
  ///
  /// Swift compares strings by canonical equivalence.
  var collisions: [[String]] {
    let names = Dictionary(grouping: pairs.map(\.name)) { $0.lowercased() }
    return names.values.filter { $0.count > 1 }
      .sorted { $0[0].utf8.lexicographicallyPrecedes($1[0].utf8) }
  }

  /// Pairs files by the bytes of their names, as the file system does.
  private static func pairs(_ old: [FileTree.Entry], _ new: [FileTree.Entry]) -> [Pair] {
    var pairs: [Pair] = []
    var (rest, other) = (old[...], new[...])
    while let first = rest.first ?? other.first {
      let name =
        [rest.first, other.first].compactMap { $0?.path }
        .min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? first.path
      let isHere = { (entry: FileTree.Entry?) in
        entry.map { $0.path.utf8.elementsEqual(name.utf8) } ?? false
      }
      let pair = Pair(
        name: name, expected: isHere(rest.first) ? rest.popFirst()?.kind : nil,
        actual: isHere(other.first) ? other.popFirst()?.kind : nil, actualName: name)
      // A folder is only worth a word where a file stands on the other side.
      let isFile = [pair.expected, pair.actual].contains { $0 != nil && $0 != .folder }
      if isFile { pairs.append(pair) }
    }
    return pairs
  }
}

extension FileTree.Entry {
  fileprivate var hasPictureName: Bool { path.lowercased().hasSuffix(".png") }

  fileprivate var isPicture: Bool {
    switch kind {
    case .file, .folder: hasPictureName
    case .link: false
    // A folder that cannot be listed may hold pictures.
    case .unreadable(let error): hasPictureName || error.action == .list
    }
  }

  fileprivate var isLinkOfInterest: Bool {
    if case .link(let leadsToFolder) = kind { leadsToFolder || hasPictureName } else { false }
  }
}
