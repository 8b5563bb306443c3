public import Foundation

// More properties for assistive technologies. They have no visible effect and are not checked.

/// A list that VoiceOver moves through.
public struct AccessibilitySystemRotor: Sendable {
  /// The links.
  public static let links = AccessibilitySystemRotor()
  /// The headings.
  public static let headings = AccessibilitySystemRotor()
  /// The bold texts.
  public static let boldText = AccessibilitySystemRotor()
  /// The pictures.
  public static let images = AccessibilitySystemRotor()
  /// The fields for texts.
  public static let textFields = AccessibilitySystemRotor()
  /// The tables.
  public static let tables = AccessibilitySystemRotor()
  /// The lists.
  public static let lists = AccessibilitySystemRotor()
  /// The landmarks.
  public static let landmarks = AccessibilitySystemRotor()
}

/// A place that VoiceOver moves to.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Creates a place with a label.
  public init<Words: StringProtocol>(_ label: Words, id: ID) {}
  /// Creates a place with a label.
  public init(_ label: Text, id: ID) {}
  /// Creates a place with a label in a name space.
  public init<Words: StringProtocol>(_ label: Words, id: ID, in namespace: Namespace.ID) {}
  /// Creates a place with a label in a name space.
  public init(_ label: Text, id: ID, in namespace: Namespace.ID) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What an assistive technology does to a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// It activates the view.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// It leaves.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// It does what a person most likely wants.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// It deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// It shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// A kind of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  /// As the system decides.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that change something.
  public static let edit = AccessibilityActionCategory(name: "edit")
  /// Creates a kind.
  public init<Words: StringProtocol>(_ name: Words) { self.name = String(name) }
  private init(name: String) { self.name = name }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// What a text is.
public struct AccessibilityTextContentType: Sendable {
  /// A text.
  public static let plain = AccessibilityTextContentType()
  /// The output of a console.
  public static let console = AccessibilityTextContentType()
  /// The name of a file.
  public static let fileSystem = AccessibilityTextContentType()
  /// A message.
  public static let messaging = AccessibilityTextContentType()
  /// A story.
  public static let narrative = AccessibilityTextContentType()
  /// A program.
  public static let sourceCode = AccessibilityTextContentType()
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType()
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType()
}

/// Touches that a view gets while VoiceOver is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// VoiceOver is silent.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// A person activates the view first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The name of something that VoiceOver can say.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let id: String
  /// Creates a name.
  public init(_ labelKey: String) { id = labelKey }
  /// Creates a name with an identity.
  public init(_ labelKey: String, id: String) { self.id = id }
}

/// When VoiceOver says something.
public enum AccessibilityCustomContentImportance: Sendable {
  /// When a person asks for it.
  case `default`
  /// Always.
  case high
}

/// The part of a view in a pair of two.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The label.
  case label
  /// The content.
  case content
}

/// A change of the size of content.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The way of the change.
  public enum Direction: Sendable {
    /// Content becomes larger.
    case zoomIn
    /// Content becomes smaller.
    case zoomOut
  }
  /// The way of the change.
  public let direction: Direction
}

extension AccessibilityTraits {
  /// The view hides others.
  public static let isModal = AccessibilityTraits(rawValue: 128)
  /// The view is a field for a search.
  public static let isSearchField = AccessibilityTraits(rawValue: 256)
  /// The view plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 512)
  /// The view is a key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1024)
  /// The view describes the app's state.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 2048)
  /// The view gets touches while VoiceOver is on.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  /// The view plays something.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
  /// The view turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 16384)
  /// The view is a switch.
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  /// The view is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

nonisolated extension View {
  /// Adds a list that VoiceOver moves through.
  public func accessibilityRotor<Words: StringProtocol, Entries: View>(
    _ label: Words, @ViewBuilder entries: @escaping () -> Entries
  ) -> some View { self }
  /// Adds a list that VoiceOver moves through.
  public func accessibilityRotor<Entries: View>(
    _ label: Text, @ViewBuilder entries: @escaping () -> Entries
  ) -> some View { self }
  /// Replaces a list of the system's that VoiceOver moves through.
  public func accessibilityRotor<Entries: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Entries
  ) -> some View { self }
  /// Names the view for a list that VoiceOver moves through.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Adds actions, which never run here.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// Adds actions of a kind, which never run here.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// Sets the action of a kind, which never runs here.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Adds an action by its name, which never runs here.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// Adds an action with a label, which never runs here.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  /// Sets the views that assistive technologies find inside.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View { self }
  /// Sets an action for scrolling, which never runs here.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Sets an action for a change of the size of content, which never runs here.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  /// Sets the level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Sets what a text is.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
  /// Lets the view have touches while VoiceOver is on.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Sets where assistive technologies touch the view.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  /// Sets where assistive technologies touch the view, in points.
  public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  /// Adds something that VoiceOver can say.
  public func accessibilityCustomContent<Name: StringProtocol, Value: StringProtocol>(
    _ label: Name, _ value: Value, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds something that VoiceOver can say.
  public func accessibilityCustomContent<Name: StringProtocol>(
    _ label: Name, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds something that VoiceOver can say.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds something that VoiceOver can say, by its name.
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: Value,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds something that VoiceOver can say, by its name.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Links the view with others.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Makes the view a part of a pair.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Sets whether assistive technologies ignore the view.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
  /// Sets the view's accessibility label.
  public func accessibilityLabel<Words: StringProtocol>(
    _ label: Words, isEnabled: Bool
  ) -> some View { self }
  /// Sets the view's accessibility value.
  public func accessibilityValue<Words: StringProtocol>(
    _ value: Words, isEnabled: Bool
  ) -> some View { self }
  /// Sets the view's accessibility hint.
  public func accessibilityHint<Words: StringProtocol>(
    _ hint: Words, isEnabled: Bool
  ) -> some View { self }
  /// Makes VoiceOver speak the view's texts higher or lower.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Makes VoiceOver speak punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Makes VoiceOver spell the view's texts.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Makes VoiceOver say the view's texts one after the other.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
