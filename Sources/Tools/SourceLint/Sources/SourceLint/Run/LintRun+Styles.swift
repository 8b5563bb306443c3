extension LintRun {
  /// Returns the fonts that the files use.
  ///
  /// - Throws: `LintRunError` if a path does not exist.
  package func styles() throws(LintRunError) -> SourceStyles {
    let read = try readFiles()
    let linter = Linter(
      files: read.swift, outlets: Outlets(read.interfaces), places: read.places)
    let collection = StyleCollection(linter: linter)
    let found = onThreads(read.swift, jobs: jobs) { collection.uses(in: $0) }
    var styles = StyleTable()
    for (file, uses) in zip(read.swift, found) where !uses.isEmpty {
      let lines = SourceLines(SourceBytes.read(file.path, most: 8 << 20) ?? [])
      for use in uses {
        let line = lines.position(at: use.node.offset).line
        styles.add(use.values, use.name, file.path, line, lines.text(ofLine: line))
      }
    }
    for file in read.interfaces where file.isJudged && !linter.isLeftOut(file.path) {
      let fonts = file.fonts
      if fonts.isEmpty { continue }
      let lines = SourceLines(SourceBytes.read(file.path, most: 8 << 20) ?? [])
      for (value, offset) in fonts {
        styles.add([value], nil, file.path, lines.position(at: offset).line, "")
      }
    }
    return SourceStyles(
      styles: styles.sorted, gaps: styles.gaps, troubles: read.troubles,
      swiftFiles: read.swift.count, interfaceFiles: read.interfaces.count)
  }
}

/// Counts the uses of each font.
private struct StyleTable {
  private var styles: [SourceStyles.Style] = []
  private var places: [FontValue: Int] = [:]
  private var names: [FontValue: [String: Int]] = [:]
  private(set) var gaps: [SourceStyles.Gap] = []

  mutating func add(
    _ values: [FontValue], _ name: String?, _ path: String, _ line: Int, _ source: String
  ) {
    if values.isEmpty { gaps.append(SourceStyles.Gap(path: path, line: line, source: source)) }
    for value in values.map(\.normalized) {
      let place = places[value, default: styles.count]
      if place == styles.count {
        places[value] = place
        styles.append(SourceStyles.Style(value: value, uses: 0, path: path, line: line))
      }
      styles[place].uses += 1
      // A name for several fonts names none of them.
      if let name, values.count == 1 { names[value, default: [:]][name, default: 0] += 1 }
    }
  }

  /// The fonts, the most used one first. Those of one line keep their order.
  var sorted: [SourceStyles.Style] {
    styles.map { style in
      var style = style
      let best = names[style.value]?.min { ($1.value, $0.key) < ($0.value, $1.key) }
      // What one of many places calls a font is not its name.
      style.name = best.flatMap { $0.value * 4 >= style.uses ? $0.key : nil }
      return style
    }.sorted { ($1.uses, $0.path, $0.line) < ($0.uses, $1.path, $1.line) }
  }
}

extension InterfaceFile {
  /// The fonts of text, each with its position in bytes.
  fileprivate var fonts: [(value: FontValue, offset: Int)] {
    var found: [(FontValue, Int)] = []
    root.visit { element, around in
      guard element.name == "fontDescription",
        ["label", "textView", "textField", "button"].contains(around.last?.name),
        let value = FontValue(element)
      else { return }
      found.append((value, element.offset))
    }
    return found
  }
}

extension FontValue {
  /// The same font in one spelling: “.AppleSystemUIFont” becomes the system font, which is regular
  /// unless a weight is given.
  fileprivate var normalized: FontValue {
    var value = self
    if value.family?.hasPrefix(".") == true { value.family = nil }
    if value.family == nil, value.weight == 400 { value.weight = nil }
    return value
  }

  /// Reads the font of a `fontDescription`; `nil` if it has neither a size nor a text style.
  fileprivate init?(_ element: InterfaceElement) {
    self.init()
    if let style = element.attributes["style"] {
      // UICTFontTextStyleBody, UICTFontTextStyleSubhead and UICTFontTextStyleTitle0
      let name = style.replacing("UICTFontTextStyle", with: "")
      let others = ["subhead": "subheadline", "title0": "largeTitle", "caption": "caption1"]
      let first = name.prefix(1).lowercased() + name.dropFirst()
      guard let known = Self.textStyles[others[first] ?? first] else { return nil }
      textStyle = known
      return
    }
    guard let size = element.attributes["pointSize"].flatMap(Double.init), size > 0 else {
      return nil
    }
    self.size = size
    family = element.attributes["name"]
    if family == nil {
      weight = element.attributes["weight"].flatMap { Self.weights[$0] }
      if element.attributes["type"] == "boldSystem" { weight = 700 }
      isItalic = element.attributes["type"] == "italicSystem"
    }
  }
}
