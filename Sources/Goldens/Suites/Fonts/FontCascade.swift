public import DynamicType

/// Where characters are looked for that a font lacks: an explicit, ordered list of faces for each
/// script, language and style.
///
/// Nothing else is ever asked: what no face of the list has is an error, not a surprise.
public struct FontCascade: Hashable, Sendable {
  /// Some faces, and which text they are for.
  public struct Rule: Hashable, Sendable {
    /// The scripts, by ISO 15924 code, such as `Arab`; `nil` for what no other face has, whatever
    /// its script. `Hans`, `Hant`, `Jpan` and `Kore` are the scripts that these are written in.
    public var scripts: Set<String>?
    /// The language, such as `ur` or `zh-Hant`, with all that it is the first part of (BCP 47; RFC
    /// 4647, basic filtering); `nil` for any.
    public var language: String?
    /// The text styles, of runs that have one of their own; `nil` for any.
    public var styles: Set<TextStyle>?
    /// The faces in order of preference, by the names that `FontFolder` takes.
    public var fonts: [String]

    /// Faces for some scripts.
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

  /// The rules; faces of earlier ones are asked first.
  public var rules: [Rule]

  /// A list of rules.
  public init(_ rules: [Rule] = []) {
    self.rules = rules
  }

  /// Faces for whatever other faces lack.
  public init(fonts: [String]) {
    self.init(fonts.isEmpty ? [] : [Rule(fonts: fonts)])
  }

  /// The faces for a script, in order of preference.
  package func fonts(forScript script: String, language: String?, style: TextStyle) -> [String] {
    fonts(language: language, style: style) { scripts in
      scripts?.contains { Self.scripts(meantBy: $0).contains(script) } == true
    }
  }

  /// The rules that can matter to text of some scripts.
  package func restricted(to scripts: Set<String>) -> FontCascade {
    FontCascade(
      rules.filter { rule in
        rule.scripts?.contains { !scripts.isDisjoint(with: Self.scripts(meantBy: $0)) } ?? true
      })
  }

  /// The faces for what no other face has, in order of preference.
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

  /// The scripts that Unicode gives to characters of a script as people name it.
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

/// The stand-in for the system font, which preferred fonts are set in.
public struct SystemFont: Hashable, Sendable {
  /// The face, by a name that `FontFolder` takes.
  public var name: String
  /// The face for text with the monospaced trait, by such a name; `nil` where there is none, which
  /// flags such text.
  public var monospaced: String?
  /// The faces for scripts and characters it is not meant for. Those for a script go before it, as
  /// scripts of the system font are faces of their own.
  public var cascade: FontCascade

  /// A stand-in.
  public init(
    _ name: String, monospaced: String? = nil, cascade: FontCascade = FontCascade()
  ) {
    self.name = name
    self.monospaced = monospaced
    self.cascade = cascade
  }
}

extension SystemFont: ExpressibleByStringLiteral {
  /// A stand-in that falls back on nothing.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}
