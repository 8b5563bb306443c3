import Wording

extension TextStyle {
  /// The spellings of a style in each interface that names it.
  struct Spellings {
    let uiKit: String
    let swiftUI: String
    let raw: String

    init(_ uiKit: String, swiftUI: String? = nil, raw: String) {
      self.uiKit = uiKit
      self.swiftUI = swiftUI ?? uiKit
      self.raw = "UICTFontTextStyle" + raw
    }

    /// The name of Apple's constant in Objective-C.
    var objectiveC: String { "UIFontTextStyle" + uiKit.prefix(1).uppercased() + uiKit.dropFirst() }
  }

  var spellings: Spellings {
    switch self {
    case .extraLargeTitle: Spellings("extraLargeTitle", raw: "ExtraLargeTitle")
    case .extraLargeTitle2: Spellings("extraLargeTitle2", raw: "ExtraLargeTitle2")
    case .largeTitle: Spellings("largeTitle", raw: "Title0")
    case .title1: Spellings("title1", swiftUI: "title", raw: "Title1")
    case .title2: Spellings("title2", raw: "Title2")
    case .title3: Spellings("title3", raw: "Title3")
    case .headline: Spellings("headline", raw: "Headline")
    case .body: Spellings("body", raw: "Body")
    case .callout: Spellings("callout", raw: "Callout")
    case .subheadline: Spellings("subheadline", raw: "Subhead")
    case .footnote: Spellings("footnote", raw: "Footnote")
    case .caption1: Spellings("caption1", swiftUI: "caption", raw: "Caption1")
    case .caption2: Spellings("caption2", raw: "Caption2")
    }
  }

  private static let bySpelling: [String: TextStyle] = {
    var styles: [String: TextStyle] = [:]
    for style in allCases {
      let known = style.spellings
      for spelling in [known.uiKit, known.swiftUI, known.raw, known.objectiveC] {
        styles[spelling.lowercased()] = style
      }
    }
    return styles
  }()

  /// Every accepted spelling in lower case, sorted.
  package static var lowercasedSpellings: [String] { bySpelling.keys.sorted() }

  /// Reads a text style from any common spelling, ignoring case: UIKit's (`title1`), SwiftUI's
  /// (`title`), the raw value (`UICTFontTextStyleTitle1`) or the Objective-C constant
  /// (`UIFontTextStyleTitle1`).
  ///
  /// - Throws: ``SpellingError/unknown(_:kind:nearest:)`` if no style has that spelling.
  public init(spelling: String) throws(SpellingError) {
    guard let style = Self.bySpelling[spelling.lowercased()] else {
      let names = Self.allCases.map(\.name) + ["title", "caption"]
      throw .unknown(
        spelling, kind: .textStyle, nearest: nearestSpelling(to: spelling, in: names))
    }
    self = style
  }
}
