package import Suites
import DynamicType
import Imaging
package import TextEngine

extension CellFacts {
  /// Returns the settings of a ramp apart from font, size and width, in words.
  package static func setting(of ramp: RampSpec) -> String {
    var words = ["ink \(ramp.attributes.color ?? ramp.color) on \(ramp.background)"]
    words += Self.words(language: ramp.language, direction: ramp.sample.direction)
    if ramp.legibilityWeight == .bold { words.append("Bold Text") }
    switch ramp.update {
    case .adjusted: break
    case .adjustedBeforeIOS11: words.append("runs follow as before iOS 11")
    case .reapplied: words.append("each run in its own style")
    case .never: words.append("left as at Large")
    }
    return (words + Self.words(of: ramp.attributes) + ramp.paragraph.words).joined(separator: ", ")
  }

  /// Returns the settings of an interface's text apart from font, size and width, in words.
  package static func setting(of text: SetText) -> String {
    let styled = text.styled
    var words = ["ink \(styled.attributes.color ?? styled.color)"]
    words += Self.words(
      language: styled.attributes.language ?? styled.language, direction: styled.direction)
    if text.traits.legibilityWeight == .bold { words.append("Bold Text") }
    return (words + Self.words(of: styled.attributes) + styled.paragraph.words)
      .joined(separator: ", ")
  }

  private static func words(language: String?, direction: WritingDirection) -> [String] {
    var words = language.map { ["language \($0)"] } ?? []
    switch direction {
    case .natural: break
    case .leftToRight: words.append("left to right")
    case .rightToLeft: words.append("right to left")
    }
    return words
  }

  /// Returns the attributes of a whole text in words, apart from its font, colour and language.
  private static func words(of attributes: TextAttributes) -> [String] {
    var whole = attributes
    whole.font = nil
    whole.color = nil
    whole.language = nil
    return whole.words
  }

  /// Returns the runs with settings of their own, with the sizes of the cell.
  package static func runs(of text: AttributedText, cell: ResolvedCell) -> [Run] {
    var runs: [Run] = []
    var start = 0
    for (run, span) in zip(text.runs, cell.text.spans) {
      let end = start + run.text.utf8.count
      let size = run.attributes.font == nil ? [] : ["\(span.pointSize.toThousandths) pt"]
      let words = size + run.attributes.words
      if !words.isEmpty {
        runs.append(Run(range: start..<end, setting: words.joined(separator: ", ")))
      }
      start = end
    }
    return runs
  }
}

extension TextAttributes {
  /// The attributes in words; empty if they leave everything to the whole text.
  fileprivate var words: [String] {
    var words: [String] = []
    if let font { words.append(font.fontDescriptor.words) }
    if let textStyle { words.append("meant as \(textStyle.name)") }
    if let weight { words.append("weight \(weight.rawValue)") }
    words += traits.words
    if let width { words.append("width \(Points(width.rawValue)) %") }
    words += variations.map { "\($0.axis)=\(Points($0.value))" }
    switch opticalSizing {
    case nil: break
    case .automatic: words.append("automatic optical size")
    case .off: words.append("no optical size")
    case .fixed(let size): words.append("optical size \(size)")
    }
    if let color { words.append("ink \(color)") }
    words += features.map { "\($0.tag)=\($0.value)" }
    switch tracking {
    case nil: break
    case .points(let distance): words.append("tracking \(distance) pt")
    case .em(let part): words.append("tracking \(Points(part)) em")
    }
    if let baselineOffset { words.append("raised by \(baselineOffset) pt") }
    if let underline { words.append("underline \(underline.words)") }
    if let strikethrough { words.append("strikethrough \(strikethrough.words)") }
    if let language { words.append("language \(language)") }
    return words
  }
}

extension FontDescriptor {
  /// The source of the face, its traits, and its weight if the traits do not imply it.
  fileprivate var words: String {
    let face =
      switch origin {
      case .preferred(let style): style.name
      case .system: "system font"
      case .custom(let family, let style):
        [family, style ?? ""].filter { !$0.isEmpty }
          .joined(separator: " ")
      }
    let weight = weight == usualWeight ? [] : ["of weight \(weight.rawValue)"]
    return ([face] + weight + symbolicTraits.words).joined(separator: " ")
  }

  /// The weight that the same traits imply, without a chosen weight.
  private var usualWeight: FontWeight? {
    let usual: FontDescriptor =
      switch origin {
      case .preferred(let style): .preferredFontDescriptor(withTextStyle: style)
      case .system, .custom: .system(size: pointSize)
      }
    return usual.withSymbolicTraits(symbolicTraits)?.weight
  }
}

extension FontDescriptor.SymbolicTraits {
  /// The traits in words, in the order of their bits.
  fileprivate var words: [String] {
    let names: [(FontDescriptor.SymbolicTraits, String)] = [
      (.bold, "bold"), (.italic, "italic"), (.condensed, "condensed"), (.expanded, "expanded"),
      (.monoSpace, "monospaced"), (.tightLeading, "tight leading"),
      (.looseLeading, "loose leading"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

extension TextDecoration {
  fileprivate var words: String {
    color.map { "\(style.rawValue) \($0)" } ?? style.rawValue
  }
}

extension ParagraphStyle {
  /// The differences from `ParagraphStyle()` in words; empty for that style itself.
  fileprivate var words: [String] {
    let plain = ParagraphStyle()
    var words: [String] = []
    if alignment != plain.alignment { words.append("\(alignment.rawValue) alignment") }
    if let lineLimit { words.append("at most \(lineLimit) line\(lineLimit == 1 ? "" : "s")") }
    if truncationMode != plain.truncationMode {
      words.append("\(truncationMode.rawValue) truncation")
    }
    if minimumScaleFactor != plain.minimumScaleFactor {
      words.append("shrinks to \(Points(minimumScaleFactor))")
    }
    if allowsTightening { words.append("tightens") }
    if leading != plain.leading { words.append("\(leading.rawValue) leading") }
    if lineHeightMultiple != plain.lineHeightMultiple {
      words.append("line height × \(Points(lineHeightMultiple))")
    }
    if minimumLineHeight != 0 { words.append("lines at least \(minimumLineHeight) pt") }
    if let maximumLineHeight { words.append("lines at most \(maximumLineHeight) pt") }
    if lineSpacing != 0 { words.append("line spacing \(lineSpacing) pt") }
    if paragraphSpacing != 0 { words.append("paragraph spacing \(paragraphSpacing) pt") }
    if paragraphSpacingBefore != 0 {
      words.append("paragraph spacing before \(paragraphSpacingBefore) pt")
    }
    if tabs != plain.tabs {
      let places = tabs.places.map(\.description) + ["every \(tabs.interval)"]
      words.append("tabs at \(places.joined(separator: " ")) pt")
    }
    return words
  }
}
