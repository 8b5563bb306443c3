import ImageDiff
public import Reports
public import Snapshots

/// A run on disk, as somebody looks at it: results and pictures, read once and kept.
///
/// What is accepted later is what was read here, whatever becomes of the files meanwhile.
public struct ReviewedRun: Sendable {
  /// What the run came to.
  public let results: RunResults
  /// The pictures' files by the names that cells have for them; those that are not here could not be
  /// read.
  public let pictures: [String: [UInt8]]
  /// Why a picture could not be read, by its name.
  public let troubles: [String: String]

  /// The largest `report.json` that is read, in bytes.
  public static let greatestResultsSize = 256 << 20
  /// The largest picture that is read, in bytes.
  public static let greatestPictureSize = 64 << 20
  /// The most bytes that all pictures have together.
  public static let greatestSize = 1 << 30

  /// Known results and pictures.
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

  /// Reads the folder that `typeproof verify --report` wrote.
  ///
  /// No file out of the folder is read: names with `..` are refused, links are not followed. A
  /// picture that cannot be read is told when its cell is to be accepted.
  public init(folder: String) throws(ReviewedRunError) {
    try self.init(results: try Self.results(in: folder), folder: folder)
  }

  /// The results alone of the folder that `typeproof verify --report` wrote, read as `init(folder:)` reads
  /// them.
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

  /// Known results with the pictures of a folder, read as `init(folder:)` reads them.
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

  /// What the file of results is called in a report's folder.
  static let resultsName = "report.json"
}

/// Why a run cannot be reviewed.
public enum ReviewedRunError: Error, Equatable {
  /// There is no report in a folder.
  case noReport(folder: String)
  /// The file of results cannot be read from disk.
  case unreadableFile(FileError)
  /// The file of results says something else than results do.
  case unreadable(file: String, RunResultsError)
  /// A cell belongs to another suite than the run is over.
  case foreignCell(SnapshotName, suite: String)
  /// Two pictures have names that are one to Unicode, and two to the file system.
  case likeNames(String, String)
}

extension ReviewedRunError: CustomStringConvertible {
  /// What happened to which file, then the remedy.
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

  /// A name with what is not ASCII by its numbers.
  private static func spelled(_ name: String) -> String {
    "“" + name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "”"
  }
}

extension ReviewedRun {
  /// Where accepted pictures of another tool go.
  ///
  /// - Parameter folder: The folder of expected pictures.
  public func pictureStore(in folder: String) -> SnapshotStore {
    let places = results.cells.compactMap { cell in cell.file.map { (cell.name, $0.path) } }
    return SnapshotStore(
      root: folder, places: Dictionary(places, uniquingKeysWith: { first, _ in first }))
  }

  /// What is looked at of each cell that there is something to decide about: its golden and its drawing, and
  /// the inputs of both.
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
