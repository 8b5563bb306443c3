package import DynamicType

/// A cell that changed, with what tells whether others changed for the same reason.
///
/// It holds words and numbers alone, so that cells that were compared in other processes can be
/// gathered too.
package struct ChangedCell: Hashable, Sendable {
  /// Its sizes, where these are the cause.
  package struct Sizes: Hashable, Sendable {
    /// The size on record.
    package let from: Points
    /// The size of today.
    package let to: Points
    /// The curve that it should follow; `nil` where it is fixed.
    package let curve: SizeCurve?

    /// Sizes of known values.
    package init(from: Points, to: Points, curve: SizeCurve?) {
      self.from = from
      self.to = to
      self.curve = curve
    }
  }

  /// A part of an interface, where what happened to it is the cause.
  package struct Element: Hashable, Sendable {
    /// The part in words.
    package let name: String
    /// What happened to it, without what differs from size to size.
    package let sameness: [String]
    /// Whether the cause's words are numbers in the main.
    package let isNumber: Bool

    /// A part of known facts.
    package init(name: String, sameness: [String], isNumber: Bool) {
      self.name = name
      self.sameness = sameness
      self.isNumber = isNumber
    }
  }

  /// The cell.
  package let name: SnapshotName
  /// What kind of thing the cause is.
  package let kind: CauseKind
  /// The cause in words.
  package let words: String
  /// Its sizes, where these are the cause.
  package let sizes: Sizes?
  /// What happened to a part of an interface, where that is the cause.
  package let element: Element?
  /// What its pixels show, where that is the cause.
  package let shape: FindingShape?
  /// All that its pixels show.
  package let shapes: [FindingShape]

  /// A cell of known facts.
  package init(
    name: SnapshotName, kind: CauseKind, words: String, sizes: Sizes?, element: Element?,
    shape: FindingShape?, shapes: [FindingShape]
  ) {
    self.name = name
    self.kind = kind
    self.words = words
    self.sizes = sizes
    self.element = element
    self.shape = shape
    self.shapes = shapes
  }
}

extension ChangedCell {
  /// What is known of an outcome; `nil` where the cell did not change.
  package init?(_ outcome: CellOutcome) {
    guard case .changed(let change) = outcome.verdict else { return nil }
    let cause = change.cause
    let located: LocatedFinding? = if case .picture(let located) = cause { located } else { nil }
    self.init(
      name: outcome.name, kind: cause.kind, words: "\(cause)",
      sizes: cause.sizes.map { Sizes(from: $0.from, to: $0.to, curve: change.curve) },
      element: cause.element.map {
        Element(name: "\($0.element)", sameness: $0.sameness, isNumber: $0.isNumber)
      },
      shape: located.map { FindingShape(of: $0, em: change.em) },
      shapes: change.findings.map { FindingShape(of: $0, em: change.em) })
  }
}

extension CellCause {
  /// The sizes, where these are the cause.
  fileprivate var sizes: (from: Points, to: Points)? {
    switch self {
    case .layout(.pointSize(let from, let to)): return (from, to)
    case .layout(.element(let change)):
      guard case .text(.pointSize(let from, let to)) = change.what else { return nil }
      return (from, to)
    default: return nil
    }
  }

  /// What happened to a part of an interface, where that is the cause.
  fileprivate var element: ElementChange? {
    guard case .layout(.element(let change)) = self else { return nil }
    return change
  }
}
