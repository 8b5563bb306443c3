import Foundation

/// A view on its way through layout: it answers how large it would be, remembers the answers, and is
/// placed.
class LayoutNode {
  /// What it is called in the paths of elements, from the outside in; empty for what only changes how
  /// another one is laid out.
  var names: [String]
  /// The surroundings it is in, and what lays texts out there.
  let context: ViewContext
  /// The surroundings it is in.
  var environment: EnvironmentValues { context.environment }
  /// Which views of a stack get their room first.
  var priority: Double = 0
  /// What it hands to the layout it stands in, by key.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// What it says to the containers around it, whatever modifies it.
  var settings = ContainerSettings()
  /// What distance it keeps from others.
  var spacing: ViewSpacing { ViewSpacing() }
  private var sizes: [ProposedViewSize: CGSize] = [:]
  private var guides: [GuideQuestion: CGFloat?] = [:]

  private struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let proposal: ProposedViewSize
  }

  init(named name: String?, in context: ViewContext) {
    names = name.map { [$0] } ?? []
    self.context = context
  }

  /// How large it is where a size is proposed.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    let size = measure(proposal)
    sizes[proposal] = size
    return size
  }

  /// Its size and guides where a size is proposed.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    return ViewDimensions(size) { key in
      // Views within views ask for the same guide again and again.
      let question = GuideQuestion(key: key, proposal: proposal)
      if let known = self.guides[question] { return known }
      let guide = self.explicitGuide(key, size: size, proposal: proposal)
      self.guides[question] = .some(guide)
      return guide
    }
  }

  /// How large it is; asked once for each proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Where a guide lies from its left or top edge, if it says so; across, as if the interface ran from
  /// left to right.
  func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// Puts what it shows on a canvas.
  ///
  /// - Parameters:
  ///   - rect: Where it stands; the size is what it answered to the proposal.
  ///   - proposal: What it was asked with.
  func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {}
}

/// A node that lays one other out in its own way, and says of guides what that one says.
class ModifierNode: LayoutNode {
  let child: LayoutNode

  init(_ child: LayoutNode, in context: ViewContext) {
    self.child = child
    super.init(named: nil, in: context)
    names = child.names
    priority = child.priority
    layoutValues = child.layoutValues
    settings = child.settings
    child.names = []
  }

  override var spacing: ViewSpacing { child.spacing }

  /// What the child is asked with.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Where the child's top left corner stands, as if the interface ran from left to right.
  func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(childProposal(proposal))
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let guide = child.dimensions(childProposal(proposal))[explicit: key] else { return nil }
    let origin = childOrigin(in: size, proposal: proposal)
    return guide + (key.axis == .horizontal ? origin.x : origin.y)
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    let inner = childProposal(proposal)
    let size = child.size(inner)
    var origin = childOrigin(in: rect.size, proposal: proposal)
    if environment.isRightToLeft { origin.x = rect.width - origin.x - size.width }
    child.place(
      in: canvas.onPixels(CGRect(x: rect.minX + origin.x, y: rect.minY + origin.y, size: size)),
      proposal: inner, on: canvas)
  }
}

extension CGRect {
  init(x: CGFloat, y: CGFloat, size: CGSize) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}
