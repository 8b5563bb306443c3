/// The names of typography properties.
enum TypographyName {
  /// The types of tokens that are text styles: those of the standard format, Figma and Telekom.
  static let types: Set<String> = ["typography", "custom-fontStyle", "textStyle"]

  /// The names of the properties that are read.
  static let properties: Set<String> = [
    "fontFamily", "fontSize", "fontWeight", "fontStyle", "fontStretch", "letterSpacing",
    "lineHeight", "paragraphSpacing",
  ]

  /// Other tools' names for them, in lower case and without hyphens.
  private static let others: [String: String] = [
    "fontfamily": "fontFamily", "fontfamilies": "fontFamily", "family": "fontFamily",
    "typeface": "fontFamily", "fontname": "fontFamily",
    "fontsize": "fontSize", "fontsizes": "fontSize", "size": "fontSize",
    "fontweight": "fontWeight", "fontweights": "fontWeight", "weight": "fontWeight",
    "fontstyle": "fontStyle", "fontstretch": "fontStretch", "fontwidth": "fontStretch",
    "letterspacing": "letterSpacing", "letterspacings": "letterSpacing",
    "tracking": "letterSpacing", "kerning": "letterSpacing",
    "lineheight": "lineHeight", "lineheights": "lineHeight", "linespacing": "lineHeight",
    "leading": "lineHeight", "paragraphspacing": "paragraphSpacing",
    "paragraphspacings": "paragraphSpacing",
  ]

  /// Returns the standard name of a property; `nil` for a name of no property that is read.
  static func canonical(_ name: String) -> String? {
    others[loose(name)]
  }

  /// Returns the property at the beginning of a name, and the words after it, as in “Font Weight
  /// Strong”.
  static func variant(_ name: String) -> (property: String, words: String)? {
    let words = name.split(whereSeparator: { "-_ ".contains($0) })
    for count in [2, 1] where words.count > count {
      let front = words.prefix(count).joined()
      if let property = canonical(front),
        ["fontSize", "fontWeight", "fontStyle"].contains(property)
      {
        return (property, words.dropFirst(count).joined(separator: " "))
      }
    }
    return nil
  }

  /// Returns a name in lower case, without separators between its words.
  static func loose(_ name: String) -> String {
    name.lowercased().filter { !"-_ ".contains($0) }
  }

  /// Returns whether a path is that of a font size: it has a name such as `font-size`, or `font`
  /// before `size`.
  static func isFontSize(_ path: TokenPath) -> Bool {
    let names = path.names.map(loose)
    if names.contains(where: { $0.contains("fontsize") || $0.contains("textsize") }) { return true }
    return zip(names, names.dropFirst()).contains {
      ["font", "text", "typography", "type"].contains($0) && ["size", "sizes"].contains($1)
    }
  }
}
