/// Judges the text of a view by its expression.
enum TextSubject {
  /// Whether a text is a single symbol, an emoji or the initials of an avatar, and so not text to
  /// read.
  static func isGlyph(_ arguments: [Node]) -> Bool {
    guard let value = arguments.first?.children.first else { return false }
    if value.kind == .call, value.children.first?.text == "Image" { return true }
    if value.kind == .string {
      return !value.text.contains { $0.isLetter || $0.isNumber } || value.text.count == 1
    }
    let words = value.descendants.filter { $0.kind == .name || $0.kind == .member }.map {
      $0.text.lowercased()
    }
    // The first letter of a name.
    let isFirst = value.descendants.contains { node in
      (node.kind == .member && node.text == "first")
        || (node.kind == .call && node.children.first?.text == "prefix"
          && node.first(.argument)?.children.first?.text == "1")
    }
    if isFirst { return true }
    return words.contains { word in
      ["initials", "initial", "emoji", "emojis", "glyph", "symbol", "icon"].contains(
        where: word.hasSuffix)
    }
  }

  /// The length of the longest literal that fits on one line at every size.
  private static let shortest = 20

  /// Words in the names of values that are always short.
  private static let shortWords = [
    "count", "number", "date", "time", "duration", "percent", "percentage", "score", "price",
    "amount", "badge", "index", "version", "year", "month", "day", "hour", "minute", "second",
    "total", "progress", "position", "rank", "temperature", "distance", "speed", "level", "size",
    "length", "age", "ago", "elapsed", "remaining", "timestamp", "rating", "code", "initials",
    "digit", "value", "unit", "symbol", "letter", "balance", "points",
    "bytes", "quantity", "separator",
  ]

  /// Whether a text may become longer than a line; `nil` if nothing says so.
  static func mayBeLong(_ argument: Node, _ names: Names) -> Bool? {
    let label = argument.text
    if !(label.isEmpty || label == "verbatim") { return false }
    // Text(date, style: .time) and Text(value, format: …)
    if argument.parent?.kind == .call,
      let others = argument.parent?.all(.argument),
      others.contains(where: { ["style", "format", "formatter"].contains($0.text) })
    {
      return false
    }
    return argument.children.first.map { mayBeLong(value: $0, names) } ?? nil
  }

  /// Whether the text of an expression may become longer than a line; `nil` if nothing says so.
  static func mayBeLong(value: Node, _ names: Names, depth: Int = 0) -> Bool? {
    guard depth < 5 else { return nil }
    switch value.kind {
    case .string: return value.text.count > shortest ? nil : false
    case .number, .nothing: return false
    case .interpolated:
      let parts = value.children.filter { $0.kind != .argument || $0.text.isEmpty }
        .map { $0.kind == .argument ? $0.children.first ?? $0 : $0 }
        .map { mayBeLong(value: $0, names, depth: depth + 1) }
      if parts.contains(true) { return true }
      return parts.allSatisfy { $0 == false } && value.text.count <= shortest ? false : nil
    case .ternary:
      let parts = value.children.dropFirst().map { mayBeLong(value: $0, names, depth: depth + 1) }
      return parts.contains(true) ? true : (parts.allSatisfy { $0 == false } ? false : nil)
    case .binary where value.text == "??" || value.text == "+":
      let parts = value.children.map { mayBeLong(value: $0, names, depth: depth + 1) }
      return parts.contains(true) ? true : (parts.allSatisfy { $0 == false } ? false : nil)
    case .name, .member: return mayBeLong(named: value, names, depth)
    case .call:
      guard let callee = value.children.first else { return nil }
      if callee.text == "formatted" || callee.text == "string" { return false }
      if [
        "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "AttributedString",
        "localizedString",
      ].contains(callee.text) {
        return nil
      }
      if callee.text == "String" {
        let inner = value.all(.argument).first
        if inner?.text.isEmpty == false { return nil }
        return inner?.children.first.flatMap { mayBeLong(value: $0, names, depth: depth + 1) }
          == true
          ? true : false
      }
      if isShort(callee.text) || isOfShort(callee) { return false }
      if callee.kind == .member, let base = callee.children.first,
        ["uppercased", "lowercased", "capitalized", "trimmingCharacters", "localizedCapitalized"]
          .contains(callee.text)
      {
        return mayBeLong(value: base, names, depth: depth + 1)
      }
      if isStatic(callee) || isOfApp(declaredBy: callee, names, depth) { return nil }
      return isProse(callee.text) ? true : nil
    case .subscripted:
      return value.children.first.flatMap { mayBeLong(value: $0, names, depth: depth + 1) }
    default: return nil
    }
  }

  private static func mayBeLong(named value: Node, _ names: Names, _ depth: Int) -> Bool? {
    let name = value.text
    if isStatic(value) { return nil }
    if isShort(name) || isOfShort(value) { return false }
    if name.hasPrefix("$") { return true }
    if let declaration = value.kind == .name ? names.declaration(of: name, from: value) : nil {
      if let type = declaration.first(.typeName)?.text,
        [
          "Int", "Double", "CGFloat", "Float", "Date", "Decimal", "LocalizedStringKey",
          "LocalizedStringResource",
        ].contains(type)
      {
        return type.hasPrefix("Localized") ? nil : false
      }
      if declaration.kind == .variable, declaration.first(.typeName) == nil,
        let first = declaration.first(.initializer)?.children.first
      {
        return mayBeLong(value: first, names, depth: depth + 1)
      }
      if declaration.kind == .binding, let first = declaration.children.first {
        let inner = mayBeLong(value: first, names, depth: depth + 1)
        return inner ?? (isProse(name) ? true : nil)
      }
    }
    return isOfApp(declaredBy: value, names, depth) ? nil : true
  }

  /// Whether a function or property of the files returns only strings of the app itself and short
  /// values.
  private static func isOfApp(declaredBy name: Node, _ names: Names, _ depth: Int) -> Bool {
    guard depth < 3, let declaration = names.function(named: name) else { return false }
    let results = declaration.results
    return !results.isEmpty
      && results.allSatisfy {
        isOfApp($0) || mayBeLong(value: $0, names, depth: depth + 1) == false
      }
  }

  /// Whether an expression is a string of the app itself.
  private static func isOfApp(_ value: Node) -> Bool {
    switch value.kind {
    case .string, .nothing: return true
    case .ternary: return value.children.dropFirst().allSatisfy(isOfApp)
    case .binary: return value.text == "??" && value.children.allSatisfy(isOfApp)
    case .name, .member: return isStatic(value)
    case .call:
      guard let callee = value.children.first else { return false }
      if callee.text == "String" { return value.first(.argument)?.text == "localized" }
      // Such as NSLocalizedString(…) and Strings.title().
      return isStatic(callee)
    default: return false
    }
  }

  /// Whether a name is that of a string of the app itself, such as `L10n.save`, whose length is not
  /// known here.
  private static func isStatic(_ value: Node) -> Bool {
    var place: Node? = value
    while let node = place {
      if node.kind == .name, node.text.first?.isUppercase == true { return true }
      if node.kind == .member, node.text.first?.isUppercase == true { return true }
      place = node.kind == .member || node.kind == .call ? node.children.first : nil
    }
    return value.kind == .member && value.children.first == nil
  }

  /// Whether a member is that of a short value, such as `date.description`.
  private static func isOfShort(_ member: Node) -> Bool {
    guard member.kind == .member, let base = member.children.first else { return false }
    return (base.kind == .name || base.kind == .member) && isShort(base.text)
  }

  static func isShort(_ name: String) -> Bool {
    let words = split(name)
    return words.last.map(shortWords.contains) == true
      || words.contains { ["count", "date", "time", "duration", "percent"].contains($0) }
  }

  private static let prose: Set = [
    "name", "title", "subtitle", "description", "message", "text", "body", "summary", "content",
    "caption", "heading", "headline", "label", "author", "artist", "album", "address", "email",
    "url", "host", "domain", "account", "username", "handle", "file", "path", "detail", "details",
    "info", "subject", "string", "query", "comment", "note", "names", "titles",
  ]

  private static func isProse(_ name: String) -> Bool {
    split(name).contains(where: prose.contains)
  }

  /// The words of a name in camel case, in lower case.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
