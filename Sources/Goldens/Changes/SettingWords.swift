package import GoldenText

/// The words in which a block of a layout text says how a text is set, such as `ink #000000 on #FFFFFF,
/// language en`, taken apart to find what changed.
package enum SettingWords {
  /// Returns the changes of each kind separately. Words that both texts have are left out, so that
  /// cells of other sizes have the same change.
  ///
  /// - Parameter range: The run with these settings, in UTF-8 bytes; `nil` for the whole text.
  package static func changes(
    from: String, to: String, role: Change.Role, of range: Range<Int>? = nil
  ) -> [Change] {
    let (old, new) = (words(of: from), words(of: to))
    let added = new.filter { !old.contains($0) }
    let removed = old.filter { !new.contains($0) }
    let kinds = Set((added + removed).map(kind(ofWord:)))
    let changes = ChangeKind.allCases.filter(kinds.contains).map { kind in
      change(
        kind, added: added.filter { Self.kind(ofWord: $0) == kind },
        removed: removed.filter { Self.kind(ofWord: $0) == kind }, role: role, of: range)
    }
    guard changes.isEmpty, from != to else { return changes }
    // The same words in another order.
    return [
      Change(
        .setting, role: role, place: ChangePlace(range: range), before: from, after: to,
        sentence: "\(start(range))set with \(to), \(range == nil ? "was" : "were") with \(from)")
    ]
  }

  private static func change(
    _ kind: ChangeKind, added: [Substring], removed: [Substring], role: Change.Role,
    of range: Range<Int>?
  ) -> Change {
    let (to, from) = (added.joined(separator: ", "), removed.joined(separator: ", "))
    let was = range == nil ? "was" : "were"
    let words =
      switch (added.isEmpty, removed.isEmpty) {
      case (true, _): "no longer set with \(from)"
      case (false, true): "set with \(to), \(was) without"
      case (false, false): "set with \(to), \(was) with \(from)"
      }
    let isSize = kind == .size
    return Change(
      kind, role: isSize && role == .input ? .resolved : role,
      place: ChangePlace(range: range), before: removed.isEmpty ? nil : from,
      after: added.isEmpty ? nil : to, amount: isSize ? .all : .exact,
      sentence: start(range) + words)
  }

  private static func start(_ range: Range<Int>?) -> String {
    range.map { "bytes \($0.printed) are " } ?? ""
  }

  private static func words(of setting: String) -> [Substring] {
    setting.split(separator: ", ")
  }

  /// Returns the words that only one of two lists has.
  package static func changed(_ from: String, _ to: String, _ separator: String) -> [Substring] {
    let (old, new) = (from.split(separator: separator), to.split(separator: separator))
    return old.filter { !new.contains($0) } + new.filter { !old.contains($0) }
  }

  /// Returns the kind of change for positions on axes, such as `wght=400`.
  package static func kind(ofAxes places: [Substring]) -> ChangeKind {
    let axes = Set(places.map { $0.prefix { $0 != "=" } })
    if axes.contains("wght") { return .weight }
    if axes.contains("wdth") { return .width }
    return axes == ["opsz"] ? .opticalSize : .axis
  }

  /// Returns the kind of change for a word, by its beginning.
  private static func kind(ofWord word: Substring) -> ChangeKind {
    let tag = word.prefix { $0 != "=" }
    if tag.utf8.count == 4, word.utf8.count > 4 { return kind(ofTag: tag) }
    // A run's own size comes first in its words, such as “17 pt”.
    if word.hasSuffix(" pt"), word.first?.isNumber == true { return .size }
    if let kind = whole[String(word)] { return kind }
    return prefixes.first { word.hasPrefix($0.0) }?.1 ?? .setting
  }

  private static let whole: [String: ChangeKind] = [
    "bold": .weight, "italic": .italic, "condensed": .width, "expanded": .width,
    "Bold Text": .boldText, "tight leading": .leading, "loose leading": .leading,
    "no optical size": .opticalSize, "automatic optical size": .opticalSize, "tightens": .fit,
    "left to right": .direction, "right to left": .direction, "left as at Large": .update,
    "runs follow as before iOS 11": .update, "each run in its own style": .update,
  ]

  private static let prefixes: [(String, ChangeKind)] = [
    ("ink ", .color), ("meant as ", .curve), ("tracking ", .spacing), ("weight ", .weight),
    ("width ", .width),
    ("optical size ", .opticalSize), ("raised by ", .shifted), ("underline ", .decoration),
    ("strikethrough ", .decoration), ("language ", .language), ("at most ", .lineLimit),
    ("shrinks to ", .fit), ("line height ", .leading), ("lines at least ", .leading),
    ("lines at most ", .leading), ("line spacing ", .leading), ("paragraph spacing ", .leading),
    ("tabs at ", .alignment), ("natural alignment", .alignment), ("leading alignment", .alignment),
    ("trailing alignment", .alignment), ("center alignment", .alignment),
    ("justified alignment", .alignment), ("head truncation", .truncation),
    ("middle truncation", .truncation), ("tail truncation", .truncation),
    ("cut truncation", .truncation),
  ]

  /// Returns the kind of change for a `tag=value`, which is an axis or a feature. Axes are those
  /// that OpenType registers and private ones in capitals; all other tags are features (OpenType
  /// 1.9.1, “Axis tags” and “Feature tags”).
  private static func kind(ofTag tag: Substring) -> ChangeKind {
    let registered = ["ital", "opsz", "slnt", "wdth", "wght"]
    let isAxis = registered.contains(String(tag)) || tag.utf8.allSatisfy { $0 < UInt8(ascii: "a") }
    return isAxis ? kind(ofAxes: [tag]) : .features
  }
}
