import GoldenText
import Suites
import DynamicType
import TextEngine

/// Content of a part of an interface that was made for another text size.
struct StaleContent {
  let rule: AuditRule
  let words: String
  /// The stale run, in UTF-8 bytes of the text; `nil` for the whole part.
  private(set) var range: Range<Int>?

  fileprivate init(_ rule: AuditRule, _ words: String, range: Range<Int>? = nil) {
    self.rule = rule
    self.words = words
    self.range = range
  }

  /// Compares a part with one that is newly made at a category; `nil` where both are the same.
  init?(
    of changed: InterfaceElement, beside fresh: InterfaceElement, at category: ContentSizeCategory
  ) {
    let comparison = ContentComparison(element: changed, category: category)
    let found: StaleContent? =
      switch (changed.content, fresh.content) {
      case (.text(let old, _, _), .text(let new, _, _)): comparison.stale(old, beside: new)
      case (.picture(let old, _), .picture(let new, _)) where old != new:
        StaleContent(.staleCache, "it shows a picture that was made for another text size")
      case (.fill(_, let old), .fill(_, let new)), (.stroke(_, _, let old), .stroke(_, _, let new)):
        comparison.stale(.staleCache, "\(old)", "\(new)")
      case (.symbol(let old, _, let color), .symbol(let new, _, let other)):
        comparison.stale(.staleCache, old, new)
          ?? comparison.stale(.staleCache, "\(color)", "\(other)")
      default: nil
      }
    guard let found else { return nil }
    self = found
  }
}

/// The comparison of a part after a change with a newly made one.
private struct ContentComparison {
  let element: InterfaceElement
  let category: ContentSizeCategory

  /// Returns the finding that a value is still the old one.
  func stale(_ rule: AuditRule, _ old: String, _ new: String) -> StaleContent? {
    guard old != new else { return nil }
    return StaleContent(
      rule, "it is still \(old), but one built at \(category.shortName) is \(new)")
  }

  func stale(_ old: SetText, beside new: SetText) -> StaleContent? {
    guard old.styled.text.string == new.styled.text.string else {
      return StaleContent(
        .staleCache,
        "it still has its old text, but one built at \(category.shortName) says "
          + "“\(ElementName(path: "", text: new.styled.text.string).text ?? "")”")
    }
    let sizes = zip(old.runSizes, new.runSizes).enumerated()
    let behind = sizes.filter { $0.element.0 != $0.element.1 }
    guard let first = behind.first else { return staleSetting(old, beside: new) }
    let (stays, should) = first.element
    let words =
      "it is still \(stays) pt, but one built at \(category.shortName) has \(should) pt"
    let runs = old.styled.text.runs
    let hasOwnFonts = runs.allSatisfy { $0.attributes.font != nil }
    if behind.count < runs.count {
      return runLeftBehind(first.offset, of: old, words: (stays, should))
    }
    if ElementPath(element.path).isInCell, element.following == .byHand {
      return StaleContent(
        .staleCell, words + ": its font was set once, when the cell was made")
    }
    if hasOwnFonts, runs.count > 1 || element.following == .byHand {
      return StaleContent(
        .staleCache, words + ": its attributed text was made for another text size")
    }
    return StaleContent(.notFollowing, words + ": " + reason(for: old))
  }

  /// Returns the finding that a text of the right size has another face, colour or setting.
  private func staleSetting(_ old: SetText, beside new: SetText) -> StaleContent? {
    let faces = { (text: SetText) in
      Set(
        CellFacts.fonts(of: text.frame, entries: text.cell.entries).map {
          $0.instance.isEmpty ? $0.name : "\($0.name) (\($0.instance))"
        }
      ).sorted().joined(separator: ", ")
    }
    if old.cell.weight != new.cell.weight || faces(old) != faces(new) {
      let words = { (text: SetText) in "weight \(text.cell.weight.rawValue) of \(faces(text))" }
      return stale(.staleFont, words(old), words(new))
    }
    return stale(.staleCache, "\(old.styled.color)", "\(new.styled.color)")
      ?? stale(
        .staleLayout, "set " + CellFacts.setting(of: old), "set " + CellFacts.setting(of: new))
  }

  /// Returns why a font did not follow the text size.
  private func reason(for text: SetText) -> String {
    let follows = text.styled.font.followsContentSizeCategory
    return switch (element.following, follows) {
    case (.byHand, true):
      "adjustsFontForContentSizeCategory is not set, and the font is not set "
        + "again"
    case (.byHand, false):
      "its font is fixed and is not set again; adjustsFontForContentSizeCategory would not help"
    case (.adjusts, false):
      "its font is fixed, so adjustsFontForContentSizeCategory has no effect"
    case (.adjusts, true): "its view was not notified of the change"
    case (.rebuilt, _): "its view was not built again"
    }
  }

  private func runLeftBehind(
    _ index: Int, of text: SetText, words: (Points, Points)
  ) -> StaleContent {
    let runs = text.styled.text.runs
    let start = runs[..<index].reduce(0) { $0 + $1.text.utf8.count }
    let run = runs[index]
    let follows = run.attributes.font?.followsContentSizeCategory == true
    return StaleContent(
      .staleFont,
      "one run kept its size: “\(run.text)” is still \(words.0) pt, but one built at "
        + "\(category.shortName) has \(words.1) pt"
        + (follows ? "" : ", because its font is fixed"),
      range: start..<start + run.text.utf8.count)
  }
}

extension ElementPath {
  /// Whether a step of the path is a cell of a table or collection.
  fileprivate var isInCell: Bool {
    steps.contains { $0.prefix { $0 != "[" }.hasSuffix("Cell") }
  }
}
