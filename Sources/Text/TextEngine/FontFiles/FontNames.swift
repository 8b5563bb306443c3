/// What a font calls itself, in English (OpenType `name`); empty where it does not say.
public struct FontNames: Hashable, Sendable {
  /// The family, such as “Inter”: the typographic family where the font has one.
  public let family: String
  /// The style within the family, such as “Bold Italic”.
  public let style: String
  /// The PostScript name, such as “Inter-BoldItalic”.
  public let postScript: String
  /// The version as the font words it, such as “Version 4.001”.
  public let version: String
}
