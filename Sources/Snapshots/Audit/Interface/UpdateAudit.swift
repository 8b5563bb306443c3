public import DynamicType
import TextEngine

/// What a live change of the text size left behind: an interface that stood while the size changed,
/// beside one that is built anew at that size.
///
/// Whatever differs is stale. Which part of it is the cause: fonts before the layout that follows
/// from them, and of layout the innermost part that kept its room.
public struct UpdateAudit: Sendable {
  /// What the interface is called.
  public var name: String
  /// The category that was changed to.
  public var category: ContentSizeCategory
  /// The interface after the change.
  public var changed: InterfaceFrame
  /// The interface built at the category.
  public var fresh: InterfaceFrame

  /// An audit of a change.
  public init(
    of name: String, at category: ContentSizeCategory, changed: InterfaceFrame,
    fresh: InterfaceFrame
  ) {
    self.name = name
    self.category = category
    self.changed = changed
    self.fresh = fresh
  }

  /// What is stale, in the order of painting.
  public var findings: [AuditFinding] {
    let found = ElementPairs(fresh.elements.map(\.mark), changed.elements.map(\.mark))
    let pairs = found.pairs.map { (fresh.elements[$0.old], changed.elements[$0.new]) }
    var findings = pairs.compactMap { fresh, changed in staleContent(changed, beside: fresh) }
    let stale = findings.compactMap(\.place.element).map { ElementPath($0.path) }
    let resized = pairs.filter { fresh, changed in
      let path = ElementPath(changed.path)
      return changed.box.isOtherSize(than: fresh.box)
        // What holds stale text has the room of stale text.
        && !stale.contains { $0.isWithin(path) || path.isWithin($0) }
    }
    for (fresh, changed) in resized {
      let path = ElementPath(changed.path)
      let holdsAnother = resized.contains { other in
        let inner = ElementPath(other.1.path)
        return inner != path && inner.isWithin(path)
      }
      // A shape and a text of one part have one path, and one box that is out of date.
      let isRepeated = findings.contains { $0.place.element?.path == changed.path }
      if holdsAnother || isRepeated { continue }
      findings.append(
        finding(
          .staleLayout, changed,
          "its box is still \(changed.box.sizeWords), where one built at \(category.shortName) has "
            + fresh.box.sizeWords))
    }
    // Parts that only one of the two has belong to a layout of another size.
    if findings.isEmpty {
      findings += (found.vanished.prefix(1).map { fresh.elements[$0] }).map {
        finding(
          .staleLayout, $0, "an interface built at \(category.shortName) has it, and this has not")
      }
      findings += (found.appeared.prefix(1).map { changed.elements[$0] }).map {
        finding(.staleLayout, $0, "an interface built at \(category.shortName) has it no longer")
      }
    }
    return findings
  }

  private func finding(
    _ rule: AuditRule, _ element: InterfaceElement, _ words: String, range: Range<Int>? = nil
  ) -> AuditFinding {
    AuditFinding(
      rule, .error,
      at: AuditFinding.Place(
        style: name, categories: [category], element: element.name, range: range), words)
  }

  /// What a part shows that was made for another text size.
  private func staleContent(
    _ changed: InterfaceElement, beside fresh: InterfaceElement
  ) -> AuditFinding? {
    switch (changed.content, fresh.content) {
    case (.text(let old, _, _), .text(let new, _, _)):
      staleText(old, in: changed, beside: new)
    case (.picture(let old, _), .picture(let new, _)) where old != new:
      finding(
        .staleCache, changed, "it shows a picture that was made for another text size")
    default: nil
    }
  }

  private func staleText(
    _ old: SetText, in element: InterfaceElement, beside new: SetText
  ) -> AuditFinding? {
    guard old.styled.text.string == new.styled.text.string else {
      return finding(
        .staleCache, element,
        "it still says so, where one built at \(category.shortName) says "
          + "“\(ElementName(path: "", text: new.styled.text.string).text ?? "")”")
    }
    let sizes = zip(old.runSizes, new.runSizes).enumerated()
    let behind = sizes.filter { $0.element.0 != $0.element.1 }
    guard let first = behind.first else { return nil }
    let (stays, should) = first.element
    let words = "it is still \(stays) pt, where one built at \(category.shortName) has \(should) pt"
    let runs = old.styled.text.runs
    let hasOwnFonts = runs.allSatisfy { $0.attributes.font != nil }
    if behind.count < runs.count {
      return runLeftBehind(first.offset, of: old, in: element, words: (stays, should))
    }
    if ElementPath(element.path).isInCell, element.following == .byHand {
      return finding(
        .staleCell, element, words + ": its font was set once, when the cell was made")
    }
    if hasOwnFonts, runs.count > 1 || element.following == .byHand {
      return finding(
        .staleCache, element, words + ": its attributed text was made for another text size")
    }
    return finding(.staleFont, element, words + ": " + reason(for: old, in: element))
  }

  /// Why a font did not follow.
  private func reason(for text: SetText, in element: InterfaceElement) -> String {
    let follows = text.styled.font.followsContentSizeCategory
    return switch (element.following, follows) {
    case (.byHand, true): "adjustsFontForContentSizeCategory is not set, nor is the font set anew"
    case (.byHand, false):
      "its font is fixed, and nobody sets it anew; adjustsFontForContentSizeCategory would not help"
    case (.adjusts, false):
      "its font is fixed, so that adjustsFontForContentSizeCategory does nothing"
    case (.adjusts, true): "its view was not told of the change"
    case (.rebuilt, _): "its view was not built anew"
    }
  }

  private func runLeftBehind(
    _ index: Int, of text: SetText, in element: InterfaceElement, words: (Points, Points)
  ) -> AuditFinding {
    let runs = text.styled.text.runs
    let start = runs[..<index].reduce(0) { $0 + $1.text.utf8.count }
    let run = runs[index]
    let follows = run.attributes.font?.followsContentSizeCategory == true
    return finding(
      .staleFont, element,
      "a run was left behind: “\(run.text)” is still \(words.0) pt, where one built at "
        + "\(category.shortName) has \(words.1) pt"
        + (follows ? "" : ", since its font is fixed"),
      range: start..<start + run.text.utf8.count)
  }
}

extension ElementPath {
  /// Whether a step of it is a cell of a table or collection.
  fileprivate var isInCell: Bool {
    steps.contains { $0.prefix { $0 != "[" }.hasSuffix("Cell") }
  }
}

extension PointRect {
  /// Layout rounds to pixels, so that less than half a point is no other size.
  fileprivate func isOtherSize(than other: PointRect) -> Bool {
    abs(width.value - other.width.value) > 0.5 || abs(height.value - other.height.value) > 0.5
  }

  fileprivate var sizeWords: String { "\(width.toThousandths) × \(height.toThousandths) pt" }
}
