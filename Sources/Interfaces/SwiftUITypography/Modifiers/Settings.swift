public import Foundation

// Settings of a view that do not show in a picture.

/// What a shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The purposes as bits.
  public let rawValue: Int
  /// Creates purposes from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// A view that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// A view above a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// A pointer over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// What a view with the focus does.
public struct FocusInteractions: OptionSet, Sendable {
  /// The interactions as bits.
  public let rawValue: Int
  /// Creates interactions from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is changed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the system decides.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a view has the focus by default.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When nothing else asks for it.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Also when a person moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// The language of texts for their lines.
public struct TypesettingLanguage: Sendable, Equatable {
  /// As the system decides.
  public static let automatic = TypesettingLanguage()
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage()
  }
}

/// Which menus end when a person chooses.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// As the system decides.
  public static let automatic = MenuActionDismissBehavior()
  /// They end.
  public static let enabled = MenuActionDismissBehavior()
  /// They stay.
  public static let disabled = MenuActionDismissBehavior()
}

/// Whether an action of a button is repeated while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// As the system decides.
  public static let automatic = ButtonRepeatBehavior()
  /// It is.
  public static let enabled = ButtonRepeatBehavior()
  /// It is not.
  public static let disabled = ButtonRepeatBehavior()
}

/// Where a pointer is.
@frozen public enum HoverPhase: Hashable, Sendable {
  /// A pointer is at a point.
  case active(CGPoint)
  /// No pointer is over the view.
  case ended
}

/// A container of glass. Its views are drawn as they are.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The views.
  public var body: some View { content }
}

nonisolated extension View {
  /// Sets the shape of the tap target. It is always the view's frame here.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool) -> some View { self }
  /// Sets the shape of the view for some purposes. It has no effect here.
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }
  /// Sets the shape of the container. It has no effect here.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View { self }
  /// Shows only what another view covers, in early SwiftUI's syntax. The whole view is drawn here.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Turns brightness into opacity. It has no effect here.
  public func luminanceToAlpha() -> some View { self }
  /// Shows that the view is out of date. It has no effect here.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets the view that has the focus by default. It has no effect here.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
  /// Sets whether the view can have the focus, and what it does then. It has no effect here.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    self
  }
  /// Moves the focus among the views inside first. It has no effect here.
  public func focusSection() -> some View { self }
  /// Sets whether the focus shows. It has no effect here.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Names the view for the focus inside. It has no effect here.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Gives the view the focus by default. It has no effect here.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the language of texts for their lines. It has no effect here.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }
  /// Sets the language of texts for their lines. It has no effect here.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the order of menus. It has no effect here.
  public func menuOrder(_ order: MenuOrder) -> some View {
    changingEnvironment { $0.menuOrder = order }
  }
  /// Sets whether menus have a mark. It is not drawn here.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.menuIndicatorVisibility = visibility }
  }
  /// Sets which menus end when a person chooses. It has no effect here.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// Sets whether an action of a button is repeated while it is held. It has no effect here.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Shows or hides the labels of controls in the view.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment {
      $0.labelsVisibility = visibility
      if visibility != .automatic { $0.hidesLabels = visibility == .hidden }
    }
  }

  /// Sets the colour of the rows of a list. It has no effect here.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Sets the colour of the lines beside a section. It has no effect here.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Sets the margins of a section. It has no effect here.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Sets whether a person can choose the row. It has no effect here.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Adds actions to a section. They are not drawn here.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Sets an action for a pointer over the view, which never runs here.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Sets whether a pointer over the view has an effect. It has no effect here.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    changingEnvironment { $0.isHoverEffectEnabled = !disabled }
  }
  /// Sets what a pointer over views inside does. It has no effect here.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Lets a person drag the view. Nobody does here.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    self
  }
  /// Lets a person drag the view, with another one under the finger. Nobody does here.
  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
  /// Takes what a person drags to the view. Nobody does here.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Hides the bar with the time. It is not drawn here.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Hides the bar with the time, in early SwiftUI's syntax. It is not drawn here.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Shows or hides what the system draws over an app. It is not drawn here.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Lets the view have gestures before the system. It has no effect here.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Sets the windows that take an address. It has no effect here.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Shows a field for a search in a text. It is not drawn here.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Sets whether a person can replace in a text. It has no effect here.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Ends the field that takes the action of a return key. It has no effect here.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Names glass that becomes other glass. Nothing moves here.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Joins glass. It is not drawn here.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  /// Extends the picture of the view below bars. It has no effect here.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}
