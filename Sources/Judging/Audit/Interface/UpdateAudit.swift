import GoldenText
public import Suites
public import DynamicType

/// An audit of one live change of the text size: an interface that was on screen during the change,
/// compared with one that is newly made at that size.
///
/// Every difference is stale. The audit reports its cause: fonts before the layout that follows
/// from them, and for layout the innermost part that kept its frame.
public struct UpdateAudit: Sendable {
  /// The name of the interface.
  public var name: String
  /// The category after the change.
  public var category: ContentSizeCategory
  /// The interface after the change.
  public var changed: InterfaceFrame
  /// The interface newly made at the category.
  public var fresh: InterfaceFrame

  /// Creates an audit of a change.
  public init(
    of name: String, at category: ContentSizeCategory, changed: InterfaceFrame,
    fresh: InterfaceFrame
  ) {
    self.name = name
    self.category = category
    self.changed = changed
    self.fresh = fresh
  }

  /// The stale contents, then the stale frames, each in the order of painting.
  public var findings: [AuditFinding] {
    let found = ElementPairs(fresh.elements.map(\.mark), changed.elements.map(\.mark))
    let pairs = found.pairs.map { (fresh.elements[$0.old], changed.elements[$0.new]) }
    var findings = pairs.compactMap { fresh, changed in
      StaleContent(of: changed, beside: fresh, at: category).map { stale in
        finding(stale.rule, changed, stale.words, range: stale.range)
      }
    }
    let stale = ElementPathSet(
      findings.compactMap(\.place.element).map { ElementPath($0.path) })
    // What holds stale text has the room of stale text.
    let resized = pairs.map { ($0, $1, ElementPath($1.path)) }
      .filter { fresh, changed, path in
        changed.box.isOtherSize(than: fresh.box) && !stale.meets(path)
      }
    let paths = ElementPathSet(resized.map(\.2))
    // A shape and a text of one part have one path, and one box that is out of date.
    var told = ElementPathSet([])
    for (fresh, changed, path) in resized {
      if paths.containsSomething(in: path) || told.contains(path) { continue }
      told.insert(path)
      findings.append(
        finding(
          .staleLayout, changed,
          "its box is still \(changed.box.sizeWords), but one built at \(category.shortName) has "
            + fresh.box.sizeWords))
    }
    // Parts that only one of the two has belong to a layout of another size.
    if findings.isEmpty {
      findings += (found.vanished.prefix(1).map { fresh.elements[$0] }).map {
        finding(
          .staleLayout, $0,
          "an interface built at \(category.shortName) has it, but this one "
            + "does not")
      }
      findings += (found.appeared.prefix(1).map { changed.elements[$0] }).map {
        finding(.staleLayout, $0, "an interface built at \(category.shortName) no longer has it")
      }
    }
    // What stands elsewhere makes room for what is otherwise, unless nothing is.
    if findings.isEmpty,
      let (fresh, changed) = pairs.first(where: { $1.box.isElsewhere(than: $0.box) })
    {
      findings.append(
        finding(
          .staleLayout, changed,
          "it is still at \(changed.box.placeWords), but one built at \(category.shortName) is at "
            + "\(fresh.box.placeWords)"))
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
}

extension PointRect {
  /// Returns whether the sizes differ by more than half a point; layout rounds to pixels.
  fileprivate func isOtherSize(than other: PointRect) -> Bool {
    abs(width.value - other.width.value) > 0.5 || abs(height.value - other.height.value) > 0.5
  }

  /// Returns whether the positions differ by more than half a point.
  fileprivate func isElsewhere(than other: PointRect) -> Bool {
    abs(x.value - other.x.value) > 0.5 || abs(y.value - other.y.value) > 0.5
  }

  fileprivate var placeWords: String { "(\(x.toThousandths), \(y.toThousandths)) pt" }

  fileprivate var sizeWords: String { "\(width.toThousandths) × \(height.toThousandths) pt" }
}
