import Foundation

/// A view during layout.
/// It returns its size for a proposal, caches the answers, and is placed on a canvas.
class LayoutNode {
  /// The names of the view in the paths of elements, from the outside in; empty for a modifier.
  var names: [String]
  /// The environment of the view and the session that sets its texts.
  let context: ViewContext
  /// The environment of the view.
  var environment: EnvironmentValues { context.environment }
  /// The layout priority. Views of a stack with a higher one get their space first.
  var priority: Double = 0
  /// The values that the view sets for its layout, by key.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// The settings that the view passes to the containers around it.
  var settings = ContainerSettings()
  /// The distance that the view keeps from its neighbours.
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

  /// Returns the size for a proposed size.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    let size = measure(proposal)
    sizes[proposal] = size
    return size
  }

  /// Returns the size and the alignment guides for a proposed size.
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

  /// Returns the node of the view with a modifier. A row of a grid modifies each of its cells.
  func modified(by modifier: (LayoutNode) -> LayoutNode) -> LayoutNode { modifier(self) }

  /// Computes the size for a proposed size. It is called once for each proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Returns the position of a guide from the left or top edge; `nil` if the view does not set it.
  /// Horizontal positions ignore the layout direction.
  func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// Draws the view on a canvas.
  ///
  /// - Parameters:
  ///   - rect: The frame of the view. Its size is the one that the view returned for the proposal.
  ///   - proposal: The size that was proposed.
  func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {}
}

/// A node that changes the layout of one child, whose alignment guides it keeps.
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

  /// Returns the size to propose to the child.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Returns the position of the child's top left corner, as in a left-to-right interface.
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
