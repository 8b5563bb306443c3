public import ImageDiff
public import Imaging
public import Snapshots

/// One thing that happened to a picture: its kind with its numbers, a sentence, and where.
public struct FindingResult: Hashable, Sendable {
  /// What kind of thing.
  public var kind: CauseKind
  /// Its numbers and names, in px but for ratios, levels and colours.
  public var facts: [Fact]
  /// What happened in words.
  public var sentence: String
  /// Where, in px of the picture.
  public var area: PixelRect
  /// The lines it happened to, from 1, in ascending order.
  public var lines: [Int]
  /// Whether it happened to a part of its line only.
  public var isPart: Bool
  /// The characters, in UTF-8 bytes of the sample; `nil` where they are not known.
  public var range: Range<Int>?
  /// What the characters say; `nil` where they are not known.
  public var text: String?

  /// A number or a name that belongs to a kind.
  public struct Fact: Hashable, Sendable {
    /// What it can be.
    public enum Value: Hashable, Sendable {
      /// A number to a millionth.
      case number(Double)
      /// A word, or a colour such as `#FF0000`.
      case word(String)
      /// The size of a picture.
      case size(PixelSize)
    }

    /// What it is called; one of `names`.
    public var name: String
    /// What it is.
    public var value: Value

    /// A fact by its name.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }

    /// All names, in the order they are written in.
    public static let names = [
      "dx", "dy", "ratio", "spacing", "x", "by", "perPixel", "greatest", "dilation", "colorOf",
      "from", "to", "ink", "greatestLevel",
    ]
  }

  /// A finding of known facts.
  public init(
    kind: CauseKind, facts: [Fact] = [], sentence: String, area: PixelRect, lines: [Int] = [],
    isPart: Bool = false, range: Range<Int>? = nil, text: String? = nil
  ) {
    self.kind = kind
    self.facts = facts
    self.sentence = sentence
    self.area = area
    self.lines = lines
    self.isPart = isPart
    self.range = range
    self.text = text
  }
}

extension FindingResult {
  /// What happened to any picture.
  public init(_ finding: Finding) {
    self.init(
      kind: finding.cause.kind, facts: finding.cause.facts, sentence: "\(finding)",
      area: finding.area, lines: finding.lines, isPart: finding.isPart)
  }

  /// The same of a cell, with the characters it happened to where they are known.
  public init(_ located: LocatedFinding) {
    let place = located.place
    // A range without its words would be of no use to anybody.
    let isNamed = place?.range != nil && place?.text != nil
    self.init(
      kind: located.kind, facts: located.finding.cause.facts, sentence: "\(located)",
      area: located.finding.area, lines: place?.lines ?? located.finding.lines,
      isPart: located.finding.isPart, range: isNamed ? place?.range : nil,
      text: isNamed ? place?.text : nil)
  }
}

extension Cause {
  /// The numbers and names of the case.
  fileprivate var facts: [FindingResult.Fact] {
    switch self {
    case .shifted(let dx, let dy): [.number("dx", dx), .number("dy", dy)]
    case .size(let ratio): [.number("ratio", ratio)]
    case .spacing(let spacing): spacing.facts
    case .weight(let dilation): [.number("dilation", dilation)]
    case .color(let from, let to):
      [.word("colorOf", "text"), .word("from", "\(from)"), .word("to", "\(to)")]
    case .ground(let from, let to):
      [.word("colorOf", "background"), .word("from", "\(from)"), .word("to", "\(to)")]
    case .inkVanished(let ink), .inkAppeared(let ink): [.word("ink", "\(ink)")]
    case .antialiasing(let from, let to): [.word("from", "\(from)"), .word("to", "\(to)")]
    case .pictureSize(let from, let to):
      [FindingResult.Fact("from", .size(from)), FindingResult.Fact("to", .size(to))]
    case .rasteriserNoise(let level): [.number("greatestLevel", Double(level))]
    case .text, .shape, .reflowed, .other: []
    }
  }
}

extension Cause.Spacing {
  fileprivate var facts: [FindingResult.Fact] {
    switch self {
    case .gap(let x, let by):
      [.word("spacing", "gap"), .number("x", Double(x)), .number("by", by)]
    case .even(let perPixel): [.word("spacing", "even"), .number("perPixel", perPixel)]
    case .uneven(let greatest): [.word("spacing", "uneven"), .number("greatest", greatest)]
    }
  }
}

extension FindingResult.Fact {
  /// To a millionth: without the last bits, in which sums of tenths show.
  fileprivate static func number(_ name: String, _ number: Double) -> Self {
    let rounded = (number * 1_000_000).rounded(.toNearestOrAwayFromZero) / 1_000_000
    return Self(name, .number(rounded))
  }

  fileprivate static func word(_ name: String, _ word: String) -> Self { Self(name, .word(word)) }
}
