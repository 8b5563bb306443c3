import JSON

/// Reads the strings, lists and plurals of an Android resource file, and skips everything else.
struct AndroidStringsReader {
  private var xml: XMLReader
  /// The number of texts read so far.
  private var textCount = 0
  /// The problems of broken resources.
  private(set) var problems: [(name: String?, error: AndroidStringsError)] = []

  init(scanner: TextScanner) {
    xml = XMLReader(scanner: scanner)
  }

  /// Reads all resources in the order of the file.
  mutating func read() throws(AndroidStringsError) -> [AndroidResource] {
    guard case .start(let root)? = try next() else { return [] }
    guard root.name == "resources" else {
      throw AndroidStringsError(
        problem: .notResources(found: root.name), position: root.position)
    }
    var resources: [AndroidResource] = []
    while let element = try nextChild() {
      if let kind = Self.kind(of: element) {
        do throws(AndroidStringsError) {
          resources.append(try readResource(element, kind))
        } catch {
          guard error.problem.isOfOneEntry, problems.count < StringTable.greatestProblemCount
          else { throw error }
          problems.append((element.attributes["name"], error))
          while xml.depth > 1, try next() != nil {}
        }
      } else {
        try skipContent()
      }
    }
    // Behind the outermost element nothing but blanks and comments may follow.
    while try next() != nil {}
    if resources.isEmpty, let first = problems.first { throw first.error }
    return resources
  }

  private static func kind(of element: XMLElement) -> AndroidResource.Kind? {
    element.name == "item" && element.attributes["type"] == "string"
      ? .string : AndroidResource.Kind(rawValue: element.name)
  }

  private mutating func readResource(
    _ element: XMLElement, _ kind: AndroidResource.Kind
  ) throws(AndroidStringsError) -> AndroidResource {
    guard let name = element.attributes["name"], !name.isEmpty else {
      throw AndroidStringsError(
        problem: .missingName(element: element.name), position: element.position)
    }
    let values =
      kind == .string
      ? [
        AndroidResource.Value(
          condition: nil, content: try readText(of: element), position: element.position)
      ]
      : try readItems(of: element, kind)
    return AndroidResource(
      kind: kind, name: name, product: element.attributes["product"],
      isTranslatable: element.attributes["translatable"] != "false", position: element.position,
      values: values)
  }

  private mutating func readItems(
    of list: XMLElement, _ kind: AndroidResource.Kind
  ) throws(AndroidStringsError) -> [AndroidResource.Value] {
    var values: [AndroidResource.Value] = []
    while let item = try nextChild() {
      guard item.name == "item" else {
        throw AndroidStringsError(
          problem: .notAnItem(found: item.name, in: list.name), position: item.position)
      }
      let condition: StringTable.Condition =
        kind == .array ? .item(values.count) : .plural(try quantity(of: item))
      if kind == .plurals, values.contains(where: { $0.condition == condition }) {
        throw AndroidStringsError(
          problem: .duplicateQuantity(item.attributes["quantity"] ?? ""), position: item.position)
      }
      values.append(
        AndroidResource.Value(
          condition: condition, content: try readText(of: item), position: item.position))
    }
    return values
  }

  private func quantity(of item: XMLElement) throws(AndroidStringsError) -> String {
    guard let quantity = item.attributes["quantity"], AndroidQuantity.all.contains(quantity) else {
      throw AndroidStringsError(
        problem: .quantity(item.attributes["quantity"]), position: item.position)
    }
    return quantity
  }
}

extension AndroidStringsReader {
  /// Reads the text up to the end of the element that was begun last.
  private mutating func readText(
    of element: XMLElement
  ) throws(AndroidStringsError) -> StringTable.Content {
    guard textCount < StringTable.greatestTextCount else {
      throw AndroidStringsError(problem: .tooManyTexts, position: element.position)
    }
    textCount += 1
    var text = AndroidText()
    var written: [UInt8] = []
    var depth = 0
    var isStyled = false
    while let event = try next() {
      switch event {
      case .text(let bytes, let offset, let isLiteral):
        written += bytes
        for (index, byte) in bytes.enumerated() {
          do {
            try text.append(byte)
          } catch {
            throw failure(error, at: isLiteral ? offset + index : offset)
          }
        }
      case .start(let element):
        depth += 1
        if !Self.isPlaceholder(element.name) {
          isStyled = true
          text.crossTag()
        }
      case .end(let name):
        guard depth > 0 else {
          if !isStyled, let reference = Self.reference(written) { return .reference(reference) }
          do {
            return .text(try text.finish())
          } catch {
            throw failure(error, at: xml.scanner.offset)
          }
        }
        depth -= 1
        if !Self.isPlaceholder(name) { text.crossTag() }
      }
    }
    // The reader of XML refuses a text that ends within an element.
    return .text("")
  }

  /// Returns whether an element only marks text that is not translated, without a style.
  private static func isPlaceholder(_ name: String) -> Bool { name.hasSuffix(":g") }

  /// Returns a reference in place of a text, as Android reads it: `@type/name`, `@null`,
  /// `?attribute`.
  private static func reference(_ written: [UInt8]) -> String? {
    var bytes = written[...]
    while let first = bytes.first, TextScanner.isBlank(first) { bytes.removeFirst() }
    while let last = bytes.last, TextScanner.isBlank(last) { bytes.removeLast() }
    guard bytes.count > 1, !bytes.contains(where: TextScanner.isBlank) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    switch bytes.first {
    case UInt8(ascii: "@"):
      return text.contains("/") || text == "@null" || text == "@empty" ? text : nil
    case UInt8(ascii: "?"): return text
    default: return nil
    }
  }

  /// Returns the next element within the one that was begun last; `nil` at its end.
  private mutating func nextChild() throws(AndroidStringsError) -> XMLElement? {
    while let event = try next() {
      switch event {
      case .start(let element): return element
      case .end: return nil
      case .text: continue
      }
    }
    return nil
  }

  private mutating func skipContent() throws(AndroidStringsError) {
    var depth = 0
    while let event = try next() {
      switch event {
      case .start: depth += 1
      case .end:
        if depth == 0 { return }
        depth -= 1
      case .text: continue
      }
    }
  }

  private mutating func next() throws(AndroidStringsError) -> XMLReader.Event? {
    do {
      return try xml.next()
    } catch {
      throw AndroidStringsError(problem: .xml(error.problem), position: error.position)
    }
  }

  private func failure(_ failure: AndroidText.Failure, at offset: Int) -> AndroidStringsError {
    AndroidStringsError(problem: failure.problem, position: xml.scanner.position(at: offset))
  }
}

/// A string, list or plurals element of an Android file.
struct AndroidResource {
  /// The kind of element.
  enum Kind: String {
    case string
    case array = "string-array"
    case plurals

    /// The kind in references, such as `@array/name`.
    var referenceName: String { self == .array ? "array" : rawValue }
  }

  let kind: Kind
  let name: String
  /// The kind of device in the attribute `product`; `nil` for all others.
  let product: String?
  let isTranslatable: Bool
  let position: SourcePosition
  let values: [Value]

  /// One text, with the condition for showing it.
  struct Value {
    let condition: StringTable.Condition?
    var content: StringTable.Content
    let position: SourcePosition
  }
}
