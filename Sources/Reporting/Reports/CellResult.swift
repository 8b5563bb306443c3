import DynamicType
public import Imaging
public import Snapshots
public import TextEngine

/// A cell and everything that a run found out about it.
public struct CellResult: Hashable, Sendable {
  /// The name of the cell.
  public var name: SnapshotName
  /// The outcome of the comparison.
  public var verdict: CellVerdict
  /// Whether the run wrote the cell's golden.
  public var isRecorded: Bool
  /// A sentence about the cell, without its name; empty if the cell is equal.
  public var words: String
  /// The set of a changed cell: all inputs that differ, then the effects that these do not explain,
  /// the most important first. For a cell that passes, the inputs that differ without a visible
  /// effect.
  public var changes: [Change]
  /// The effects that `changes` explain.
  public var consequences: [Change]
  /// The areas in which glyphs differ, in pixels of the picture.
  public var clusters: [PixelRect]
  /// The difference between the pictures; `nil` if they were not compared.
  public var picture: CellChange.Picture?
  /// Whether the changes explain every pixel; `nil` if nothing was drawn to find out.
  public var proof: Proof?
  /// The tolerance that let the cell pass; `nil` if none did.
  public var tolerance: Tolerance?
  /// The recorded layout; `nil` if there is none or it equals today's.
  public var expected: CellFacts?
  /// Today's layout; `nil` if the cell was not drawn.
  public var actual: CellFacts?
  /// Today's inputs, for a cell that may become a golden; `nil` if they are not known.
  public var inputs: GoldenHead?
  /// The recorded inputs, for a cell that may become a golden; `nil` if none are recorded.
  public var inputsOnRecord: GoldenHead?
  /// The heights of today's letters; `nil` if the cell was not drawn or they are not known.
  public var letterHeights: LetterHeights?
  /// The paths of the cell's pictures.
  public var pictures: Pictures
  /// Whether the cell was judged by its layout text, because Git LFS has not fetched its picture.
  public var isWithoutPicture = false
  /// The files of a picture that another tool made; `nil` for a cell of a suite.
  public var file: ComparedPicture?

  /// A tolerance that let a difference pass.
  public struct Tolerance: Hashable, Sendable {
    /// The tolerance's rule and reason, as in the layout text.
    public var words: String
    /// Whether the tolerance was nearly too small: four fifths of it would not have let the
    /// difference pass.
    public var isNear: Bool
    /// The number of pixels that differ by the rule; `nil` if the rule does not count them.
    public var countedPixels: Int?

    /// Creates a tolerance from its rule and reason, and how close it was.
    public init(words: String, isNear: Bool, countedPixels: Int?) {
      self.words = words
      self.isNear = isNear
      self.countedPixels = countedPixels
    }
  }

  /// The paths of a cell's pictures, relative to the folder of the results' file; `nil` if there is
  /// no picture.
  public struct Pictures: Hashable, Sendable {
    /// The path of the recorded picture.
    public var expected: String?
    /// The path of the picture drawn today.
    public var actual: String?
    /// The path of the picture that shows the difference.
    public var difference: String?

    /// Creates the pictures of a cell from their paths.
    public init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }

    /// Whether the cell has no pictures.
    public var isEmpty: Bool { self == Pictures() }

    /// The paths of the pictures that exist: expected, actual, difference.
    public var all: [String] { [expected, actual, difference].compactMap(\.self) }
  }

  /// Creates the result of a cell. Everything else keeps its default.
  public init(
    name: SnapshotName, verdict: CellVerdict, isRecorded: Bool = false, words: String = "",
    changes: [Change] = [], consequences: [Change] = [], clusters: [PixelRect] = [],
    picture: CellChange.Picture? = nil, proof: Proof? = nil, tolerance: Tolerance? = nil,
    expected: CellFacts? = nil,
    actual: CellFacts? = nil, inputs: GoldenHead? = nil, inputsOnRecord: GoldenHead? = nil,
    letterHeights: LetterHeights? = nil, pictures: Pictures = Pictures()
  ) {
    self.name = name
    self.verdict = verdict
    self.isRecorded = isRecorded
    self.words = words
    self.changes = changes
    self.consequences = consequences
    self.clusters = clusters
    self.picture = picture
    self.proof = proof
    self.tolerance = tolerance
    self.expected = expected
    self.actual = actual
    self.inputs = inputs
    self.inputsOnRecord = inputsOnRecord
    self.letterHeights = letterHeights
    self.pictures = pictures
  }

  /// Whether the cell passed close to the limit of its tolerance.
  public var isNear: Bool { tolerance?.isNear == true }

  /// The kind of the first change; `nil` if the cell did not change.
  public var kind: ChangeKind? { verdict == .changed ? changes.first?.kind : nil }

  /// The changes in words; empty if the cell did not change.
  public var changeWords: String {
    verdict == .changed ? changes.words : ""
  }

  /// The name of the cell for people, such as `Large Title at AX3`, or the path of another tool's
  /// picture.
  public var title: String { file?.path ?? name.title }

  /// The title and the words, such as `Body at L: point size is 17 pt, was 16 pt`.
  public var sentence: String { words.isEmpty ? title : "\(title): \(words)" }
}

extension SnapshotName {
  /// The name of the cell for people, such as `Large Title at AX3`.
  public var title: String { "\(ramp.style.title) at \(category.shortName)" }
}
