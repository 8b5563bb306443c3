extension SourceStyles {
  /// The styles as JSON for the `typeproof` command.
  package var json: String {
    JSONText.object([
      ("version", "1"), ("swiftFiles", "\(swiftFiles)"), ("interfaceFiles", "\(interfaceFiles)"),
      ("styles", JSONText.list(styles.map(\.json))),
      (
        "gaps",
        JSONText.list(
          gaps.map { gap in
            JSONText.object([
              ("path", JSONText.text(gap.path)), ("line", "\(gap.line)"),
              ("source", JSONText.text(gap.source)),
            ])
          })
      ),
      ("troubles", JSONText.list(troubles.map(JSONText.text))),
    ])
  }
}

extension SourceStyles.Style {
  fileprivate var json: String {
    var members = [
      ("path", JSONText.text(path)), ("line", "\(line)"), ("uses", "\(uses)"),
      ("isMonospaced", "\(value.isMonospaced)"), ("isItalic", "\(value.isItalic)"),
    ]
    let texts = [
      ("name", name), ("family", value.family), ("textStyle", value.textStyle),
      ("relativeTo", value.relativeTo),
    ]
    for case (let label, let text?) in texts { members.append((label, JSONText.text(text))) }
    if let size = value.size { members.append(("size", "\(size)")) }
    if let weight = value.weight { members.append(("weight", "\(weight)")) }
    if let maximum = value.maximum { members.append(("maximum", "\(maximum)")) }
    return JSONText.object(members)
  }
}
