import ICUShim

/// The versions of the ICU that runs; its Unicode version is an input of line breaking.
public struct ICUVersion: Hashable, Sendable {
  /// The library's own version, such as `72.1`.
  public let library: String
  /// The version of Unicode it knows, such as `15.0`.
  public let unicode: String

  /// What the library that runs says of itself.
  public static let current: ICUVersion = {
    var library = [CChar](repeating: 0, count: 20)
    var unicode = [CChar](repeating: 0, count: 20)
    typeproof_icu_versions(&library, &unicode)
    return ICUVersion(library: text(library), unicode: text(unicode))
  }()

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
