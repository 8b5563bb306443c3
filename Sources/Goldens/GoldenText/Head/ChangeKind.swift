/// The kind of a change, which people can filter by and programs can read.
public enum ChangeKind: String, Hashable, Sendable, CaseIterable {
  case text
  case size
  case curve
  case update
  case weight
  case italic
  case width
  case axis
  case opticalSize = "optical-size"
  case boldText = "bold-text"
  case font
  case fontVersion = "font-version"
  case fallback
  case shortfall
  case features
  case spacing
  case decoration
  case color
  case alignment
  case leading
  case lineLimit = "line-limit"
  case truncation
  case fit
  case language
  case direction
  case frameWidth = "frame-width"
  case tolerance
  case setting
  case name
  case pictureKind = "picture-kind"
  case element
  case turned
  case content
  case trait
  case box
  case reflowed
  case truncated
  case clipped
  case overflow
  case missingGlyph = "missing-glyph"
  case markLost = "mark-lost"
  case inkAppeared = "ink-appeared"
  case shifted
  case shape
  case antialiasing
  case inserted
  case removed
  case moved
  case pictureSize = "picture-size"
  case sizeTable = "size-table"
  case library = "library-drift"
  case file
  case unexplained
}

extension ChangeKind {
  /// The meaning of the kind, in a sentence.
  public var meaning: String {
    switch self {
    case .text: "The text says something else."
    case .size: "The text is larger or smaller, or has another size limit."
    case .curve: "The size follows another text style, or none."
    case .update: "The text responds to a new text size in another way."
    case .weight: "Strokes are heavier or lighter."
    case .italic: "The text is slanted, or no longer slanted."
    case .width: "Letters are wider or narrower."
    case .axis: "A variable font has another value on an axis."
    case .opticalSize: "A variable font has another optical size."
    case .boldText: "Bold Text is on, or off."
    case .font: "The text is set in other faces."
    case .fontVersion: "A font file of the same name has other content."
    case .fallback: "Other fallback fonts are named."
    case .shortfall:
      "A face no longer has a weight, a width or a slant, or has a new one."
    case .features: "Other OpenType features are on."
    case .spacing: "Letters are closer together or further apart."
    case .decoration: "An underline or strikethrough was added, removed or changed."
    case .color: "The text or its background has another color."
    case .alignment: "Lines or tab stops are aligned in another way."
    case .leading: "Lines are closer together or further apart, or taller or shorter."
    case .lineLimit: "The text may have more or fewer lines."
    case .truncation: "Text that does not fit is cut in another place."
    case .fit: "The text shrinks or tightens to fit, no longer does, or may now do so."
    case .language: "The text is in another language."
    case .direction: "The text runs in another direction."
    case .frameWidth: "The text has another width."
    case .tolerance: "Other pixel differences are allowed."
    case .setting: "Another setting of the text changed."
    case .name: "The style or sample is spelled in another way."
    case .pictureKind:
      "The picture shows a launch instead of a live change, or the reverse."
    case .element:
      "A part of an interface appeared, vanished or moved to another place in its tree."
    case .turned: "A stack of an interface has the other direction."
    case .content: "A part of an interface shows another shape, symbol or picture."
    case .trait:
      "A part of an interface has another role, or responds to a new text size in another way."
    case .box: "The box of a part of an interface has another size."
    case .reflowed: "Lines break differently."
    case .truncated: "Text is truncated, or no longer truncated."
    case .clipped: "Ink reaches outside its box, or no longer does."
    case .overflow: "A line is wider than its frame, or no longer is."
    case .missingGlyph: "A glyph is missing."
    case .markLost: "An accent, a dot or another part of a glyph is missing."
    case .inkAppeared: "There is new ink."
    case .shifted: "Something moved."
    case .shape: "A glyph has another shape."
    case .antialiasing: "Only the anti-aliasing of edges changed."
    case .inserted: "Whole rows or columns of the picture are new."
    case .removed: "Whole rows or columns of the picture are gone."
    case .moved: "Whole rows or columns of the picture are at another place."
    case .pictureSize: "The picture or its frame has another size."
    case .sizeTable: "The size table is another edition."
    case .library: "A library or Unicode has another version."
    case .file: "The picture file and its layout text are from different recordings."
    case .unexplained: "Pixels differ for an unknown reason."
    }
  }

  /// The kinds as a table in Markdown.
  public static var table: String {
    "| kind | what changed |\n|---|---|\n"
      + allCases.map { "| `\($0.rawValue)` | \($0.meaning) |\n" }.joined()
  }
}

extension ChangeKind {
  /// The sides of a drawing that can follow from an input.
  package struct Reach: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The size of the text.
    package static let size = Reach(rawValue: 1 << 0)
    /// The distance between the style's baselines.
    package static let leading = Reach(rawValue: 1 << 1)
    /// The faces that the text is set in, and their positions on their axes.
    package static let faces = Reach(rawValue: 1 << 2)
    /// The ends and positions of lines, text left out, and the reach of ink.
    package static let lines = Reach(rawValue: 1 << 3)
    /// The set of pixels that have ink.
    package static let ink = Reach(rawValue: 1 << 4)
    /// The colour of pixels.
    package static let color = Reach(rawValue: 1 << 5)
    /// The smoothing of edges.
    package static let edges = Reach(rawValue: 1 << 6)
    /// Differences that another rasteriser makes to the same text.
    package static let noise = Reach(rawValue: 1 << 7)

    package static let drawing: Reach = [.lines, .ink, .color, .edges, .noise]
  }

  /// The sides that an input of this kind can change in the whole text. Changed sizes then change
  /// the rest.
  package var reach: Reach {
    switch self {
    case .text, .language, .weight, .italic, .width, .boldText, .fallback, .direction:
      [.faces, .drawing]
    case .size, .curve: [.size, .leading, .faces]
    case .sizeTable: [.size, .leading]
    case .update: [.size, .leading, .faces, .drawing]
    case .font: [.leading, .faces, .drawing]
    case .fontVersion: [.faces, .drawing]
    case .axis, .opticalSize: [.faces, .drawing]
    case .leading: [.leading, .drawing]
    case .features, .spacing, .alignment, .lineLimit, .truncation, .fit, .frameWidth, .setting:
      .drawing
    case .decoration: .drawing
    case .color: [.color, .edges, .noise]
    case .library: .noise
    case .element, .turned, .content, .box: .drawing
    case .tolerance, .name, .pictureKind, .trait: []
    case .shortfall, .reflowed, .truncated, .clipped, .overflow, .missingGlyph, .markLost,
      .inkAppeared, .shifted, .shape, .antialiasing, .inserted, .removed, .moved,
      .pictureSize, .file, .unexplained:
      []
    }
  }
}
