import DynamicType
public import Imaging
public import Snapshots
public import TextEngine

/// A cell and all that is known of it after a run.
public struct CellResult: Hashable, Sendable {
  /// The cell.
  public var name: SnapshotName
  /// What comparing it came to.
  public var verdict: CellVerdict
  /// Whether its golden was written.
  public var isRecorded: Bool
  /// All that there is to say of it in a sentence without a place; empty where it is equal.
  public var words: String
  /// Of a changed cell its set: all inputs that differ, and the effects that these do not explain, what
  /// matters most first. Of a cell that passes the inputs that differ and show nowhere in it.
  public var changes: [Change]
  /// The effects that `changes` explain.
  public var consequences: [Change]
  /// Where glyphs differ, in px of the picture.
  public var clusters: [PixelRect]
  /// How the pictures differ; `nil` where they were not compared.
  public var picture: CellChange.Picture?
  /// Whether its changes explain every pixel; `nil` where nothing was drawn to see.
  public var proof: Proof?
  /// The tolerance that let it pass; `nil` where none did.
  public var tolerance: Tolerance?
  /// The layout on record; `nil` where there is none, or it is that of today.
  public var expected: CellFacts?
  /// The layout of today; `nil` where the cell was not drawn.
  public var actual: CellFacts?
  /// The inputs of today, of a cell that may become a golden; `nil` where they are not known.
  public var inputs: GoldenHead?
  /// The inputs on record, of a cell that may become a golden; `nil` where none are.
  public var inputsOnRecord: GoldenHead?
  /// How high the letters of today are; `nil` where the cell was not drawn, or that is not known.
  public var letterHeights: LetterHeights?
  /// Where its pictures lie.
  public var pictures: Pictures
  /// Whether it was judged by its layout text, because Git LFS has not fetched its picture.
  public var isWithoutPicture = false
  /// The files of a picture that another tool made; `nil` for a cell of a suite.
  public var file: ComparedPicture?

  /// A tolerance that let a difference pass.
  public struct Tolerance: Hashable, Sendable {
    /// The rule and the reason, in the words of the layout text.
    public var words: String
    /// Whether four fifths of it would not have let the difference pass.
    public var isNear: Bool
    /// How many pixels differ by its rule; `nil` where it does not count them.
    public var countedPixels: Int?

    /// A tolerance of known facts.
    public init(words: String, isNear: Bool, countedPixels: Int?) {
      self.words = words
      self.isNear = isNear
      self.countedPixels = countedPixels
    }
  }

  /// Pictures, as paths from the folder that the results' own file lies in; `nil` where there is none.
  public struct Pictures: Hashable, Sendable {
    /// What is on record.
    public var expected: String?
    /// What is drawn today.
    public var actual: String?
    /// How the two differ.
    public var difference: String?

    /// Pictures at known places.
    public init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }

    /// Whether there is none.
    public var isEmpty: Bool { self == Pictures() }

    /// Those that there are, in the order to look at them.
    public var all: [String] { [expected, actual, difference].compactMap(\.self) }
  }

  /// A cell of known facts.
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

  /// Whether it passed, but nearly did not.
  public var isNear: Bool { tolerance?.isNear == true }

  /// What kind of thing changed first; `nil` where nothing did.
  public var kind: ChangeKind? { verdict == .changed ? changes.first?.kind : nil }

  /// Its changes in words; empty where it did not change.
  public var changeWords: String {
    verdict == .changed ? changes.words : ""
  }

  /// Its place in people's words, such as `Large Title at AX3`.
  public var title: String { file?.path ?? name.title }

  /// Place and words, such as `Body at L: point size is 17 pt, was 16 pt`.
  public var sentence: String { words.isEmpty ? title : "\(title): \(words)" }
}

extension SnapshotName {
  /// Its place in people's words, such as `Large Title at AX3`.
  public var title: String { "\(ramp.style.title) at \(category.shortName)" }
}
