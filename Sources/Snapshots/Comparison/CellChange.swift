public import DynamicType
public import ImageDiff
public import Imaging

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
    /// The layout and the picture file are the same, and the layout text has another digest of the
    /// pixels than the picture's.
    case digest
    /// The layout and the pixels are those on record, and the picture file is not and shows others.
    case exchange
    /// The layout text has the digests of the picture file and of today's pixels, and the file shows
    /// others: no recording writes that.
    case forgery
  }

  /// What the layout says, causes first; empty where it is as recorded.
  public var facts: [FactsChange]
  /// How the pictures differ.
  public var picture: Picture
  /// Where the difference comes from.
  public var origin: Origin
  /// What the pixels show, what matters most first; empty where they are the same, and where the layout tells
  /// the cause and nobody asked.
  public var findings: [LocatedFinding] = []
  /// Where glyphs differ, in px of the picture; empty where nobody asked what the pixels show.
  public var clusters: [PixelRect] = []
  /// The curve that the text's size should follow; `nil` where it is fixed.
  public var curve: SizeCurve?
  /// The size of the text in px of the picture; `nil` where it is not known.
  public var em: Pixels?

  /// Whether other versions of libraries or of the size table are the only cause.
  public var isDrift: Bool {
    switch origin {
    case .sizeTable, .libraries, .lineBreaks: true
    case .layout, .pixels, .file, .digest, .exchange, .forgery: false
    }
  }

  /// The one thing that explains the rest.
  public var cause: CellCause {
    switch origin {
    case .sizeTable(let from, let to): .sizeTable(from: from, to: to)
    case .libraries(let versions): .libraries(versions)
    case .lineBreaks(let from, let to): .lineBreaks(unicodeFrom: from, to: to)
    case .file where picture == .equal: .file
    case .digest: .digest
    case .exchange: .exchange
    case .forgery: .forgery
    case .layout, .pixels, .file: told
    }
  }

  /// What the layout text tells; where it tells only how far ink reaches, what the pixels show.
  private var told: CellCause {
    if let lead = facts.lead { return .layout(lead) }
    if let finding = findings.first { return .picture(finding) }
    return facts.first.map(CellCause.layout) ?? .unexplained
  }
}

extension CellChange: CustomStringConvertible {
  /// One line: the cause, the two facts that matter most beside it, what the pixels show beyond
  /// them, and how the pictures differ.
  public var description: String {
    ([cause.description] + others.map(\.description) + notes + [pixels])
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private var others: ArraySlice<FactsChange> {
    let cause = cause
    return facts.filter { cause != .layout($0) && !$0.isConsequence }.prefix(2)
  }

  /// What is neither a fact of the layout nor a count of pixels.
  private var notes: [String] {
    let layout = facts.isEmpty ? ["the layout is the same"] : []
    switch (origin, cause) {
    case (.file, .file), (.digest, _), (.exchange, _), (.forgery, _): return []
    case (.file, _):
      return layout + ["the picture file is not the one its layout text speaks of"]
    case (_, .picture), (_, .unexplained): return layout
    case (.libraries, _):
      return findings.prefix(1).map(\.description)
    case (_, .layout(let lead)) where lead.leavesLettersOpen:
      return findings.prefix(1).map(\.description)
    case (.layout, _), (.sizeTable, _), (.lineBreaks, _), (.pixels, _): return []
    }
  }

  private var pixels: String {
    switch picture {
    case .equal: "the pixels are the same"
    case .different(let difference): "\(difference)"
    case .sizeDiffers(let expected, let actual): "picture is \(actual), was \(expected)"
    }
  }
}

extension CellChange.Picture {
  init(_ comparison: ImageComparison) {
    self =
      switch comparison {
      case .equal: .equal
      case .different(let difference): .different(difference)
      case .sizeDiffers(let expected, let actual, _):
        .sizeDiffers(expected: expected, actual: actual)
      }
  }
}

extension [FactsChange] {
  /// What explains the rest; `nil` where only pictures can tell.
  var lead: FactsChange? { first { !$0.isConsequence } }
}

extension FactsChange {
  /// Whether the layout cannot tell what became of letters: they are another file's, or of another place of a
  /// variable font.
  var leavesLettersOpen: Bool {
    switch self {
    case .fontContent, .instance: true
    default: false
    }
  }

  /// Whether the fact is only how far the result reaches, which the pictures tell better.
  fileprivate var isConsequence: Bool {
    switch self {
    case .frame, .picture, .lineInk: true
    default: false
    }
  }
}
