import Foundation

/// The constraints of a tree of views, and the positions that satisfy them.
///
/// The positions of views that have fixed frames are numbers here. So the constraints inside such a
/// view are solved separately from those around it.
@MainActor
struct LayoutProblem {
  /// The size of the tree's root.
  enum RootSize {
    /// The size of the root's frame.
    case fixed
    /// A size to be found, as close as possible to a target.
    case fitting(
      width: Double, UILayoutPriority, height: Double, UILayoutPriority)
  }

  private(set) var variableCount = 0
  private(set) var items: [ObjectIdentifier: LayoutItem] = [:]
  /// The views in the order of the tree.
  private(set) var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var contents: [ObjectIdentifier: LayoutItem] = [:]
  private(set) var rules: [ConstraintRule] = []
  /// The descriptions of constraints, by the tags of their rules.
  private(set) var tagged: [String] = []
  private var values: [Double] = []
  private var heightRules: [(view: UIView, first: Int)] = []
  private var naturalSizes: [ObjectIdentifier: CGSize] = [:]
  private(set) var trouble: [String] = []
  let root: UIView

  init(root: UIView, size: RootSize) {
    self.root = root
    let traits = root.traitCollection
    var item = fixedItem(root, in: nil, isRightToLeft: root.runsRightToLeft(in: traits))
    item.x = LinearSum(constant: 0)
    item.y = LinearSum(constant: 0)
    if case .fitting = size {
      item.width = variable()
      item.height = variable()
    }
    add(root, item, traits)
    // Constraints come after all items are there, in the order of the tree.
    for view in views {
      for constraint in view.constraints { add(constraint) }
      view.addRules(to: &self)
    }
    // Guides that no constraint names have a frame, too.
    for view in views {
      for guide in view.systemGuides.values { _ = self.item(guide) }
    }
    for view in views { addContentRules(of: view) }
    if case .fitting(let width, let widthPriority, let height, let heightPriority) = size {
      demand(item.width + -width, .zero, widthPriority)
      demand(item.height + -height, .zero, heightPriority)
    }
    for view in views where isSolved(view) {
      guard let item = items[ObjectIdentifier(view)] else { continue }
      demand(item.width, .notNegative)
      demand(item.height, .notNegative)
    }
    for guide in guides {
      guard let item = items[ObjectIdentifier(guide)] else { continue }
      demand(item.width, .notNegative)
      demand(item.height, .notNegative)
    }
  }

  // MARK: Items

  mutating func variable() -> LinearSum {
    variableCount += 1
    return LinearSum(variable: variableCount - 1)
  }

  private mutating func freeItem(isRightToLeft: Bool) -> LayoutItem {
    LayoutItem(
      x: variable(), y: variable(), width: variable(), height: variable(),
      isRightToLeft: isRightToLeft)
  }

  /// Whether constraints position a view.
  private func isSolved(_ view: UIView) -> Bool {
    view !== root && !view.translatesAutoresizingMaskIntoConstraints
      && view.superview?.placesArrangedSubviews != true
  }

  private func fixedItem(
    _ view: UIView, in parent: LayoutItem?, isRightToLeft: Bool
  ) -> LayoutItem {
    let frame = view.frame
    var item = LayoutItem(
      x: LinearSum(constant: Double(frame.origin.x)),
      y: LinearSum(constant: Double(frame.origin.y)),
      width: LinearSum(constant: Double(frame.width)),
      height: LinearSum(constant: Double(frame.height)), isRightToLeft: isRightToLeft)
    guard let parent, let superview = view.superview else { return item }
    item.x = parent.x + Double(frame.origin.x - superview.bounds.origin.x)
    item.y = parent.y + Double(frame.origin.y - superview.bounds.origin.y)
    if view.autoresizingMask.contains(.flexibleWidth) {
      item.width = parent.width + Double(frame.width - superview.bounds.width)
    }
    if view.autoresizingMask.contains(.flexibleHeight) {
      item.height = parent.height + Double(frame.height - superview.bounds.height)
    }
    return item
  }

  /// - Parameter traits: The traits of the view, so that it need not walk up to the root for them.
  private mutating func add(_ view: UIView, _ item: LayoutItem, _ traits: UITraitCollection) {
    views.append(view)
    items[ObjectIdentifier(view)] = item
    for guide in view.layoutGuides {
      guides.append(guide)
      items[ObjectIdentifier(guide)] = freeItem(isRightToLeft: item.isRightToLeft)
    }
    if view is UIScrollView {
      let content = LayoutItem(
        x: item.x + -Double(view.bounds.origin.x), y: item.y + -Double(view.bounds.origin.y),
        width: variable(), height: variable(), isRightToLeft: item.isRightToLeft)
      contents[ObjectIdentifier(view)] = content
    }
    for subview in view.subviews {
      let traits = subview.traits(around: traits)
      let isRightToLeft = subview.runsRightToLeft(in: traits)
      add(
        subview,
        isSolved(subview)
          ? freeItem(isRightToLeft: isRightToLeft)
          : fixedItem(subview, in: item, isRightToLeft: isRightToLeft), traits)
    }
  }

  /// Returns the item of a view or guide; `nil` for one that is not in the tree.
  mutating func item(_ object: AnyObject) -> LayoutItem? {
    if let item = items[ObjectIdentifier(object)] { return item }
    guard let guide = object as? UILayoutGuide, let view = guide.owningView,
      let owner = items[ObjectIdentifier(view)]
    else { return nil }
    let item: LayoutItem
    switch guide.kind {
    case .free: return nil
    case .inset(let insets):
      let insets = insets(view)
      item = owner.inset(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    case .content:
      guard let content = contents[ObjectIdentifier(view)] else { return nil }
      item = content
    case .readable:
      let margins = view.layoutMargins
      item = readable(
        owner.inset(
          top: Double(margins.top), left: Double(margins.left), bottom: Double(margins.bottom),
          right: Double(margins.right)), in: view)
      guides.append(guide)
    }
    items[ObjectIdentifier(guide)] = item
    return item
  }

  private mutating func readable(_ margins: LayoutItem, in view: UIView) -> LayoutItem {
    var item = margins
    item.x = variable()
    item.width = variable()
    let body = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: view.traitCollection)
    let greatest = 672 * Double(body.pointSize) / 17
    demand(LinearSum(constant: greatest) - item.width, .notNegative)
    demand(margins.width - item.width, .notNegative)
    demand(item.width - margins.width, .zero, UILayoutPriority(999))
    demand(item.x + item.width * 0.5 - (margins.x + margins.width * 0.5), .zero)
    return item
  }

  // MARK: Demands

  mutating func demand(
    _ sum: LinearSum, _ relation: ConstraintRule.Relation,
    _ priority: UILayoutPriority = .required, named name: String? = nil
  ) {
    var tag: Int?
    if let name {
      tag = tagged.count
      tagged.append(name)
    }
    rules.append(ConstraintRule(sum, relation, priority: Double(priority.rawValue), tag: tag))
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem,
      var sum = sum(of: first, constraint.firstAttribute, other: constraint.secondItem)
    else { return }
    let isBackwards = runsBackwards(constraint)
    let sign = isBackwards ? -1.0 : 1.0
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem,
        let other = self.sum(of: second, constraint.secondAttribute, other: first)
      else { return }
      sum.add(other, times: -Double(constraint.multiplier))
    }
    let constant = Double(constraint.constant) + spacing(of: constraint)
    if constant.isFinite { sum.constant -= constant * sign }
    let isUpper = constraint.relation == .lessThanOrEqual
    if isUpper != isBackwards, constraint.relation != .equal { sum.scale(by: -1) }
    demand(
      sum, constraint.relation == .equal ? .zero : .notNegative, constraint.priority,
      named: constraint.priority == .required ? constraint.description : nil)
  }

  /// Whether a positive constant moves to the left, as for leading edges from right to left.
  private mutating func runsBackwards(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.firstAttribute.isDirectional, let first = constraint.firstItem else {
      return false
    }
    return item(first)?.isRightToLeft == true
  }

  private func spacing(of constraint: NSLayoutConstraint) -> Double {
    guard let multiplier = constraint.systemSpacing else { return 0 }
    let isBetweenBaselines =
      constraint.firstAttribute == .firstBaseline && constraint.secondAttribute == .lastBaseline
    let view = constraint.firstItem as? UIView
    let distance = isBetweenBaselines ? view?.forFirstBaselineLayout.lineDistance : nil
    return Double(multiplier * (distance ?? 8))
  }

  private mutating func sum(
    of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, other: AnyObject?
  ) -> LinearSum? {
    guard var item = item(object) else { return nil }
    if let view = object as? UIView {
      if attribute == .firstBaseline || attribute == .lastBaseline {
        return baseline(attribute == .firstBaseline ? .first : .last, of: view, item)
      }
      if attribute.isWithinMargins { item = self.item(view.layoutMarginsGuide) ?? item }
      // What stands in a scroll view is held against what it scrolls.
      if !attribute.isDimension, let content = contents[ObjectIdentifier(view)],
        let inner = NSLayoutConstraint.view(of: other), inner !== view,
        inner.isDescendant(of: view)
      {
        item = content
      }
    }
    return item.sum(of: attribute)
  }

  func baseline(_ kind: BaselineKind, of view: UIView, _ item: LayoutItem) -> LinearSum {
    var view = view
    var item = item
    // Stacks name one of theirs; a view that names itself ends the search.
    for _ in 0..<64 {
      let next = kind == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, let nextItem = items[ObjectIdentifier(next)] else { break }
      view = next
      item = nextItem
    }
    let place = view.baseline(kind)
    return item.y + item.height * Double(place.part) + Double(place.offset)
  }

  /// Adds rules that keep a view at the size of its content, with the view's priorities.
  private mutating func addContentRules(of view: UIView) {
    guard isSolved(view) || view === root, let item = items[ObjectIdentifier(view)] else { return }
    if view === root, item.width.terms.isEmpty { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      hold(
        view, item, axis, hugging: Double(view.hugging[axis].rawValue),
        resistance: Double(view.resistance[axis].rawValue))
    }
  }

  /// Returns the intrinsic size of a view, which is asked for once for both axes.
  private mutating func naturalSize(of view: UIView) -> CGSize {
    let key = ObjectIdentifier(view)
    if let known = naturalSizes[key] { return known }
    let size = view.intrinsicContentSize
    naturalSizes[key] = size
    return size
  }

  /// Adds rules against a view that is larger or smaller than its content.
  mutating func hold(
    _ view: UIView, _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, hugging: Double,
    resistance: Double
  ) {
    let size = naturalSize(of: view)
    let length = Double(axis == .horizontal ? size.width : size.height)
    guard length >= 0, length.isFinite else { return }
    let variable = axis == .horizontal ? item.width : item.height
    if axis == .vertical { heightRules.append((view, rules.count)) }
    rules.append(
      ConstraintRule(LinearSum(constant: length) - variable, .notNegative, priority: hugging))
    rules.append(ConstraintRule(variable + -length, .notNegative, priority: resistance))
  }

  // MARK: Solving

  /// Solves all rules. Then the heights of texts are updated for the widths found, and the rules
  /// that depend on them are solved again.
  mutating func solve() {
    var components = ConstraintComponents(variableCount: variableCount)
    let groups = components.components(of: rules)
    values = Array(repeating: 0, count: variableCount)
    for group in groups { solve(group) }
    let changed = updateHeights()
    guard !changed.isEmpty else { return }
    for group in components.components(of: rules)
    where group.variables.contains(where: { changed.contains($0) }) {
      solve(group)
    }
  }

  private mutating func solve(_ group: ConstraintComponents.Component) {
    let solved = group.solved()
    for (variable, value) in zip(group.variables, solved.values) { values[variable] = value }
    for tag in solved.broken {
      let text =
        "This constraint conflicts with others and was ignored: "
        + tagged[tag]
      if !trouble.contains(text) { trouble.append(text) }
    }
    if solved.isExhausted {
      trouble.append(
        "There are too many connected constraints; some were ignored.")
    }
  }

  /// - Returns: The variables of the heights that changed.
  private mutating func updateHeights() -> Set<Int> {
    var changed: Set<Int> = []
    for (view, first) in heightRules {
      guard let item = items[ObjectIdentifier(view)] else { continue }
      let width = value(item.width)
      guard let height = view.contentHeight(forWidth: CGFloat(width)).map(Double.init) else {
        continue
      }
      let above = LinearSum(constant: height) - item.height
      guard above.constant != rules[first].sum.constant else { continue }
      rules[first].sum = above
      rules[first + 1].sum = item.height + -height
      for term in item.height.terms { changed.insert(term.variable) }
    }
    return changed
  }

  private func value(_ sum: LinearSum) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.coefficient * values[$1.variable] }
  }

  /// Returns the frame found for a view or guide, from the top left corner of the tree.
  func frame(of object: AnyObject) -> CGRect? {
    items[ObjectIdentifier(object)].map(frame)
  }

  private func frame(_ item: LayoutItem) -> CGRect {
    CGRect(x: value(item.x), y: value(item.y), width: value(item.width), height: value(item.height))
  }

  /// Returns the size of a scroll view's content; `nil` if no constraint sets it.
  func contentSize(of view: UIView) -> CGSize? {
    guard let content = contents[ObjectIdentifier(view)] else { return nil }
    let size = CGSize(width: value(content.width), height: value(content.height))
    return size.width > 0 || size.height > 0 ? size : nil
  }

  /// The views that constraints position.
  var solvedViews: [UIView] { views.filter(isSolved) }
}
