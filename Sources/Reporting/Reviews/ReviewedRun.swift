import ImageDiff
public import Reports
public import Snapshots

/// A run read from disk: its results and pictures.
///
/// Accepting uses what was read here, whatever happens to the files afterwards.
public struct ReviewedRun: Sendable {
  /// The results of the run.
  public let results: RunResults
  /// The content of picture files, by their names in the results. Files that could not be read are
  /// missing.
  public let pictures: [String: [UInt8]]
  /// The reason why a picture could not be read, by its name.
  public let troubles: [String: String]

  /// The largest `report.json` that is read, in bytes.
  public static let greatestResultsSize = 256 << 20
  /// The largest picture that is read, in bytes.
  public static let greatestPictureSize = 64 << 20
  /// The most bytes of all pictures together.
  public static let greatestSize = 1 << 30

  /// Creates a run from results and pictures that are already read.
  public init(
    results: RunResults, pictures: [String: [UInt8]], troubles: [String: String] = [:]
  ) throws(ReviewedRunError) {
    if let foreign = results.cells.first(where: { $0.name.ramp.suite != results.suite }) {
      throw .foreignCell(foreign.name, suite: results.suite)
    }
    var names: [String: String] = [:]
    for name in results.cells.flatMap(\.pictures.all) {
      if let other = names[name], !other.utf8.elementsEqual(name.utf8) {
        throw .likeNames(other, name)
      }
      names[name] = name
    }
    self.results = results
    self.pictures = pictures
    self.troubles = troubles
  }

  /// Reads a folder that `typeproof verify --report` wrote.
  ///
  /// It reads no file outside of the folder: names with `..` are refused, and links are not
  /// followed. A picture that cannot be read is reported when its cell is to be accepted.
  public init(folder: String) throws(ReviewedRunError) {
    try self.init(results: try Self.results(in: folder), folder: folder)
  }

  /// Reads only the results of a folder that `typeproof verify --report` wrote, in the way of
  /// `init(folder:)`.
  public static func results(in folder: String) throws(ReviewedRunError) -> RunResults {
    let file = "\(folder)/\(resultsName)"
    let bytes: [UInt8]?
    do {
      bytes = try FileTree.read(resultsName, within: folder, atMost: greatestResultsSize)
    } catch {
      throw .unreadableFile(error)
    }
    guard let bytes else { throw .noReport(folder: folder) }
    do {
      return try WorkWatch.over(file, atOverrun: {}) { () throws(RunResultsError) in
        try RunResults(reading: bytes)
      }
    } catch {
      throw .unreadable(file: file, error)
    }
  }

  /// Creates a run from known results and the pictures of a folder, read in the way of
  /// `init(folder:)`.
  public init(results: RunResults, folder: String) throws(ReviewedRunError) {
    var pictures: [String: [UInt8]] = [:]
    var troubles: [String: String] = [:]
    var left = Self.greatestSize
    for name in results.cells.flatMap(\.pictures.all) where pictures[name] == nil {
      do {
        let limit = min(left, Self.greatestPictureSize)
        pictures[name] = try FileTree.read(name, within: folder, atMost: limit)
        left -= pictures[name]?.count ?? 0
      } catch {
        troubles[name] = "\(error)"
      }
    }
    try self.init(results: results, pictures: pictures, troubles: troubles)
  }

  /// The name of the results' file in a report's folder.
  static let resultsName = "report.json"
}

/// The reason why a run cannot be reviewed.
public enum ReviewedRunError: Error, Equatable {
  /// The folder has no report.
  case noReport(folder: String)
  /// The results' file cannot be read from disk.
  case unreadableFile(FileError)
  /// The results' file has invalid content.
  case unreadable(file: String, RunResultsError)
  /// A cell belongs to a suite other than the run's.
  case foreignCell(SnapshotName, suite: String)
  /// Two pictures have names that Unicode treats as equal and the file system does not.
  case likeNames(String, String)
}

extension ReviewedRunError: CustomStringConvertible {
  /// The problem with the file, then the remedy.
  public var description: String {
    switch self {
    case .noReport(let folder):
      "There is no report in \(folder). Name another folder, or write a report with: typeproof "
        + "verify --report \(folder)"
    case .unreadableFile(let error): "\(error)"
    case .unreadable(let file, let error): "\(file), \(error)"
    case .likeNames(let one, let other):
      "Two pictures of the report, \(Self.spelled(one)) and \(Self.spelled(other)), have names "
        + "that look alike, so one could be confused with the other. Verify again."
    case .foreignCell(let cell, let suite):
      "The report is about the suite “\(suite)”, but has the cell \(cell.coordinates) of another "
        + "suite. "
        + "Verify again."
    }
  }

  /// Returns a name in which characters outside ASCII are shown as numbers.
  private static func spelled(_ name: String) -> String {
    "“" + name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "”"
  }
}

extension ReviewedRun {
  /// Returns the store that accepted pictures of another tool are written to.
  ///
  /// - Parameter folder: The folder of expected pictures.
  public func pictureStore(in folder: String) -> SnapshotStore {
    let places = results.cells.compactMap { cell in cell.file.map { (cell.name, $0.path) } }
    return SnapshotStore(
      root: folder, places: Dictionary(places, uniquingKeysWith: { first, _ in first }))
  }

  /// The digest of the golden, the drawing and the inputs of both, for each cell that can be
  /// decided about.
  var lookedAt: [SnapshotName: SecureDigest] {
    let reviewed = Set(results.reviewedCells)
    let cells = results.cells.filter { reviewed.contains($0.name) }
    return Dictionary(cells.map { ($0.name, lookedAt($0)) }, uniquingKeysWith: { $1 })
  }

  private func lookedAt(_ cell: CellResult) -> SecureDigest {
    let sides = [
      (cell.pictures.expected, cell.expected, cell.inputsOnRecord),
      (cell.pictures.actual, cell.actual, cell.inputs),
    ]
    let parts = sides.map { picture, facts, inputs in
      let file = picture.flatMap { pictures[$0] }.map { "\(SecureDigest(of: $0))" }
      let lines = [file.map { [$0] }, facts?.blockLines, inputs?.lines].map { $0 ?? ["none"] }
      return lines.joined().joined(separator: "\n")
    }
    let files =
      cell.file.map { [$0.expected, $0.actual].map { $0.map { "\($0)" } ?? "none" } } ?? []
    return SecureDigest(
      of: Array((["\(cell.verdict)"] + parts + files).joined(separator: "\n\n").utf8))
  }
}
