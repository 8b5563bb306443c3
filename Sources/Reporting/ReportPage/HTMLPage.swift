import PageFiles

/// The bytes of an HTML page that is being put together.
struct HTMLPage {
  private(set) var bytes: [UInt8] = []

  /// Writes the start of the page, up to the data.
  ///
  /// - Parameters:
  ///   - title: The title, which may be any text.
  ///   - policy: The directives of the content security policy, without quotation marks.
  ///   - style: One of our own style sheets.
  mutating func open(title: String, policy: String, style: [UInt8]) {
    append(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="Typeproof">
      <link rel="icon" href="data:,">
      <title>\(Self.escaped(title))</title>
      <style>
      """)
    bytes += style
    append(
      """
      </style>
      </head>
      <body>
      <noscript>This page needs JavaScript. Without it, read summary.md or junit.xml in the same \
      folder.</noscript>

      """)
  }

  /// Adds data that the script finds by its name.
  mutating func append(
    data name: String, _ write: (inout [UInt8]) throws -> Void
  ) rethrows {
    append("<script type=\"application/json\" id=\"\(name)\">")
    try write(&bytes)
    append("</script>\n")
  }

  /// Adds the script, which starts when everything else is loaded, and ends the page.
  mutating func close(script: [UInt8]) {
    append("<script>")
    bytes += script
    append("</script>\n</body>\n</html>\n")
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  /// Escapes a text for the content of an element.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// The script and the style sheets of the pages, from `PageFiles`.
enum PageScript {
  /// The script of a report's page.
  static var script: [UInt8] {
    Array(
      UnsafeBufferPointer(start: typeproof_page_script_start(), count: typeproof_page_script_size))
  }

  /// The style sheet of a report's page.
  static var style: [UInt8] {
    Array(
      UnsafeBufferPointer(start: typeproof_page_style_start(), count: typeproof_page_style_size))
  }

  /// The style sheet of a survey's page, which has no script.
  static var surveyStyle: [UInt8] {
    Array(
      UnsafeBufferPointer(
        start: typeproof_page_survey_style_start(), count: typeproof_page_survey_style_size))
  }
}
