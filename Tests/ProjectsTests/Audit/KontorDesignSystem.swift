import Snapshots
import Testing

@testable import Projects

/// The design system of a shop as its `typeproof.json` says it: two faces of its own, twelve styles,
/// each along the curve of a text style, and texts in four languages. Nothing is wrong with it.
struct KontorDesignSystem {
  private let tree: ProjectTree

  init() throws {
    tree = try ProjectTree()
    for font in Self.fonts {
      let name = font.split(separator: "/").last.map(String.init) ?? font
      try tree.copyFont(font, to: "Fonts/\(name)")
    }
  }

  /// The project, after one passage of its file was changed.
  func project(replacing passage: String = "", with other: String = "") throws -> Project {
    var json = Self.json
    if !passage.isEmpty {
      let places = json.ranges(of: passage)
      try #require(places.count == 1, "“\(passage)” stands \(places.count) times in the file.")
      json.replaceSubrange(places[0], with: other)
    }
    return try Project(ProjectFile.spec(parsing: Array(json.utf8)), in: tree.path)
  }

  private static let fonts = [
    "Inter/InterVariable.ttf", "NotoSerif/NotoSerif-Regular.ttf", "NotoSerif/NotoSerif-Bold.ttf",
    "NotoSansArabic/NotoSansArabic-Regular.ttf", "NotoNaskhArabic/NotoNaskhArabic-Regular.ttf",
    "BIZUDPGothic/BIZUDPGothic-Regular.ttf", "WenQuanYiMicroHei/WenQuanYiMicroHei-Regular.ttf",
    "JetBrainsMono/JetBrainsMono-Regular.ttf",
  ]

  // Of Arabic and Japanese there is no bold face here, so that another counts as one; it has no kana.
  static let json = """
    {
      "suite": "kontor",
      "fonts": {
        "families": {
          "Kontor Serif": [
            {"file": "NotoSerif-Regular.ttf", "weight": 400},
            {"file": "NotoSerif-Bold.ttf", "weight": 700},
          ],
          "Kontor Sans": "InterVariable.ttf",
          "Kontor Arabic": [
            {"file": "NotoSansArabic-Regular.ttf", "weight": 400},
            {"file": "NotoNaskhArabic-Regular.ttf", "weight": 700},
          ],
          "Kontor Japanese": [
            {"file": "BIZUDPGothic-Regular.ttf", "weight": 400},
            {"file": "WenQuanYiMicroHei-Regular.ttf", "weight": 700},
          ],
        },
        "system": "Kontor Sans",
        "fallback": [
          {"scripts": ["Arab"], "fonts": ["Kontor Arabic"]},
          {"scripts": ["Jpan"], "fonts": ["Kontor Japanese"]},
        ],
      },
      "styles": {
        "Display": {"font": "Kontor Serif", "size": 34, "relativeTo": "largeTitle", \
    "boldTextWeight": 700, "samples": ["title"]},
        "Title Large": {"font": "Kontor Serif", "size": 28, "relativeTo": "title1", \
    "boldTextWeight": 700, "samples": ["title"]},
        "Title": {"font": "Kontor Serif", "size": 22, "relativeTo": "title2", \
    "boldTextWeight": 700, "samples": ["title"]},
        "Price": {"font": "Kontor Sans", "size": 20, "relativeTo": "title3", \
    "boldTextWeight": 700, "features": {"tnum": 1}, "samples": ["price"]},
        "Wordmark": {"font": "Kontor Sans", "size": 17, "relativeTo": "headline", \
    "weight": 700, "boldTextWeight": 900, "samples": ["brand"]},
        "Body": {"font": "Kontor Sans", "size": 17, "relativeTo": "body", \
    "boldTextWeight": 700, "samples": ["title", "paragraph"]},
        "Button": {"font": "Kontor Sans", "size": 17, "relativeTo": "body", \
    "boldTextWeight": 700, "lineLimit": 1, "samples": ["button"]},
        "Callout": {"font": "Kontor Sans", "size": 16, "relativeTo": "callout", \
    "boldTextWeight": 700, "samples": ["paragraph"]},
        "Subhead": {"font": "Kontor Sans", "size": 15, "relativeTo": "subheadline", \
    "boldTextWeight": 700, "samples": ["paragraph"]},
        "Footnote": {"font": "Kontor Sans", "size": 13, "relativeTo": "footnote", \
    "boldTextWeight": 700, "samples": ["paragraph"]},
        "Caption": {"font": "Kontor Sans", "size": 12, "relativeTo": "footnote", \
    "boldTextWeight": 700, "samples": ["title", "price"]},
        "Badge": {"font": "Kontor Sans", "size": 11, "relativeTo": "footnote", \
    "minimum": 11, "boldTextWeight": 700, "samples": ["button"]},
      },
      "samples": {
        "title": {"en": "Your order", "de": "Ihr Einkauf", "ar": "طلبك اليوم", "ja": "新商品"},
        "paragraph": {
          "en": "We pack it today and send it with the first post in the morning.",
          "de": "Wir packen heute und geben es morgen früh als erstes zur Post.",
          "ar": "نجهز طلبك اليوم ونرسله مع أول بريد في الصباح.",
          "ja": "春夏秋冬、花草山水、本日新商品、三日以内必着。",
        },
        "button": {"en": "Pay now", "de": "Bezahlen", "ar": "ادفع الآن", "ja": "入金"},
        "price": {"en": "$1,299.00", "de": "1.299,00\u{A0}€", "ar": "١٬٢٩٩٫٠٠", "ja": "¥1,299"},
        "brand": "Kontor",
      },
    }
    """
}
