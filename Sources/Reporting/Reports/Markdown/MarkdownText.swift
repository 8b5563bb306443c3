/// Text from strangers within Markdown as GitHub and GitLab read it: it shows what it says, and does
/// nothing.
enum MarkdownText {
  /// The text in one line, cut where it is long, with nothing left that Markdown would act on: no
  /// tag, link, table column or formula, and nobody is notified by a sample that says `@somebody`.
  static func line(_ text: String, atMost count: Int = 300) -> String {
    escaped(VisibleText.cut(VisibleText.line(text), to: count))
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "{", "}":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      // An empty comment parts what would be a mention, or the number of an issue or merge request.
      case "@", "#", "!": escaped += isWord(next) ? "\(scalar)<!-- -->" : "\(scalar)"
      // Addresses become links by “://” and “www.” alone.
      case ":" where next == "/": escaped += "\\:"
      case "."
      where index >= 3 && scalars[index - 3..<index].allSatisfy({ $0 == "w" || $0 == "W" }):
        escaped += "\\."
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
  }
}
