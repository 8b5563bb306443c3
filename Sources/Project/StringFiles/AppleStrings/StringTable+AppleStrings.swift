import JSON

extension StringTable {
  /// Reads a `.strings` file in the form `"key" = "text";`, Apple's old property list without
  /// braces.
  ///
  /// UTF-8 may have a byte order mark; UTF-16 must have one, in either byte order. A key or text of
  /// letters, digits and `_ . - $ / :` needs no quotation marks, and a key without a text is its
  /// own text. Escapes are `\n \t \r \" \' \\ \a \b \f \v`, a line break, `\U` with four
  /// hexadecimal digits, and three octal digits up to 177. Before any other sign that is no letter,
  /// a backslash is dropped, as in Foundation. A property list in XML is read, too. (Apple,
  /// “Resource Programming Guide”, chapter “String Resources”; “Old-Style ASCII Property Lists”.)
  ///
  /// A broken entry is left out and listed in ``problems``. If a key occurs twice, the first is
  /// used.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - language: The language of its folder, since the file does not say.
  ///   - sizeLimit: The most bytes to read.
  public init(
    appleStrings bytes: [UInt8], language: String? = nil, sizeLimit: Int = usualSizeLimit
  ) throws(AppleStringsError) {
    if bytes.starts(with: "bplist".utf8) {
      throw AppleStringsError(problem: .propertyList(isBinary: true), position: .start)
    }
    let text: DecodedText
    do {
      text = try DecodedText(bytes, sizeLimit: sizeLimit, allowsUTF16: true)
    } catch {
      throw AppleStringsError(problem: .encoding(error.problem), position: error.position)
    }
    var start = TextScanner(text)
    start.skipBlanks()
    if start.isAt("<?xml") || start.isAt("<!DOCTYPE") || start.isAt("<plist") {
      try self.init(propertyList: text, language: language)
      return
    }
    var reader = AppleStringsReader(scanner: TextScanner(text))
    let pairs = try reader.read()
    self.init(
      sourceLanguage: language,
      entries: pairs.map { pair in
        let variant = Variant(
          conditions: [], content: .text(pair.text), state: nil, position: pair.textPosition)
        return Entry(
          key: pair.key, position: pair.keyPosition, isTranslatable: true,
          localizations: [
            Localization(
              language: language, position: pair.textPosition, variants: [variant])
          ])
      },
      problems: reader.problems.map { BrokenEntry(key: $0.key, description: "\($0.error)") })
  }
}
