import Git
import DynamicType
import Snapshots

/// What layout texts say of a picture.
enum RecordedBlock {
  /// One cell has this picture: its block, line by line.
  case found(cell: String, block: [String])
  /// Several cells have it; which one is meant cannot be told.
  case ambiguous(cells: [String])
  /// No layout text that can be had speaks of it.
  case unknown

  var lines: [String] {
    switch self {
    case .found(let cell, let block): ["cell: \(cell)"] + block
    case .ambiguous(let cells): ["cell: one of " + cells.joined(separator: ", ")]
    case .unknown: ["cell: unknown, because no layout text that was found has this picture"]
    }
  }

  /// Looks beside the picture first. Git hands over copies, though, whose folder says nothing: then
  /// the layout texts of cells that are called so are looked through, those of the work tree before
  /// those of the index, the last commit and, as the last resort, history.
  ///
  /// - Parameters:
  ///   - file: The picture's path, or that of a copy with the same name.
  ///   - lines: The lines of a block that prove it is of the picture, such as `file: …` with its digest,
  ///     each of which does. They have letters, digits, colons and spaces alone.
  ///   - repository: Git, in the repository.
  static func find(
    for file: String, holdingOneOf lines: [String], repository: GitProcess
  ) -> RecordedBlock {
    guard let place = BlockPlace(of: file) else { return .unknown }
    let cell = place.cell
    let search = BlockSearch(heading: place.heading, wanted: lines)
    if let text = place.textBeside, let found = search.block(in: text) {
      return .found(cell: found.cell(cell), block: found.lines)
    }
    let candidates = CandidateTexts(
      named: place.layoutName, holdingOneOf: lines, repository: repository)
    for texts in candidates {
      let found = texts.compactMap(search.block)
      if found.count == 1 { return .found(cell: found[0].cell(cell), block: found[0].lines) }
      if found.count > 1 { return .ambiguous(cells: found.map { $0.cell(cell) }) }
    }
    return .unknown
  }

  /// The coordinates of the cell whose block stands in the layout text beside a picture, whether that is there
  /// or not; `nil` where none does.
  static func cell(beside file: String) -> String? {
    guard let place = BlockPlace(of: file), let text = place.textBeside, isLayoutText(text) else {
      return nil
    }
    let lines = text.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard lines.count > 1, lines.contains(place.heading),
      let ramp = RampName(coordinates: lines[1])
    else { return nil }
    return SnapshotName(ramp: ramp, category: place.cell.category).coordinates
  }

  /// Whether a file begins as a layout text of whatever format does.
  static func isLayoutText(_ bytes: some Collection<UInt8>) -> Bool {
    ["typeproof golden ", "typeproof layout ", "typeproof interface "].contains {
      bytes.starts(with: $0.utf8)
    }
  }
}

/// Where the block of a picture stands in the layout text beside it.
private struct BlockPlace {
  /// The cell, but for its suite and its style, which the file's name does not tell.
  let cell: SnapshotName
  /// The name of the layout text.
  let layoutName: String
  /// The path of the layout text beside the picture.
  private let path: String

  /// - Parameter file: The picture's path; `nil` where its name is none of a golden.
  init?(of file: String) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let cell = SnapshotName(picturePath: "suite/style/\(name)"),
      let layoutName = cell.ramp.layoutPath.split(separator: "/").last.map(String.init)
    else { return nil }
    self.cell = cell
    self.layoutName = layoutName
    path = String(file.dropLast(name.count)) + layoutName
  }

  /// The line that the block begins with.
  var heading: String { "[\(cell.category.shortName)]" }

  /// The layout text beside the picture; `nil` where there is none that can be read.
  var textBeside: [UInt8]? { try? FileTree.readIfPresent(path) }
}

/// Finds the block of a category in a layout text of whatever format, if it is of a picture.
private struct BlockSearch {
  let heading: String
  /// The lines of which a block of the picture has one.
  let wanted: [String]

  struct Found {
    /// The text's second line, which is the ramp's coordinates.
    let ramp: String
    let lines: [String]

    /// The coordinates of the cell.
    func cell(_ cell: SnapshotName) -> String {
      RampName(coordinates: ramp).map {
        SnapshotName(ramp: $0, category: cell.category).coordinates
      } ?? ramp
    }
  }

  func block(in bytes: [UInt8]) -> Found? {
    // Most texts are of other pictures, and to take one apart takes as long as to start git.
    let spelt = wanted.map { Array($0.utf8) }
    guard
      bytes.split(separator: UInt8(ascii: "\n")).contains(where: { line in
        spelt.contains { $0.count == line.count && $0.elementsEqual(line) }
      })
    else { return nil }
    guard RecordedBlock.isLayoutText(bytes) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard lines.count > 2,
      let start = lines.firstIndex(of: heading)
    else { return nil }
    let block = lines[(start + 1)...].prefix { !$0.isEmpty }
    guard block.contains(where: wanted.contains) else { return nil }
    // These are told of the picture at hand.
    let told = ["picture: ", "pixels: ", "file: ", "sha256: "]
    return Found(
      ramp: lines[1], lines: block.filter { line in !told.contains { line.hasPrefix($0) } })
  }
}
