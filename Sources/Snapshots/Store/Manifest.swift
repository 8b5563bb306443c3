public import DynamicType

/// The declared matrix of a suite, kept on disk so that missing and obsolete files are known
/// without drawing anything.
public struct Manifest: Hashable, Sendable {
  /// The version of the format, in the first line.
  public static let formatVersion = 1

  /// The categories of each ramp, in ascending order.
  public var ramps: [RampName: [ContentSizeCategory]]

  /// What a suite declares.
  public init(_ suite: SuiteSpec) {
    ramps = Dictionary(uniqueKeysWithValues: suite.ramps.map { ($0.name, $0.categories) })
  }

  /// The manifest as it is written to disk, ramps in the order of their coordinates.
  public var text: String {
    "typeproof manifest \(Self.formatVersion)\n"
      + ramps.sortedByName { $0.key }.map { coordinates, ramp in
        "\(coordinates): \(ramp.value.map(\.shortName).joined(separator: " "))\n"
      }.joined()
  }

  /// Reads exactly what `text` writes.
  ///
  /// - Throws: `ManifestError` for anything else.
  public init(text: String) throws(ManifestError) {
    let lines = CanonicalText.lines(of: text)
    guard lines.first == "typeproof manifest \(Self.formatVersion)" else {
      throw .unexpected(line: 1)
    }
    var ramps: [RampName: [ContentSizeCategory]] = [:]
    for (index, line) in lines.enumerated().dropFirst().dropLast() {
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, let name = RampName(coordinates: String(halves[0])),
        ramps[name] == nil
      else { throw .unexpected(line: index + 1) }
      var categories: [ContentSizeCategory] = []
      for word in halves[1].split(separator: " ") {
        guard let category = ContentSizeCategory.allCases.first(where: { $0.shortName == word })
        else { throw .unexpected(line: index + 1) }
        categories.append(category)
      }
      ramps[name] = categories
    }
    self.ramps = ramps
    if let line = CanonicalText.firstDifference(between: text, and: self.text) {
      throw .unexpected(line: line)
    }
  }

  /// All declared cells, in ascending order.
  public var cells: [SnapshotName] {
    ramps.sortedByName { $0.key }.flatMap { _, ramp in
      ramp.value.sorted().map { SnapshotName(ramp: ramp.key, category: $0) }
    }
  }
}

/// Why a manifest cannot be read.
public enum ManifestError: Error, Equatable, CustomStringConvertible {
  /// A line is not what is written there; lines count from 1.
  case unexpected(line: Int)

  /// What is wrong, then the remedy.
  public var description: String {
    switch self {
    case .unexpected(let line):
      "Line \(line) of the manifest is damaged. "
        + "Restore it from version control, or record the suite again."
    }
  }
}
