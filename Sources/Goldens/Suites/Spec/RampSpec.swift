public import DynamicType
public import Imaging
public import TextEngine

/// One sample in one style at its categories: the unit of work.
public struct RampSpec: Hashable, Sendable {
  /// The coordinates of the ramp.
  public var name: RampName
  /// Whether the ramp shows a text, which most other properties describe, or an interface.
  public var subject: Subject
  /// The kind of its pictures.
  public var pictureKind = PictureKind.text
  /// The text style, which determines the preferred font and the fallback fonts.
  public var textStyle: TextStyle
  /// The text.
  public var sample: Sample
  /// The font of the text.
  public var font: FontChoice
  /// The categories, each once, in ascending order.
  public var categories: [ContentSizeCategory]
  /// The width available to the text; `nil` for no bound.
  public var width: Points?
  /// The colour of the text.
  public var color: RGBAColor
  /// The colour behind the text.
  public var background: RGBAColor
  /// The attributes of the whole text, which a run can override. A font in them is ignored; `font`
  /// applies.
  public var attributes: TextAttributes
  /// The settings of the paragraphs.
  public var paragraph: ParagraphStyle
  /// Whether Bold Text is on.
  public var legibilityWeight: LegibilityWeight
  /// How the text changes from Large, which it is made for, to each category.
  public var update: AttributedText.Update
  /// The permitted difference of the pixels; `nil` for none.
  public var tolerance: Tolerance?

  /// Creates a ramp of a sample in a style; by default at all categories, 343 pt wide, black on
  /// white. With Bold Text on, `bold-text` ends its variants.
  ///
  /// - Parameter styleName: A design system's name for the style; by default Apple's name.
  public init(
    suite: String, style: TextStyle, named styleName: StyleName? = nil, sample: Sample,
    font: FontChoice = .preferred,
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases, width: Points? = 343,
    scale: DisplayScale = .x2, variants: [String] = [], color: RGBAColor = .black,
    background: RGBAColor = .white, attributes: TextAttributes = TextAttributes(),
    paragraph: ParagraphStyle = ParagraphStyle(), legibilityWeight: LegibilityWeight = .regular,
    update: AttributedText.Update = .adjusted, tolerance: Tolerance? = nil
  ) {
    name = RampName(
      suite: suite, style: styleName ?? StyleName(style), sample: sample.name,
      variants: variants + (legibilityWeight == .bold ? [Self.boldText] : []), scale: scale)
    subject = .text
    textStyle = style
    self.sample = sample
    self.font = font
    self.categories = Set(categories).sorted()
    self.width = width
    self.color = color
    self.background = background
    self.attributes = attributes
    self.paragraph = paragraph
    self.legibilityWeight = legibilityWeight
    self.update = update
    self.tolerance = tolerance
  }

  /// The variant in the coordinates of a ramp with Bold Text.
  package static let boldText = "bold-text"

  /// The cells, in ascending order.
  public var cells: [SnapshotName] {
    categories.map { SnapshotName(ramp: name, category: $0) }
  }
}

/// A declared matrix: everything a suite draws.
public struct SuiteSpec: Sendable {
  /// The suite's name, which is its folder's.
  public let name: String
  /// The ramps, in the order of their coordinates.
  public let ramps: [RampSpec]
  /// The position of each ramp in the written order; empty where that order has no meaning.
  private let places: [RampName: Int]

  /// Creates a suite of ramps.
  ///
  /// - Throws: `SuiteSpecError` where the ramps cannot share one folder.
  public init(name: String, ramps: [RampSpec]) throws(SuiteSpecError) {
    try self.init(name: name, ramps: ramps, isListedAsWritten: false)
  }

  /// Creates a suite of ramps in the order of the file they come from.
  ///
  /// - Parameter isListedAsWritten: Whether reports list the ramps in the order they have here.
  package init(
    name: String, ramps: [RampSpec], isListedAsWritten: Bool
  ) throws(SuiteSpecError) {
    self.name = RampName.clean(name)
    places =
      isListedAsWritten
      ? Dictionary(
        zip(ramps.map(\.name), ramps.indices), uniquingKeysWith: { first, _ in first }) : [:]
    self.ramps = ramps.sortedByName(\.name).map(\.element)
    for (first, second) in zip(self.ramps, self.ramps.dropFirst()) where first.name == second.name {
      throw .duplicate(coordinates: first.name.coordinates)
    }
    for ramp in self.ramps where ramp.name.suite != self.name {
      throw .otherSuite(coordinates: ramp.name.coordinates, suite: self.name)
    }
    for ramp in self.ramps where ramp.name.longestFileName > Self.greatestFileName {
      throw .longName(coordinates: ramp.name.coordinates, limit: Self.greatestFileName)
    }
    for ramp in self.ramps {
      guard let trouble = ramp.tolerance?.trouble else { continue }
      throw .tolerance(coordinates: ramp.name.coordinates, trouble: trouble)
    }
  }

  /// Returns elements of cells in the order of a report: that of the file that the suite comes
  /// from, otherwise by name. Elements of other cells come last.
  package func listed<Element>(
    _ elements: [Element], by name: (Element) -> SnapshotName
  ) -> [Element] {
    elements.listed(by: name) { places[$0] }
  }

  /// Returns the positions that order the ramps of a part of the suite; `nil` where names order
  /// them.
  package func places(of ramps: [RampName]) -> [Int]? {
    places.isEmpty ? nil : ramps.compactMap { places[$0] }
  }

  /// All cells, in ascending order.
  public var cells: [SnapshotName] { ramps.flatMap(\.cells) }

  /// The longest file name of a golden, in bytes. Linux allows 255; the rest is for the suffixes of
  /// difference pictures.
  private static let greatestFileName = 200

  /// The cells as a text, with a line for each ramp.
  package var declaration: String {
    ramps.map { ramp in
      "\(ramp.name.coordinates): \(ramp.categories.map(\.shortName).joined(separator: " "))\n"
    }.joined()
  }
}

extension RampName {
  /// The greatest length of a cell's file name, in bytes; `xxxl` is the longest category.
  fileprivate var longestFileName: Int {
    ([sample, "xxxl"] + variants).joined(separator: ".").utf8.count
      + "\(scaleSuffix).png".utf8.count
  }
}

/// Why a matrix cannot be drawn as it is declared.
public enum SuiteSpecError: Error, Equatable, CustomStringConvertible {
  /// Two ramps would write the same files.
  case duplicate(coordinates: String)
  /// A ramp would write its files into another suite's folder.
  case otherSuite(coordinates: String, suite: String)
  /// A ramp's files would have names too long for a file system.
  case longName(coordinates: String, limit: Int)
  /// A ramp has a tolerance that is empty or makes no sense; the words say what to do.
  case tolerance(coordinates: String, trouble: String)

  /// What happened, then the remedy.
  public var description: String {
    switch self {
    case .duplicate(let coordinates):
      "Two ramps have the coordinates \(coordinates), so one would overwrite the other. "
        + "Give one of the samples another name."
    case .otherSuite(let coordinates, let suite):
      "The ramp \(coordinates) belongs to another suite than “\(suite)”. "
        + "Declare it in that suite, or give it this suite's name."
    case .longName(let coordinates, let limit):
      "The file names of \(coordinates) would have more than \(limit) bytes. Shorten the sample's "
        + "name or its variants."
    case .tolerance(let coordinates, let trouble):
      "The tolerance of \(coordinates) \(trouble)"
    }
  }
}

/// A text to draw, with its name, language and direction.
public struct Sample: Hashable, Sendable {
  /// The name of the sample in file names and reports.
  public var name: String
  /// The text. Fonts of its runs have their size at Large.
  public var text: AttributedText
  /// The language, as a BCP 47 tag.
  public var language: String?
  /// The direction of its paragraphs.
  public var direction: WritingDirection

  /// Creates a sample from attributed text.
  public init(
    _ name: String, text: AttributedText, language: String? = nil,
    direction: WritingDirection = .natural
  ) {
    self.name = name
    self.text = text
    self.language = language
    self.direction = direction
  }

  /// Creates a sample from plain text.
  public init(
    _ name: String, text: String, language: String? = nil, direction: WritingDirection = .natural
  ) {
    self.init(name, text: AttributedText(text), language: language, direction: direction)
  }
}
