public import JSON

extension StringTable {
  /// Reads an Application Resource Bundle (`.arb`), as Flutter uses it.
  ///
  /// Plurals and selects of ICU's messages become variants. `{name}` becomes `%@`, or the placeholder of the type
  /// that `@key` declares, so that all kinds of files fill placeholders alike. An entry that is no text is left
  /// out and listed in ``problems``.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - language: The language of the file's name, if the file does not say.
  ///   - sizeLimit: The maximum number of bytes.
  /// - Throws: Why it is not JSON.
  public init(
    arb bytes: [UInt8], language: String? = nil, sizeLimit: Int = usualSizeLimit
  ) throws(JSONSyntaxError) {
    let root = try JSONDocument(
      parsing: bytes, sizeLimit: sizeLimit, valueLimit: Self.greatestValueCount
    ).root
    let own = root["@@locale"]?.string?.split(separator: "_").joined(separator: "-") ?? language
    var attributes: [String: JSONNode] = [:]
    for member in root.members ?? [] where member.name.hasPrefix("@") {
      attributes[String(member.name.dropFirst())] = member.value
    }
    var entries: [Entry] = []
    var problems: [BrokenEntry] = []
    for member in root.members ?? [] where !member.name.hasPrefix("@") {
      guard let text = member.value.string else {
        problems.append(
          BrokenEntry(
            key: member.name,
            description: "\(member.value.position): “\(member.name)” is "
              + "\(member.value.shortDescription). Write a text in quotation marks."))
        continue
      }
      let message = MessageFormat(text, placeholders: attributes[member.name]?["placeholders"])
      entries.append(
        Entry(
          key: member.name, position: member.namePosition, isTranslatable: true,
          localizations: [
            Localization(
              language: own, position: member.value.position,
              variants: message.variants.map { conditions, text in
                Variant(
                  conditions: conditions, content: .text(text), state: nil,
                  position: member.value.position)
              })
          ]))
    }
    self.init(sourceLanguage: own, entries: entries, problems: problems)
  }
}

/// A text of ICU's message format, with at most one plural or select.
struct MessageFormat {
  /// Each text with the conditions for showing it.
  private(set) var variants: [(conditions: [StringTable.Condition], text: String)] = []
  private let placeholders: JSONNode?

  init(_ text: String, placeholders: JSONNode?) {
    self.placeholders = placeholders
    let parts = Self.parts(of: text[...])
    guard let choice = parts.firstIndex(where: { $0.isArgument && Self.isChoice($0.text) }) else {
      variants = [([], filled(parts))]
      return
    }
    let words = parts[choice].text.split(separator: ",", maxSplits: 2)
    let name = Self.trimmed(words[0])
    let kind = Self.trimmed(words[1])
    for (word, branch) in Self.branches(of: words[2]) {
      let condition: StringTable.Condition =
        kind == "select" ? .other(kind: "select", name: word) : .plural(Self.category(word))
      let text = Self.parts(of: branch[...]).map { part -> String in
        if part.isArgument { return "{\(part.text)}" }
        // A select has no number for the sign.
        return kind == "select" ? part.text : part.text.replacing("#", with: "{\(name)}")
      }.joined()
      let whole = parts[..<choice] + Self.parts(of: text[...])[...] + parts[(choice + 1)...]
      variants.append(([condition], filled(Array(whole))))
    }
    if variants.isEmpty { variants = [([], text)] }
  }

  /// Returns whether an argument chooses between texts. Others format a value, as `date` does.
  private static func isChoice(_ argument: String) -> Bool {
    let words = argument.split(separator: ",")
    return words.count > 2 && ["plural", "select", "selectordinal"].contains(trimmed(words[1]))
  }

  private func filled(_ parts: [(text: String, isArgument: Bool)]) -> String {
    parts.map { part in
      guard part.isArgument else { return part.text.replacing("%", with: "%%") }
      let name = Self.trimmed(part.text.prefix { $0 != "," })
      return switch placeholders?[name]?["type"]?.string {
      case "int": "%lld"
      case "double", "num": "%f"
      default: "%@"
      }
    }.joined()
  }

  private static func category(_ word: String) -> String {
    switch word {
    case "=0": "zero"
    case "=1": "one"
    case "=2": "two"
    default: word
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.split { " \n\t".contains($0) }.joined(separator: " ")
  }

  /// Returns the pieces of a text: literal text, and the contents of its outermost braces.
  private static func parts(of text: Substring) -> [(text: String, isArgument: Bool)] {
    var parts: [(text: String, isArgument: Bool)] = []
    var current = ""
    var depth = 0
    for character in text {
      switch character {
      case "{":
        if depth == 0 {
          parts.append((current, false))
          current = ""
        } else {
          current.append(character)
        }
        depth += 1
      case "}" where depth > 0:
        depth -= 1
        if depth == 0 {
          parts.append((current, true))
          current = ""
        } else {
          current.append(character)
        }
      default: current.append(character)
      }
    }
    parts.append((depth > 0 ? "{" + current : current, false))
    return parts.filter { !$0.text.isEmpty }
  }

  /// Returns the words of a plural or select with their texts.
  private static func branches(of text: Substring) -> [(String, String)] {
    var branches: [(String, String)] = []
    var word = ""
    for part in parts(of: text) {
      if part.isArgument, !word.isEmpty {
        branches.append((word, part.text))
        word = ""
      } else {
        word = trimmed(part.text)
      }
    }
    return branches
  }
}
