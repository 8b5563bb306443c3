public import Foundation

// Settings of a view that do not show in a picture.

/// The purposes of a view's content shape. The shape has no effect here.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The purposes as a bit mask.
  public let rawValue: Int
  /// Creates purposes from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The shape that receives touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The shape of the preview while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The shape of the preview above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape of the pointer effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape for assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The shape of the focus effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// The interactions of a view that has the focus. No view has the focus here.
public struct FocusInteractions: OptionSet, Sendable {
  /// The interactions as a bit mask.
  public let rawValue: Int
  /// Creates interactions from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The focused view can be activated, as a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The focused view can be edited, as a text field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions, as the system decides.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a default focus applies. No view has the focus here.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The default focus applies if nothing else sets the focus.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The default focus also applies when a person moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// The language whose rules break and space the lines of a text. It has no effect here.
public struct TypesettingLanguage: Sendable, Equatable {
  /// The system chooses the language.
  public static let automatic = TypesettingLanguage()
  /// A given language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage()
  }
}

/// Whether a menu closes when a person chooses an item. Menus are never open here.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// The system decides whether the menu closes.
  public static let automatic = MenuActionDismissBehavior()
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior()
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior()
}

/// Whether a button repeats its action while it is held. No action runs here.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// The system decides whether the action is repeated.
  public static let automatic = ButtonRepeatBehavior()
  /// The action is repeated.
  public static let enabled = ButtonRepeatBehavior()
  /// The action runs once.
  public static let disabled = ButtonRepeatBehavior()
}

/// The state of a pointer over a view. There is no pointer here.
@frozen public enum HoverPhase: Hashable, Sendable {
  /// A pointer is over the view, at a point.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// A container of views with glass backgrounds. Its views are drawn without glass.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a container. The spacing has no effect here.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The views of the container, without glass.
  public var body: some View { content }
}

nonisolated extension View {
  /// Sets the shape of the tap target. It is always the view's frame here.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool) -> some View { self }
  /// Sets the shape of the view for some purposes. It has no effect here.
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }
  /// Sets the shape of the container for shapes inside it. It has no effect here.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View { self }
  /// Shows only the parts of the view that a mask covers, in early SwiftUI's syntax. The whole view
  /// is drawn here.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Turns the luminance of the view into its opacity. It has no effect here.
  public func luminanceToAlpha() -> some View { self }
  /// Marks the view as content that can be out of date. It has no effect here.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets the value of a focus state for the default focus. It has no effect here.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
  /// Sets whether the view can have the focus, and its interactions then. It has no effect here.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    self
  }
  /// Lets the focus move among the views inside this one first. It has no effect here.
  public func focusSection() -> some View { self }
  /// Sets whether the focus effect is hidden. It has no effect here.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Limits default-focus preferences of the views inside to a namespace. It has no effect here.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Sets whether the view prefers the default focus of its scope. It has no effect here.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the language whose rules break and space the lines of texts. It has no effect here.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }
  /// Sets the language whose rules break and space the lines of texts. It has no effect here.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the order of the items of menus. It does not change what is drawn here.
  public func menuOrder(_ order: MenuOrder) -> some View {
    changingEnvironment { $0.menuOrder = order }
  }
  /// Shows or hides the indicator of menus. It is not drawn here.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.menuIndicatorVisibility = visibility }
  }
  /// Sets whether menus close when a person chooses an item. It has no effect here.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// Sets whether buttons repeat their actions while they are held. It has no effect here.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Shows or hides the labels of the controls in the view.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment {
      $0.labelsVisibility = visibility
      if visibility != .automatic { $0.hidesLabels = visibility == .hidden }
    }
  }

  /// Sets the tint colour of list rows. It has no effect here.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Sets the colour of the separators above and below a section. It has no effect here.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Sets the margins of a list section, in points. It has no effect here.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Sets whether a person can select the row. It has no effect here.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Adds buttons to a list section. They are not drawn here.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Sets an action for the movements of a pointer over the view. It never runs here.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Disables the pointer effects in the view. No effect is drawn here in any case.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    changingEnvironment { $0.isHoverEffectEnabled = !disabled }
  }
  /// Sets the default pointer effect of the views inside. It is not drawn here.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Makes the view draggable, with a payload. Nothing is dragged here.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    self
  }
  /// Makes the view draggable, with a payload and a preview. Nothing is dragged here.
  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
  /// Sets an action for items that are dropped on the view. It never runs here.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Hides or shows the status bar. It is not drawn here.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Hides or shows the status bar, in early SwiftUI's syntax. It is not drawn here.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Shows or hides what the system draws over the app, such as the home indicator. It is not drawn
  /// here.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Sets the edges where the view's gestures precede those of the system. It has no effect here.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Sets which windows open external events, such as web addresses. It has no effect here.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Presents the search field for finding text in a text editor. It is not drawn here.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Sets whether finding text offers no replacement. It has no effect here.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Keeps the view's `onSubmit` triggers from the actions of outer views. It has no effect here.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Gives the view's glass an identity, for animations between glass shapes. Nothing moves here.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Joins the glass of several views into one shape. It is not drawn here.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  /// Extends the view with a mirrored, blurred copy below bars. It has no effect here.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}
