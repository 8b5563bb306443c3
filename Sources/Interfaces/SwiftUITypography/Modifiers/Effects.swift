public import Foundation

// What changes how pixels look, and not where they are. It is not drawn: texts stay as readable as they are.

nonisolated extension View {
  /// Adds a shadow. It is not drawn here.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// Blurs the view by a radius in points. It is not blurred here.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Sets how the view's colours mix with those behind it. It has no effect here.
  public func blendMode(_ mode: BlendMode) -> some View { self }
  /// Makes the view brighter or darker. It has no effect here.
  public func brightness(_ amount: Double) -> some View { self }
  /// Changes the contrast of the view's colours. It has no effect here.
  public func contrast(_ amount: Double) -> some View { self }
  /// Reduces the colours of the view towards grey. It has no effect here.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Changes the saturation of the view's colours. It has no effect here.
  public func saturation(_ amount: Double) -> some View { self }
  /// Multiplies the view's colours by another one. It has no effect here.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Shifts the hues of the view's colours by an angle. It has no effect here.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// Inverts the view's colours. It has no effect here.
  public func colorInvert() -> some View { self }
  /// Scales how the view is rendered, but not its layout. It is drawn unscaled here.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Scales how the view is rendered, but not its layout. It is drawn unscaled here.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }
  /// Scales how the view is rendered, but not its layout. It is drawn unscaled here.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Rotates how the view is rendered, but not its layout. It is drawn upright here.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Rotates the view in three dimensions. It is drawn upright here.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Shows only the parts of the view that a mask covers. The whole view is drawn here.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Sets why content is hidden. The view is still drawn here, and can read ``RedactionReasons``
  /// from the environment.
  public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }
  /// Removes the reasons for hiding content in the view.
  public func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }
  /// Marks the view as private content. It is drawn here in any case.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View { self }
}

/// How the colours of a view mix with those behind it. It has no effect here.
public enum BlendMode: Hashable, Sendable {
  /// The colours cover those behind them.
  case normal
  /// The colours are multiplied, which darkens the result.
  case multiply
  /// The inverted colours are multiplied, which lightens the result.
  case screen
  /// Dark areas are multiplied and light areas are screened, depending on the colours behind.
  case overlay
  /// The darker of both colours is used.
  case darken
  /// The lighter of both colours is used.
  case lighten
  /// The colours behind are brightened by the view's colours.
  case colorDodge
  /// The colours behind are darkened by the view's colours.
  case colorBurn
  /// Dark areas are multiplied and light areas are screened, in a soft way.
  case softLight
  /// Dark areas are multiplied and light areas are screened, depending on the view's colours.
  case hardLight
  /// The difference of both colours is used.
  case difference
  /// The difference of both colours is used, with less contrast.
  case exclusion
  /// The hue is the view's; saturation and luminosity are those behind.
  case hue
  /// The saturation is the view's; hue and luminosity are those behind.
  case saturation
  /// The hue and saturation are the view's; the luminosity is that behind.
  case color
  /// The luminosity is the view's; hue and saturation are those behind.
  case luminosity
  /// The colours are added up, up to white.
  case plusLighter
  /// The colours are added up, down to black.
  case plusDarker
  /// The view is drawn only where something is behind it.
  case sourceAtop
  /// The view is drawn behind what is there.
  case destinationOver
  /// The view erases what is behind it.
  case destinationOut
}

/// The reasons why the content of a view is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as a bit mask.
  public let rawValue: Int
  /// Creates reasons from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not known yet and replaced by a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The layout node of a view whose centre is at a position in all the space that is offered.
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
  /// Places the view's centre at a position in all the space that is offered, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifiedNode {
      PositionNode($0, at: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), in: $1)
    }
  }

  /// Places the view's centre at a position in all the space that is offered, in points.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Sets the drawing order among siblings. Views with greater values are drawn in front; the
  /// default is 0.
  public func zIndex(_ value: Double) -> some View {
    changingSettings { $0.drawingOrder = value }
  }

  /// Adds a view at the top or bottom edge, and makes this view smaller by its height.
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

  /// Adds a view at the leading or trailing edge, and makes this view smaller by its width.
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

  /// Adds to the safe area at some edges, in points. (It is the same as padding here.)
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Makes the view as large as its container along some axes. (It takes the size it is offered
  /// here.)
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }

  /// Extends the view into the safe area, in early SwiftUI's syntax. The window has none.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Sets the light or dark appearance, in early SwiftUI's syntax.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    changingEnvironment { $0.colorScheme = scheme }
  }

  /// Sets the styles of primary and secondary content. Only the primary style is used here.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ first: First, _ second: Second
  ) -> some View {
    foregroundStyle(first)
  }

  /// Sets the styles of primary, secondary and tertiary content. Only the primary style is used
  /// here.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ first: First, _ second: Second, _ third: Third
  ) -> some View {
    foregroundStyle(first)
  }

  /// Sets the tint colour of controls, in early SwiftUI's syntax. Switches keep their green.
  public func accentColor(_ color: Color?) -> some View {
    changingEnvironment {
      $0.ownTint = nil
      $0.accent = color ?? .accentColor
    }
  }

  /// Sets the localised names of the view for Voice Control. They have no effect here.
  public func accessibilityInputLabels(_ labelKeys: [LocalizedStringKey]) -> some View { self }
  /// Sets the names of the view for Voice Control. They have no effect here.
  @_disfavoredOverload
  public func accessibilityInputLabels<Words: StringProtocol>(_ labels: [Words]) -> some View {
    self
  }
  /// Sets the names of the view for Voice Control. They have no effect here.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  /// Sets the default action of assistive technologies. It never runs here.
  public func accessibilityAction(_ action: @escaping () -> Void) -> some View { self }
  /// Adds an accessibility action with a localised name. It never runs here.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Adds an accessibility action with a name. It never runs here.
  @_disfavoredOverload
  public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Sets the view's priority in the reading order of assistive technologies. It has no effect
  /// here.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// Sets whether the view keeps its colours while Smart Invert is on. It has no effect here.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

extension EnvironmentValues {
  /// The reasons why content is hidden. Views are still drawn, unless they read this value.
  @Entry public var redactionReasons: RedactionReasons = []
}
