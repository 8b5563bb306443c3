import DynamicType
package import ImageDiff

extension CellFacts {
  /// Returns the facts of an interface line by line, as in the layout text. The facts of a part are
  /// indented below it.
  package func printedLines(of elements: [ElementFacts]) -> [String] {
    var lines = [
      "unicode: \(unicode)", "window: \(frameWidth) × \(frameHeight) pt",
      "set: " + LineText.escape(setting),
    ]
    if let tolerance { lines.append("tolerance: " + LineText.escape(tolerance)) }
    lines.append("picture: \(pictureWidth) × \(pictureHeight) px")
    let files = Set(elements.flatMap { $0.text?.fonts ?? [] }.map(ElementFontFile.init))
    lines += files.sorted { ($0.name, "\($0.digest)") < ($1.name, "\($1.digest)") }
      .map { "font: \(LineText.escape($0.name, withBars: true)) | \($0.digest)" }
    return lines + elements.flatMap(\.printedLines) + ["pixels: \(pixels)"]
  }
}

/// A font file that parts of an interface are set in.
package struct ElementFontFile: Hashable {
  package let name: String
  package let digest: ContentDigest

  package init(_ font: CellFacts.Font) {
    name = font.name
    digest = font.digest
  }
}

extension ElementFacts {
  fileprivate var printedLines: [String] {
    let head = [LineText.escape(path, withBars: true), "box \(box.printed)"] + traits
    var lines = ["element: " + head.joined(separator: " | ")]
    switch content {
    case .container: break
    case .text(let text): lines += text.printedLines
    case .fill(let color, let rect): lines.append("  fill: \(color) | \(rect.printed)")
    case .stroke(let color, let width, let rect):
      lines.append("  stroke: \(color) | \(width) pt | \(rect.printed)")
    case .symbol(let name, let color, let rect):
      lines.append(
        "  symbol: \(LineText.escape(name, withBars: true)) | \(color) | \(rect.printed)")
    case .picture(let digest, let rect): lines.append("  image: \(digest) | \(rect.printed)")
    }
    if !largeContent.isEmpty { lines.append("  large: " + LineText.escape(largeContent)) }
    return lines
  }
}

extension ElementFacts.Text {
  fileprivate var printedLines: [String] {
    let sizes = [
      "\(pointSize) pt", leading.map { "leading \($0) pt" }, "weight \(weight.rawValue)",
    ]
    var lines = [
      "  at: \(x) \(y)", "  size: " + sizes.compactMap(\.self).joined(separator: " | "),
      "  set: " + LineText.escape(setting),
    ]
    lines += fonts.map { font in
      let instance = font.instance.isEmpty ? [] : [font.instance]
      return "  face: "
        + ([LineText.escape(font.name, withBars: true)] + instance)
        .joined(separator: " | ")
    }
    lines += runs.map { "  run: \($0.printed)" }
    lines += self.lines.map { "  line: \($0.printed)" }
    lines += flags.map { "  flag: \($0.printed)" }
    return lines
  }
}
