import JSON

extension StringTable {
  /// Reads an XLIFF file (`.xliff`, `.xlf`) of version 1.2, as Xcode exports it, or 2.0.
  ///
  /// The key of a text is the `id` of its unit. Tags within a text are left out.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - sizeLimit: The maximum number of bytes.
  ///   - textLimit: The maximum number of texts, all languages together.
  /// - Throws: The error of the file.
  public init(
    xliff bytes: [UInt8], sizeLimit: Int = usualSizeLimit, textLimit: Int = greatestTextCount
  ) throws(XLIFFError) {
    let text: DecodedText
    do {
      text = try DecodedText(bytes, sizeLimit: sizeLimit, allowsUTF16: true)
    } catch {
      throw XLIFFError(description: "\(error.position): \(error.problem)")
    }
    var reader = XLIFFReader(xml: XMLReader(scanner: TextScanner(text)), textLimit: textLimit)
    do {
      try reader.read()
    } catch {
      throw XLIFFError(description: "\(error.position): \(error.problem)")
    }
    guard reader.isXLIFF else {
      throw XLIFFError(
        description: "\(SourcePosition.start): The file has no “xliff”. Name an XLIFF file.")
    }
    guard !reader.isFull else {
      throw XLIFFError(description: "\(SourcePosition.start): \(Self.tooManyTexts(textLimit))")
    }
    self.init(sourceLanguage: reader.source, entries: reader.entries)
  }
}

/// The error that an XLIFF file cannot be read.
public struct XLIFFError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The place and the problem, then what to write.
  public let description: String
}

/// Reads the units of an XLIFF file.
private struct XLIFFReader {
  var xml: XMLReader
  private(set) var isXLIFF = false
  private(set) var source: String?
  private(set) var entries: [StringTable.Entry] = []
  private var target: String?
  private var keys: Set<String> = []
  private var textCount = 0

  private let textLimit: Int

  init(xml: XMLReader, textLimit: Int) {
    self.xml = xml
    self.textLimit = textLimit
  }

  var isFull: Bool { textCount > textLimit }

  mutating func read() throws(XMLReader.Failure) {
    var unit: (id: String, position: SourcePosition, texts: [StringTable.Localization])?
    while let event = try xml.next(), !isFull {
      switch event {
      case .start(let element):
        switch element.name {
        case "xliff", "file":
          isXLIFF = true
          source = element.attributes["source-language"] ?? element.attributes["srcLang"] ?? source
          target = element.attributes["target-language"] ?? element.attributes["trgLang"] ?? target
        case "trans-unit", "unit":
          unit = (element.attributes["id"] ?? "", element.position, [])
        case "source" where unit != nil:
          unit?.texts.append(try localization(in: source, at: element.position))
        case "target" where unit != nil:
          unit?.texts.append(try localization(in: target, at: element.position))
        // These hold suggestions from other translations.
        case let name where name == "alt-trans" || name == "matches" || name.hasSuffix(":matches"):
          try skipContent()
        default: break
        }
      case .end("trans-unit"), .end("unit"):
        if let unit, !unit.id.isEmpty { add(unit.id, at: unit.position, unit.texts) }
        unit = nil
      case .end, .text: break
      }
    }
  }

  private mutating func add(
    _ id: String, at position: SourcePosition, _ texts: [StringTable.Localization]
  ) {
    // Two files of one XLIFF file may have the same key; the first counts.
    guard keys.insert(id).inserted else { return }
    // Segments of a unit are parts of one text; their source and target take turns.
    var languages: [String?] = []
    var segments: [String?: [StringTable.Localization]] = [:]
    for text in texts {
      if segments[text.language] == nil { languages.append(text.language) }
      segments[text.language, default: []].append(text)
    }
    let joined = languages.compactMap { segments[$0] }.map { segments in
      Self.localization(
        segments.flatMap(\.variants).compactMap(\.text).joined(), in: segments[0].language,
        at: segments[0].position)
    }
    // A unit without a text takes memory, too.
    textCount += max(1, joined.count)
    entries.append(
      StringTable.Entry(key: id, position: position, isTranslatable: true, localizations: joined))
  }

  /// Skips everything up to the end of the element that was begun last.
  private mutating func skipContent() throws(XMLReader.Failure) {
    var depth = 1
    while depth > 0, let event = try xml.next() {
      switch event {
      case .text: break
      case .start: depth += 1
      case .end: depth -= 1
      }
    }
  }

  private mutating func localization(
    in language: String?, at position: SourcePosition
  ) throws(XMLReader.Failure) -> StringTable.Localization {
    var bytes: [UInt8] = []
    var depth = 1
    while depth > 0, let event = try xml.next() {
      switch event {
      case .text(let text, _, _): bytes += text
      case .start: depth += 1
      case .end: depth -= 1
      }
    }
    return Self.localization(String(decoding: bytes, as: UTF8.self), in: language, at: position)
  }

  private static func localization(
    _ text: String, in language: String?, at position: SourcePosition
  ) -> StringTable.Localization {
    StringTable.Localization(
      language: language, position: position,
      variants: [
        StringTable.Variant(
          conditions: [], content: .text(text), state: nil, position: position)
      ])
  }
}
