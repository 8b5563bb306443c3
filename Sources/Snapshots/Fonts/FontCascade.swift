public import DynamicType

/// Where characters are looked for that a font lacks: an explicit, ordered list of faces for each
/// script, language and style.
///
/// Nothing else is ever asked: what no face of the list has is an error, not a surprise.
public struct FontCascade: Hashable, Sendable {
  /// Some faces, and which text they are for.
  public struct Rule: Hashable, Sendable {
    /// The scripts, by ISO 15924 code, such as `Arab`; `nil` for what no other face has, whatever
    /// its script.
    public var scripts: Set<String>?
    /// The language, by the first part of its BCP 47 tag, such as `ur`; `nil` for any.
    public var language: String?
    /// The text styles; `nil` for any.
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
  func fonts(forScript script: String, language: String?, style: TextStyle) -> [String] {
    fonts(language: language, style: style) { $0?.contains(script) == true }
  }

  /// The faces for what no other face has, in order of preference.
  func lastResorts(language: String?, style: TextStyle) -> [String] {
    fonts(language: language, style: style) { $0 == nil }
  }

  private func fonts(
    language: String?, style: TextStyle, where isMeant: (Set<String>?) -> Bool
  ) -> [String] {
    let language = language?.split(separator: "-").first?.lowercased()
    return rules.filter { rule in
      isMeant(rule.scripts) && (rule.language == nil || rule.language?.lowercased() == language)
        && rule.styles?.contains(style) != false
    }.flatMap(\.fonts)
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
