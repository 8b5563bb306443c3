/// The words of a text on lines of at most `width` characters; a longer word gets a line of its own.
func wrapped(_ text: String, width: Int) -> [String] {
  guard !text.isEmpty else { return [] }
  return wrapped(text.split(separator: " ").map(String.init), width: width, first: "", indent: 0)
}

/// The same behind a lead on the first line and blanks on the others.
func wrapped(_ text: String, width: Int, first: String, indent: Int) -> [String] {
  wrapped(text.split(separator: " ").map(String.init), width: width, first: first, indent: indent)
}

/// Sets words that may hold blanks of their own and are never broken.
func wrapped(_ words: [String], width: Int, first: String, indent: Int) -> [String] {
  var lines: [String] = []
  var line = first
  var isFresh = true
  for word in words {
    let lead = isFresh ? "" : " "
    if !isFresh, line.count + lead.count + word.count > width {
      lines.append(line)
      line = String(repeating: " ", count: indent) + word
    } else {
      line += lead + word
    }
    isFresh = false
  }
  while line.last == " " { line.removeLast() }
  return lines + [line]
}
