public import Foundation

// What changes how pixels look, and not where they are. It is not drawn: texts stay as readable as they are.

nonisolated extension View {
  /// Adds a shadow. It is not drawn here.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// Blurs the view. It is not drawn here.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Sets how colours mix with those behind. It has no effect here.
  public func blendMode(_ mode: BlendMode) -> some View { self }
  /// Changes the brightness. It has no effect here.
  public func brightness(_ amount: Double) -> some View { self }
  /// Changes the contrast. It has no effect here.
  public func contrast(_ amount: Double) -> some View { self }
  /// Takes colour away. It has no effect here.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Changes how strong colours are. It has no effect here.
  public func saturation(_ amount: Double) -> some View { self }
  /// Multiplies colours. It has no effect here.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Turns hues. It has no effect here.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// Inverts colours. It has no effect here.
  public func colorInvert() -> some View { self }
  /// Enlarges the picture of the view, without room for it. It is drawn as it is here.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Enlarges the picture of the view, without room for it. It is drawn as it is here.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }
  /// Enlarges the picture of the view, without room for it. It is drawn as it is here.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Turns the picture of the view, without room for it. It is drawn upright here.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Turns the picture of the view in space. It is drawn upright here.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Shows only what another view covers. The whole view is drawn here.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Shows a grey box in place of what is not known yet. The view itself is drawn here, and can read the reason.
  public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }
  /// Shows the view itself where others are grey boxes.
  public func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }
  /// Hides the view where a person wants privacy. It is drawn here.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View { self }
}

/// How colours mix with those behind. It has no effect here.
public enum BlendMode: Hashable, Sendable {
  /// They cover them.
  case normal
  /// They darken them.
  case multiply
  /// They lighten them.
  case screen
  /// They do both.
  case overlay
  /// The darker one counts.
  case darken
  /// The lighter one counts.
  case lighten
  /// They brighten them.
  case colorDodge
  /// They burn them.
  case colorBurn
  /// They soften them.
  case softLight
  /// They harden them.
  case hardLight
  /// Their difference counts.
  case difference
  /// What only one has counts.
  case exclusion
  /// Their hue counts.
  case hue
  /// Their saturation counts.
  case saturation
  /// Their colour counts.
  case color
  /// Their brightness counts.
  case luminosity
  /// They add up.
  case plusLighter
  /// They add up in the dark.
  case plusDarker
  /// They cover what is there.
  case sourceAtop
  /// They lie behind what is there.
  case destinationOver
  /// They take away what is there.
  case destinationOut
}

/// Why a view is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Creates reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What it shows is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// A person wants privacy.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What it shows is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// A view in the middle of a place, in all the room there is.
private final class PositionNode: ModifierNode {
  private let middle: CGPoint

  init(_ child: LayoutNode, at middle: CGPoint, in context: ViewContext) {
    self.middle = middle
    super.init(child, in: context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
  }

  override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    let inner = child.size(proposal)
    return CGPoint(x: middle.x - inner.width / 2, y: middle.y - inner.height / 2)
  }
}

nonisolated extension View {
  /// Puts the middle of the view at a place in all the room there is, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifiedNode {
      PositionNode($0, at: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), in: $1)
    }
  }

  /// Puts the middle of the view at a place in all the room there is.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Sets whether the view is drawn before its siblings, which have 0.
  public func zIndex(_ value: Double) -> some View {
    changingSettings { $0.drawingOrder = value }
  }

  /// Adds a view at an edge, which the rest makes room for.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { inset }
      self.frame(maxHeight: .infinity)
      if edge == .bottom { inset }
    }
  }

  /// Adds a view at a side, which the rest makes room for.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { inset }
      self.frame(maxWidth: .infinity)
      if edge == .trailing { inset }
    }
  }

  /// Adds room at edges that content keeps away from. (It is the same as padding here.)
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Makes the view as large as its container along some axes. (It takes the room it is offered here.)
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }

  /// Extends the view into the safe area, in early SwiftUI's syntax. The window has none.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Sets the appearance, in early SwiftUI's syntax.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    changingEnvironment { $0.colorScheme = scheme }
  }

  /// Sets the colours of the first two levels of emphasis. The first counts here.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ first: First, _ second: Second
  ) -> some View {
    foregroundStyle(first)
  }

  /// Sets the colours of the three levels of emphasis. The first counts here.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ first: First, _ second: Second, _ third: Third
  ) -> some View {
    foregroundStyle(first)
  }

  /// Sets the colour of controls, in early SwiftUI's syntax.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets the names of the view for voice control. They are not drawn.
  public func accessibilityInputLabels<Words: StringProtocol>(_ labels: [Words]) -> some View {
    self
  }
  /// Sets the names of the view for voice control. They are not drawn.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  /// Sets an action of assistive technologies, which never runs here.
  public func accessibilityAction(_ action: @escaping () -> Void) -> some View { self }
  /// Sets an action of assistive technologies by its name, which never runs here.
  public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Sets the order in which assistive technologies read views.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// Sets whether colours stay where a person has colours inverted. It has no effect here.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

extension EnvironmentValues {
  /// Why views are not shown. Views are drawn as they are all the same, unless they read it.
  @Entry public var redactionReasons: RedactionReasons = []
}
