import Git
import DynamicType
import Snapshots

/// The block of a picture in layout texts.
enum RecordedBlock {
  /// Exactly one cell has this picture. The block is given line by line.
  case found(cell: String, block: [String])
  /// Several cells have this picture, so it is not clear which one is meant.
  case ambiguous(cells: [String])
  /// No available layout text has a block of the picture.
  case unknown

  var lines: [String] {
    switch self {
    case .found(let cell, let block): ["cell: \(cell)"] + block
    case .ambiguous(let cells): ["cell: one of " + cells.joined(separator: ", ")]
    case .unknown: ["cell: unknown, because no layout text that was found has this picture"]
    }
  }

  /// Finds the block, beginning with the layout text beside the picture. Git may pass a copy from
  /// another folder. Then it searches the layout texts of cells with that name: in the work tree,
  /// the index, the last commit and finally in history.
  ///
  /// - Parameters:
  ///   - file: The path of the picture, or of a copy with the same name.
  ///   - lines: The lines that prove a block to be that of the picture, such as `file: …` with its
  ///     digest. One of them is enough. They consist of letters, digits, colons and spaces.
  ///   - repository: Git in the repository.
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

  /// Returns the coordinates of the cell whose block is in the layout text beside a picture, which
  /// itself may be missing; `nil` if there is no such block.
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

  /// Returns whether a file begins as a layout text of any format does.
  static func isLayoutText(_ bytes: some Collection<UInt8>) -> Bool {
    ["typeproof golden ", "typeproof layout ", "typeproof interface "].contains {
      bytes.starts(with: $0.utf8)
    }
  }
}

/// The place of a picture's block in the layout text beside it.
private struct BlockPlace {
  /// The cell. Its suite and style are placeholders, because the file's name does not contain them.
  let cell: SnapshotName
  /// The name of the layout text.
  let layoutName: String
  /// The path of the layout text beside the picture.
  private let path: String

  /// - Parameter file: The path of the picture. The result is `nil` if its name is not that of a
  ///   golden.
  init?(of file: String) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let cell = SnapshotName(picturePath: "suite/style/\(name)"),
      let layoutName = cell.ramp.layoutPath.split(separator: "/").last.map(String.init)
    else { return nil }
    self.cell = cell
    self.layoutName = layoutName
    path = String(file.dropLast(name.count)) + layoutName
  }

  /// The first line of the block.
  var heading: String { "[\(cell.category.shortName)]" }

  /// The layout text beside the picture; `nil` if it is missing or cannot be read.
  var textBeside: [UInt8]? { try? FileTree.readIfPresent(path) }
}

/// Finds the block of a category in a layout text of any format, if it is that of the picture.
private struct BlockSearch {
  let heading: String
  /// Lines. A block of the picture contains at least one of them.
  let wanted: [String]

  struct Found {
    /// The second line of the text, which has the ramp's coordinates.
    let ramp: String
    let lines: [String]

    /// Returns the coordinates of the cell in this ramp.
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
