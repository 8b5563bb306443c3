import DesignTokens
import DynamicType
import Snapshots
import TextEngine

/// The font of a style from tokens.
struct TokenFont: Equatable {
  /// The family or file; `nil` for the system font.
  let family: String?
  /// The description of the face in the family's name.
  var words: FaceWords?
  /// The missing family that was requested first; `nil` where the font is as requested.
  var missing: String?
}

/// Finds the fonts that tokens name: those of the project, and its stand-ins for system fonts.
struct TokenFonts {
  /// The stand-in for a font that only a system has.
  private enum StandIn {
    case system
    case monospaced
    case serif
  }

  private let fonts: FontFolder
  private let monospaced: String?
  private let serif: String?
  /// The families as the project spells them, by their names without blanks.
  private let known: [String: String]
  private var found: [String: TokenFont?] = [:]

  init(_ spec: ProjectFonts, in fonts: FontFolder) {
    self.fonts = fonts
    let entries = fonts.files.flatMap { (try? fonts.entries(ofFile: $0)) ?? [] }
    let names = spec.families.map(\.name) + entries.map(\.face.names.family).filter { !$0.isEmpty }
    // A variable font may say so in its name, which no design system repeats.
    let plain = names.map { name in
      (Self.loose(name).split(separator: "variable").first.map(String.init) ?? "", name)
    }
    known = Dictionary(
      names.map { (Self.loose($0), $0) } + plain, uniquingKeysWith: { first, _ in first })
    monospaced =
      spec.system.monospaced
      ?? entries.first { $0.face.isMonospaced && !$0.face.isColored }?.face.names.family
    serif = names.first { $0.lowercased().hasSuffix("serif") }
  }

  private static func loose(_ name: String) -> String {
    name.lowercased().filter { !"-_ ".contains($0) }
  }

  /// Returns the font of a token: the first family that exists or has a stand-in.
  mutating func font(of families: [String]) -> TokenFont {
    for (index, name) in families.enumerated() {
      guard var font = font(named: name) else { continue }
      // A family that is there further down is what the list is for; a stand-in is not.
      if index > 0, Self.standIn(for: name) != nil { font.missing = families[0] }
      return font
    }
    return TokenFont(family: nil, missing: families.first)
  }

  private mutating func font(named name: String) -> TokenFont? {
    if let known = found[name] { return known }
    let font = search(name)
    found[name] = .some(font)
    return font
  }

  private func search(_ name: String) -> TokenFont? {
    if let family = known[Self.loose(name)] { return TokenFont(family: family) }
    if let entry = try? fonts.entry(named: name) { return TokenFont(family: entry.path) }
    let words = FaceWords(name)
    if !words.rest.isEmpty, let family = known[Self.loose(words.rest)] {
      return TokenFont(family: family, words: words)
    }
    switch Self.standIn(for: name) {
    case .system?: return TokenFont(family: nil, words: words)
    case .monospaced?:
      return TokenFont(family: monospaced, words: words, missing: monospaced == nil ? name : nil)
    case .serif?: return TokenFont(family: serif, words: words, missing: serif == nil ? name : nil)
    case nil: return nil
    }
  }

  /// Returns the stand-in for a name of a system's font: CSS's generic families, and those of iOS,
  /// macOS and Android.
  private static func standIn(for name: String) -> StandIn? {
    let name = name.lowercased()
    if ["monospace", "ui-monospace", "sf mono", "roboto mono"].contains(name) {
      return .monospaced
    }
    if ["serif", "ui-serif", "new york"].contains(name) { return .serif }
    let system = [
      "system-ui", "-apple-system", "blinkmacsystemfont", "sans-serif", "ui-sans-serif",
      "ui-rounded", "system", "system font", "san francisco", "roboto",
    ]
    let prefixes = ["sf pro", "sf compact", "sf ui", ".sf", "sfpro", "sans-serif-"]
    return system.contains(name) || prefixes.contains(where: name.hasPrefix) ? .system : nil
  }
}
