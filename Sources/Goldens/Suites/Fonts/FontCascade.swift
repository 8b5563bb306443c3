public import DynamicType

/// The fallback fonts: an ordered list of faces for each script, language and text style.
///
/// No other font is ever used. A character that no face in the list has is an error.
public struct FontCascade: Hashable, Sendable {
  /// Faces, and the text they apply to.
  public struct Rule: Hashable, Sendable {
    /// The scripts by ISO 15924 code, such as `Arab`. The codes `Hans`, `Hant`, `Jpan` and `Kore`
    /// stand for the scripts of these languages. With `nil`, the rule covers characters that no
    /// other face has.
    public var scripts: Set<String>?
    /// The language, such as `ur` or `zh-Hant`; `nil` for any. It also matches longer tags that
    /// begin with it (BCP 47; RFC 4647, basic filtering).
    public var language: String?
    /// The text styles whose runs the rule applies to; `nil` for any.
    public var styles: Set<TextStyle>?
    /// The faces in order of preference, named as in `FontFolder`.
    public var fonts: [String]

    /// Creates a rule for some scripts, languages or styles.
    public init(
      scripts: Set<String>? = nil, language: String? = nil, styles: Set<TextStyle>? = nil,
      fonts: [String]
    ) {
      self.scripts = scripts
      self.language = language
      self.styles = styles
      self.fonts = fonts
    }
  }

  /// The rules, in the order in which they are tried.
  public var rules: [Rule]

  /// Creates a cascade from rules.
  public init(_ rules: [Rule] = []) {
    self.rules = rules
  }

  /// Creates a cascade whose fonts apply to any character that the text's own font lacks.
  public init(fonts: [String]) {
    self.init(fonts.isEmpty ? [] : [Rule(fonts: fonts)])
  }

  /// Returns the faces for a script, in order of preference.
  package func fonts(forScript script: String, language: String?, style: TextStyle) -> [String] {
    fonts(language: language, style: style) { scripts in
      scripts?.contains { Self.scripts(meantBy: $0).contains(script) } == true
    }
  }

  /// Returns the cascade with only the rules that can affect text of some scripts.
  package func restricted(to scripts: Set<String>) -> FontCascade {
    FontCascade(
      rules.filter { rule in
        rule.scripts?.contains { !scripts.isDisjoint(with: Self.scripts(meantBy: $0)) } ?? true
      })
  }

  /// Returns the faces for characters that no other face has, in order of preference.
  package func lastResorts(language: String?, style: TextStyle) -> [String] {
    fonts(language: language, style: style) { $0 == nil }
  }

  private func fonts(
    language: String?, style: TextStyle, where isMeant: (Set<String>?) -> Bool
  ) -> [String] {
    let tag = language?.lowercased()
    return rules.filter { rule in
      guard isMeant(rule.scripts), rule.styles?.contains(style) != false else { return false }
      guard let range = rule.language?.lowercased() else { return true }
      return tag == range || tag?.hasPrefix(range + "-") == true
    }.flatMap(\.fonts)
  }

  /// Returns the scripts that Unicode gives to characters of a script as people name it.
  private static func scripts(meantBy code: String) -> [String] {
    let code = code.prefix(1).uppercased() + code.dropFirst().lowercased()
    return switch code {
    case "Hans", "Hant": ["Hani"]
    case "Jpan": ["Hani", "Hira", "Kana"]
    case "Kore": ["Hang", "Hani"]
    default: [code]
    }
  }
}

/// The font that stands in for the system font.
public struct SystemFont: Hashable, Sendable {
  /// The face, named as in `FontFolder`.
  public var name: String
  /// The face for text with the monospaced trait; `nil` for none. Without one, Typeproof flags such
  /// text beside the golden.
  public var monospaced: String?
  /// The fallback fonts. Rules for a script come before the stand-in itself, because the system
  /// font has separate faces for scripts.
  public var cascade: FontCascade

  /// Creates a stand-in for the system font.
  public init(
    _ name: String, monospaced: String? = nil, cascade: FontCascade = FontCascade()
  ) {
    self.name = name
    self.monospaced = monospaced
    self.cascade = cascade
  }
}

extension SystemFont: ExpressibleByStringLiteral {
  /// Creates a stand-in without fallback fonts.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}
