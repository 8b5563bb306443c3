import JSON

extension StringTable {
  /// Reads a `.strings` file that is a property list in XML: a `dict` of `key` and `string`.
  ///
  /// Values of other kinds are left out and listed in ``problems``.
  init(propertyList text: DecodedText, language: String?) throws(AppleStringsError) {
    var xml = XMLReader(scanner: TextScanner(Self.withoutDocumentType(text)))
    var entries: [Entry] = []
    var problems: [BrokenEntry] = []
    var seen: Set<String> = []
    var key: (name: String, position: SourcePosition)?
    do {
      while let event = try xml.next() {
        guard case .start(let element) = event, xml.depth == 3 else { continue }
        guard entries.count < Self.greatestTextCount else {
          throw AppleStringsError(problem: .tooManyTexts, position: element.position)
        }
        let words = try Self.content(of: &xml)
        switch (element.name, key) {
        case ("key", _): key = (words, element.position)
        case ("string", let known?) where seen.insert(known.name).inserted:
          let variant = Variant(
            conditions: [], content: .text(words), state: nil, position: element.position)
          entries.append(
            Entry(
              key: known.name, position: known.position, isTranslatable: true,
              localizations: [
                Localization(language: language, position: element.position, variants: [variant])
              ]))
          key = nil
        default:
          problems.append(
            BrokenEntry(
              key: key?.name,
              description:
                "\(element.position): There is no text for this key. Write a key once, with "
                + "<string> after it."))
          key = nil
        }
      }
    } catch let failure as XMLReader.Failure {
      throw AppleStringsError(problem: .xml(failure.problem), position: failure.position)
    } catch {
      throw error as? AppleStringsError
        ?? AppleStringsError(problem: .propertyList(isBinary: false), position: .start)
    }
    guard !entries.isEmpty else {
      throw AppleStringsError(problem: .propertyList(isBinary: false), position: .start)
    }
    self.init(sourceLanguage: language, entries: entries, problems: problems)
  }

  /// The text up to the end of the element that was begun last.
  private static func content(of xml: inout XMLReader) throws(XMLReader.Failure) -> String {
    var bytes: [UInt8] = []
    let depth = xml.depth
    while xml.depth >= depth, let event = try xml.next() {
      if case .text(let text, _, _) = event { bytes += text }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same text with blanks for Apple's document type, which defines nothing that is used.
  private static func withoutDocumentType(_ text: DecodedText) -> DecodedText {
    guard let start = text.bytes.firstRange(of: Array("<!DOCTYPE plist".utf8))?.lowerBound,
      let end = text.bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      !text.bytes[start..<end].contains(UInt8(ascii: "["))
    else { return text }
    var bytes = text.bytes
    for index in start...end where bytes[index] != 0x0A { bytes[index] = 0x20 }
    return DecodedText(bytes: bytes)
  }
}
