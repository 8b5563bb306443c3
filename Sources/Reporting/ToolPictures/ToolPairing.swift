import Snapshots
import Wording

/// A tool's pictures in pairs of an expected and an actual one.
public struct ToolPairing: Sendable {
  /// An expected picture and its actual one.
  public struct Pair: Hashable, Sendable {
    /// The path of the expected picture below its folder, also if it does not exist yet.
    public let place: String
    /// Whether the expected picture exists.
    public let isExpected: Bool
    /// The path of the actual picture below its folder; `nil` if there is none.
    public let actual: String?
    /// Whether the actual picture is the last third of a strip.
    public let isStrip: Bool
    /// The reason why the actual picture cannot be accepted; `nil` if it can.
    public let obstacle: String?
  }

  /// The pairs, sorted by the bytes of their places.
  public private(set) var pairs: [Pair] = []
  /// The number of expected pictures that count as passed, because the tool's run left no actual
  /// one.
  public private(set) var passed = 0

  fileprivate struct Found {
    let path: String
    let values: [String: String]
  }

  private let layout: PictureLayout
  private let root: String

  /// Returns the layout that the files of two folders have; `nil` if they have that of no known
  /// tool.
  ///
  /// - Parameters:
  ///   - expected: The full path of the folder of expected pictures.
  ///   - goldens: The paths of the PNG files below it.
  ///   - actual: The same for actual pictures.
  public static func layout(
    of expected: String, _ goldens: [String], _ actual: String, _ received: [String]
  ) -> PictureLayout? {
    PictureLayout.all.first { layout in
      let files = received.map { "\(actual)/\($0)" }
      let isLeft = files.contains { layout.isReceived($0) || layout.isStrip($0) }
      return isLeft && goldens.contains { layout.isGolden("\(expected)/\($0)") }
    }
  }

  /// Pairs the files of two folders, which may be the same one.
  ///
  /// - Parameters:
  ///   - expected: The full path of the folder of expected pictures, with the paths of the PNG
  ///     files below it.
  ///   - actual: The same for actual pictures.
  ///   - haveEqualPixels: Returns whether the files at two full paths have the same pixels.
  public init(
    _ layout: PictureLayout, expected: (folder: String, files: [String]),
    actual: (folder: String, files: [String]),
    haveEqualPixels: (String, String) -> Bool
  ) {
    self.layout = layout
    root = expected.folder + "/"
    let goldens = expected.files.compactMap { file -> Found? in
      let path = "\(expected.folder)/\(file)"
      guard layout.isGolden(path) else { return nil }
      return layout.golden.match(path).map { Found(path: path, values: $0) }
    }
    let byKey = Dictionary(grouping: goldens) { layout.firstKey(of: $0.values) }
    let all = actual.files.map { "\(actual.folder)/\($0)" }
    var received = all.filter(layout.isReceived)
      .compactMap { path in layout.received.match(path).map { Found(path: path, values: $0) } }
    if let last = received.compactMap({ $0.values["time"].map(ExactPath.init) }).max() {
      received = received.filter { $0.values["time"].map(ExactPath.init) == last }
    }
    let strips = all.filter(layout.isStrip).compactMap { path in
      layout.strip?.match(path).map { Found(path: path, values: $0) }
    }
    // For each golden, a picture of each test or variant.
    var byPlace: [ExactPath: [Pair]] = [:]
    for (found, isStrip) in received.map({ ($0, false) }) + strips.map({ ($0, true) }) {
      let candidates =
        layout.namesGoldensLonger ? goldens : byKey[layout.firstKey(of: found.values)] ?? []
      let pair = pair(
        of: found, isStrip: isStrip, among: candidates, all: goldens, haveEqualPixels, actual.folder
      )
      let place = ExactPath(pair.place)
      // The file itself is worth more than a strip.
      if isStrip, byPlace[place] != nil { continue }
      // A later try of the same test counts.
      byPlace[place, default: []].removeAll { Self.test(of: $0) == Self.test(of: pair) }
      byPlace[place, default: []].append(pair)
    }
    pairs = byPlace.values.compactMap { Self.one(of: $0, in: actual.folder, haveEqualPixels) }
    let rest = goldens.map { $0.path.withoutBytes(first: root.utf8.count) }.filter {
      byPlace[ExactPath($0)] == nil
    }
    if layout.leavesOnlyFailures {
      passed = rest.count
    } else {
      pairs += rest.map {
        Pair(place: $0, isExpected: true, actual: nil, isStrip: false, obstacle: nil)
      }
    }
    pairs.sort { ExactPath($0.place) < ExactPath($1.place) }
  }

  /// Returns the path of an actual picture without the number of its try.
  private static func test(of pair: Pair) -> ExactPath? {
    pair.actual.map { ExactPath($0.pathNames.map(\.withoutRetry).joined(separator: "/")) }
  }

  /// Returns the last of the pairs of a golden. It cannot be accepted if another test or variant
  /// shows a different picture.
  private static func one(
    of pairs: [Pair], in folder: String, _ haveEqualPixels: (String, String) -> Bool
  ) -> Pair? {
    guard let last = pairs.last, let file = last.actual else { return pairs.last }
    let others = pairs.dropLast().compactMap(\.actual)
    guard
      let other = others.first(where: { !haveEqualPixels("\(folder)/\($0)", "\(folder)/\(file)") })
    else { return last }
    return Pair(
      place: last.place, isExpected: last.isExpected, actual: file, isStrip: false,
      obstacle:
        "\(other) and \(file) show different pictures of it. Delete one of them, and compare again."
    )
  }

  private func pair(
    of found: Found, isStrip: Bool, among goldens: [Found], all: [Found],
    _ haveEqualPixels: (String, String) -> Bool, _ folder: String
  ) -> Pair {
    let file = found.path.withoutBytes(first: folder.utf8.count + 1)
    let strip =
      isStrip
      ? "Only a strip of three pictures is left, so there is no actual file to accept."
        + (layout.advice.map { " " + $0 } ?? "") : nil
    var candidates = goldens.filter { layout.belongs(found, to: $0) }
    if candidates.count > 1 { candidates = closest(candidates, to: found) }
    if candidates.count > 1, let copy = layout.copy?.filled(with: found.values) {
      let same = candidates.filter { haveEqualPixels($0.path, copy) }
      if !same.isEmpty { candidates = same }
    }
    if candidates.count > 1 {
      let names = candidates.map { $0.path.withoutBytes(first: root.utf8.count) }
      return Pair(
        place: file, isExpected: false, actual: file, isStrip: isStrip,
        obstacle:
          "It may belong to \(names[0]) or \(names[1]). Compare one project or module at a time.")
    }
    if let golden = candidates.first {
      return Pair(
        place: golden.path.withoutBytes(first: root.utf8.count), isExpected: true, actual: file,
        isStrip: isStrip, obstacle: strip)
    }
    if let place = newPlace(for: found, all) {
      return Pair(place: place, isExpected: false, actual: file, isStrip: isStrip, obstacle: strip)
    }
    return Pair(
      place: file, isExpected: false, actual: file, isStrip: isStrip,
      obstacle: strip
        ?? "No expected picture has this name, and the place for a new one is not known. Record it with "
        + "\(layout.title).")
  }

  /// Returns the goldens in the deepest matching folders; of these, those with exactly the name,
  /// then the nearest.
  private func closest(_ goldens: [Found], to found: Found) -> [Found] {
    let folders = { (golden: Found) in golden.values["path"]?.utf8.count ?? 0 }
    let deepest = goldens.map(folders).max()
    let beside = goldens.filter { folders($0) == deepest }
    let named = beside.filter { golden in
      layout.ending != nil
        && golden.values["name"].map(ExactPath.init) == found.values["name"].map(ExactPath.init)
    }
    return nearest(named.isEmpty ? beside : named, to: found)
  }

  /// Returns the goldens whose project a folder of the actual picture names, or that share the most
  /// folders with it.
  private func nearest(_ goldens: [Found], to found: Found) -> [Found] {
    if layout.namesGoldensLonger, let name = found.values["name"] {
      let tests = found.path.pathNames.dropLast().map { $0.lowercased().withoutRetry }
      let named = goldens.filter { golden in
        let rest = (golden.values["name"] ?? "").dropFirst(name.count + 1)
        let project = rest.split(separator: "-").dropLast().joined(separator: "-").lowercased()
        let spec = (golden.values["spec"] ?? "").prefix { $0 != "." }.lowercased()
        return !project.isEmpty
          && tests.contains { $0.hasSuffix("-" + project) && $0.hasPrefix(spec) }
      }
      return named.isEmpty ? goldens : named
    }
    let common = { (golden: Found) in
      zip(golden.path.pathNames, found.path.pathNames)
        .prefix { $0.utf8.elementsEqual($1.utf8) }.count
    }
    let most = goldens.map(common).max()
    return goldens.filter { common($0) == most }
  }

  /// Returns the path for a new golden: next to the existing ones, if their paths agree; otherwise
  /// `nil`.
  private func newPlace(for found: Found, _ goldens: [Found]) -> String? {
    if layout.namesGoldensLonger { return nil }
    var values = found.values
    for name in layout.golden.names where values[name] == nil {
      let known = Set(goldens.map { $0.values[name].map(ExactPath.init) })
      guard known.count == 1, let value = known.first ?? nil else { return nil }
      values[name] = value.text
    }
    guard let path = layout.golden.filled(with: values), path.beginsWithBytes(of: root) else {
      return nil
    }
    return path.withoutBytes(first: root.utf8.count)
  }
}

extension String {
  /// The name of a result folder without the number of a retry.
  fileprivate var withoutRetry: String {
    guard let hyphen = lastIndex(of: "-"), self[hyphen...].hasPrefix("-retry") else { return self }
    return String(self[..<hyphen])
  }
}

extension PictureLayout {
  /// Returns whether a path is that of an expected picture.
  fileprivate func isGolden(_ path: String) -> Bool {
    guard golden.match(path) != nil else { return false }
    let rest = golden.isPlain ? [received] + [copy, strip].compactMap(\.self) + others : outputs
    return !rest.contains { $0.match(path) != nil }
  }

  /// Returns whether a path with a PNG name is that of a picture that this tool compares. Files of
  /// other formats can have such names too.
  public func isOfPicture(_ path: String) -> Bool {
    isReceived(path) || isStrip(path) || !golden.isPlain && isGolden(path)
  }

  /// Returns whether a path is that of an actual picture.
  fileprivate func isReceived(_ path: String) -> Bool {
    guard received.match(path) != nil else { return false }
    let isOther = ([copy, strip].compactMap(\.self) + others).contains { $0.match(path) != nil }
    return !isOther && (golden.isPlain || !isGolden(path))
  }

  fileprivate func isStrip(_ path: String) -> Bool {
    strip?.match(path) != nil && (golden.isPlain || !isGolden(path))
  }

  /// The values that all goldens of one actual picture share.
  fileprivate func firstKey(of values: [String: String]) -> [ExactPath?] {
    key.map { name in values[name].map { ExactPath(withoutEnding($0)) } }
  }

  private func withoutEnding(_ name: String) -> String {
    guard let ending, name.hasNameEnding(ending) else { return name }
    return String(name.utf8.dropLast(ending.utf8.count)) ?? name
  }

  /// Returns whether an actual picture can belong to a golden.
  fileprivate func belongs(
    _ received: ToolPairing.Found, to golden: ToolPairing.Found
  ) -> Bool {
    if !key.contains("path"), let folders = golden.values["path"], !folders.isEmpty {
      let folder = (received.path.pathBeforeLastName ?? "") + "/"
      let ending = "/" + folders
      guard folder.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { return false }
    }
    guard namesGoldensLonger else {
      return firstKey(of: received.values) == firstKey(of: golden.values)
    }
    guard let name = received.values["name"], let longer = golden.values["name"] else {
      return false
    }
    return longer.utf8.elementsEqual(name.utf8) || longer.beginsWithBytes(of: name + "-")
  }
}
