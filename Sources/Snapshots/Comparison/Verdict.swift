public import ImageDiff

/// What comparing a cell with its golden came to.
public enum Verdict: Hashable, Sendable {
  /// The same layout, pixels and files.
  case equal
  /// Something is not as recorded.
  case changed(CellChange)
  /// Something is not as recorded, and drawing the cell again gave another picture or layout still;
  /// the words say how the two differ. Such a cell cannot be judged, nor recorded.
  case unstable(String)
  /// There is no golden.
  case missing
  /// There is a golden that no suite declares.
  case obsolete
  /// There is a golden, but it cannot be read; the words say why and what to do.
  case unreadable(String)
  /// The cell cannot be drawn; the words say why and what to do.
  case failed(String)
}

/// How a cell differs from its golden.
public struct CellChange: Hashable, Sendable {
  /// How the pictures differ.
  public enum Picture: Hashable, Sendable {
    /// They are the same.
    case equal
    /// They are of one size, and some pixels differ.
    case different(PixelDifference)
    /// They are of different sizes.
    case sizeDiffers(expected: PixelSize, actual: PixelSize)
  }

  /// Where the difference comes from, beyond what the layout says.
  public enum Origin: Hashable, Sendable {
    /// The layout changed, as `facts` says.
    case layout
    /// The size table is another edition, and the layout follows it.
    case sizeTable(from: String, to: String)
    /// The layout is the same; libraries are of other versions than at the recording.
    case libraries([String])
    /// Lines end elsewhere because ICU knows another version of Unicode, and nothing else: with the
    /// line ends on record, the layout and the pixels are those on record.
    case lineBreaks(unicodeFrom: String, to: String)
    /// The layout and the libraries are the same, and the pixels are not.
    case pixels
    /// The layout is the same, and the picture file is not the one that was recorded with it.
    case file
  }

  /// What the layout says, causes first; empty where it is as recorded.
  public var facts: [FactsChange]
  /// How the pictures differ.
  public var picture: Picture
  /// Where the difference comes from.
  public var origin: Origin
  /// The curve that the text's size should follow; `nil` where it is fixed.
  public var curve: SizeCurve?

  /// Whether other versions of libraries or of the size table are the only cause.
  public var isDrift: Bool {
    switch origin {
    case .sizeTable, .libraries, .lineBreaks: true
    case .layout, .pixels, .file: false
    }
  }
}

extension CellChange: CustomStringConvertible {
  /// One line: the cause, the two facts that matter most beside it, and how the pictures differ.
  public var description: String {
    let others = facts.dropFirst(leadsWithFact ? 1 : 0).filter { !$0.isExtent }
    return ([cause] + others.prefix(2).map(\.description) + [pixels])
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The cause alone, which cells that changed for one reason share.
  public var cause: String {
    switch origin {
    case .layout: facts.first?.description ?? "layout changed"
    case .sizeTable(let from, let to): "the size table is \(to), was \(from)"
    case .libraries(let versions):
      "library drift: \(versions.joined(separator: ", ")); the layout is the same"
    case .lineBreaks(let from, let to):
      "library drift: Unicode \(from) → \(to); with the line ends on record nothing differs"
    case .pixels: "pixels changed, the layout is the same"
    case .file: "the picture file is not the one its layout text speaks of"
    }
  }

  private var leadsWithFact: Bool { origin == .layout }

  private var pixels: String {
    switch picture {
    case .equal: "the pixels are the same"
    case .different(let difference): "\(difference)"
    case .sizeDiffers(let expected, let actual): "picture is \(actual), was \(expected)"
    }
  }
}

/// A cell and its verdict.
public struct CellOutcome: Hashable, Sendable {
  /// The cell.
  public let name: SnapshotName
  /// What comparing it came to.
  public let verdict: Verdict
  /// Whether its golden was written.
  public let isRecorded: Bool
  /// Where expected, actual and difference were put for looking at; empty where they were not.
  public let artifacts: [String]
  /// Why they could not be put there; `nil` where nothing went wrong.
  public let artifactTrouble: String?

  /// A cell and its verdict.
  public init(
    name: SnapshotName, verdict: Verdict, isRecorded: Bool = false, artifacts: [String] = [],
    artifactTrouble: String? = nil
  ) {
    self.name = name
    self.verdict = verdict
    self.isRecorded = isRecorded
    self.artifacts = artifacts
    self.artifactTrouble = artifactTrouble
  }
}
