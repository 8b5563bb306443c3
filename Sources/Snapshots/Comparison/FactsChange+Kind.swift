extension FactsChange {
  /// What kind of thing changed.
  public var kind: CauseKind {
    switch self {
    case .unicode: .libraryDrift
    case .pointSize, .provenance: .size
    case .leading, .lineBox: .leading
    case .weight: .weight
    case .faces: .font
    case .fontContent: .fontVersion
    case .instance(_, let from, let to): Self.kind(ofAxes: Self.changedWords(from, to, " "))
    case .boundedWidth: .frameWidth
    case .setting(let from, let to): Self.kind(ofSetting: Self.changedWords(from, to, ", "))
    case .run(_, let from, let to):
      Self.kind(ofSetting: Self.changedWords(from ?? "", to ?? "", ", "))
    case .tolerance: .tolerance
    case .flags(let from, let to): Self.kind(ofFlagsFrom: from, to: to)
    case .reflow: .reflowed
    case .text, .lineText, .lineCount, .lineRange: .text
    case .lineWidth: .spacing
    case .linePlace: .shifted
    case .lineInk: .shape
    case .frame, .picture: .pictureSize
    case .element(let change): change.kind
    }
  }

  /// Words that only one of two lists has.
  private static func changedWords(
    _ from: String, _ to: String, _ separator: String
  ) -> [Substring] {
    let (old, new) = (from.split(separator: separator), to.split(separator: separator))
    return old.filter { !new.contains($0) } + new.filter { !old.contains($0) }
  }

  private static func kind(ofAxes places: [Substring]) -> CauseKind {
    kind(ofAxes: Set(places.map { $0.prefix { $0 != "=" } }))
  }

  private static func kind(ofAxes axes: Set<Substring>) -> CauseKind {
    if axes.contains("wght") { return .weight }
    if axes.contains("wdth") { return .width }
    return axes == ["opsz"] ? .opticalSize : .axis
  }

  /// The kind that all changed words have in common, by how they begin.
  private static func kind(ofSetting words: [Substring]) -> CauseKind {
    let kinds = Set(words.map(kind(ofSettingWord:)))
    return kinds.count == 1 ? kinds.first ?? .setting : .setting
  }

  private static func kind(ofSettingWord word: Substring) -> CauseKind {
    let prefixes: [(String, CauseKind)] = [
      ("ink ", .color), ("tracking ", .spacing), ("weight ", .weight), ("width ", .width),
      ("optical size ", .opticalSize), ("no optical size", .opticalSize),
      ("automatic optical size", .opticalSize), ("raised by ", .shifted),
      ("line height ", .leading), ("lines at least ", .leading), ("lines at most ", .leading),
      ("line spacing ", .leading), ("paragraph spacing ", .leading),
      ("tight leading", .leading), ("loose leading", .leading),
    ]
    if word == "bold" || word == "Bold Text" { return .weight }
    if word == "condensed" || word == "expanded" { return .width }
    let tag = word.prefix { $0 != "=" }
    if tag.utf8.count == 4, word.utf8.count > 4 { return kind(ofTag: tag) }
    // A run's own size comes first in its words, such as “17 pt”.
    if word.hasSuffix(" pt"), word.first?.isNumber == true { return .size }
    return prefixes.first { word.hasPrefix($0.0) }?.1 ?? .setting
  }

  /// Axes and features stand side by side as `tag=value`. Axes are those that OpenType registers, and
  /// private ones, which are in capitals; features are not (OpenType 1.9.1, “Axis tags” and “Feature
  /// tags”).
  private static func kind(ofTag tag: Substring) -> CauseKind {
    let registered = ["ital", "opsz", "slnt", "wdth", "wght"]
    let isAxis = registered.contains(String(tag)) || tag.utf8.allSatisfy { $0 < UInt8(ascii: "a") }
    return isAxis ? kind(ofAxes: [tag]) : .setting
  }

  /// The worst of the flags that are new, else of those that are gone.
  private static func kind(
    ofFlagsFrom old: [CellFacts.Flag], to new: [CellFacts.Flag]
  ) -> CauseKind {
    let (before, after) = (Set(old.map(\.kind)), Set(new.map(\.kind)))
    let news = after.subtracting(before)
    let gone = before.subtracting(after)
    let told = !news.isEmpty ? news : !gone.isEmpty ? gone : after
    return CellFacts.Flag.Kind.worstFirst.first(where: told.contains)?.cause ?? .setting
  }
}

extension CellFacts.Flag.Kind {
  /// What a reader misses most comes first.
  fileprivate static let worstFirst: [Self] = [
    .tofu, .truncated, .clipped, .overflows, .brokenWord, .shrunk, .tightened, .weight, .italic,
    .width, .monospaced,
  ]

  fileprivate var cause: CauseKind {
    switch self {
    case .tofu: .missingGlyph
    case .truncated: .truncated
    case .clipped: .clipped
    case .overflows, .brokenWord: .overflow
    case .shrunk, .tightened: .fit
    case .weight, .italic, .width, .monospaced: .shortfall
    }
  }
}
