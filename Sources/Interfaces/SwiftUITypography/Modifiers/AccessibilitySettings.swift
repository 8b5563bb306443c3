public import Foundation

// More properties for assistive technologies. They have no visible effect and are not checked.

/// A rotor of the system: a kind of element that VoiceOver can move between.
public struct AccessibilitySystemRotor: Sendable {
  /// The rotor for links.
  public static let links = AccessibilitySystemRotor()
  /// The rotor for headings.
  public static let headings = AccessibilitySystemRotor()
  /// The rotor for bold text.
  public static let boldText = AccessibilitySystemRotor()
  /// The rotor for images.
  public static let images = AccessibilitySystemRotor()
  /// The rotor for text fields.
  public static let textFields = AccessibilitySystemRotor()
  /// The rotor for tables.
  public static let tables = AccessibilitySystemRotor()
  /// The rotor for lists.
  public static let lists = AccessibilitySystemRotor()
  /// The rotor for landmarks.
  public static let landmarks = AccessibilitySystemRotor()
}

/// An entry of a rotor, which VoiceOver can move to. It is not drawn.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Creates an entry with a localised label, for the view with an identity.
  public init(_ labelKey: LocalizedStringKey, id: ID) {}
  /// Creates an entry with a label, for the view with an identity.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ label: Words, id: ID) {}
  /// Creates an entry with a label, for the view with an identity.
  public init(_ label: Text, id: ID) {}
  /// Creates an entry with a localised label, for the view with an identity in a namespace.
  public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID) {}
  /// Creates an entry with a label, for the view with an identity in a namespace.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ label: Words, id: ID, in namespace: Namespace.ID) {}
  /// Creates an entry with a label, for the view with an identity in a namespace.
  public init(_ label: Text, id: ID, in namespace: Namespace.ID) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// A kind of action that an assistive technology performs on a view. No action runs here.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// The action that activates the view.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that dismisses the view.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of the screen, run with a two-finger double tap.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// The action that deletes something.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// A category that groups accessibility actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: LocalizedStringKey
  /// The category for actions without another one.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// The category for actions that edit something.
  public static let edit = AccessibilityActionCategory(name: "edit")
  /// Creates a category with a localised name.
  public init(_ nameKey: LocalizedStringKey) { name = nameKey }
  /// Creates a category with a name.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ name: Words) { self.init(name: String(name)) }
  private init(name: String) { self.name = LocalizedStringKey(name) }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// A heading of the first and highest level.
  case h1
  /// A heading of the second level.
  case h2
  /// A heading of the third level.
  case h3
  /// A heading of the fourth level.
  case h4
  /// A heading of the fifth level.
  case h5
  /// A heading of the sixth and lowest level.
  case h6
}

/// The kind of text that a view has, which changes how VoiceOver reads it.
public struct AccessibilityTextContentType: Sendable {
  /// Text of no special kind.
  public static let plain = AccessibilityTextContentType()
  /// Text of a console or terminal.
  public static let console = AccessibilityTextContentType()
  /// Text with names of files and folders.
  public static let fileSystem = AccessibilityTextContentType()
  /// Text of a chat or message.
  public static let messaging = AccessibilityTextContentType()
  /// Text of a story.
  public static let narrative = AccessibilityTextContentType()
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType()
  /// Text of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType()
  /// Text of a document that is written or edited.
  public static let wordProcessing = AccessibilityTextContentType()
}

/// Options for a view that receives touches directly while VoiceOver is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// VoiceOver does not speak while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view receives touches only after it was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The key of additional content that VoiceOver can read.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let id: LocalizedStringKey
  /// Creates a key with a localised label.
  public init(_ labelKey: LocalizedStringKey) { id = labelKey }
  /// Creates a key with a localised label and an identity.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = LocalizedStringKey(id) }
  /// Creates a key with a label.
  @_disfavoredOverload
  public init(_ label: String) { id = LocalizedStringKey(label) }
  /// Creates a key with a label and an identity.
  @_disfavoredOverload
  public init(_ label: String, id: String) { self.id = LocalizedStringKey(id) }
}

/// How important additional content is for VoiceOver.
public enum AccessibilityCustomContentImportance: Sendable {
  /// VoiceOver reads the content when a person asks for it.
  case `default`
  /// VoiceOver always reads the content.
  case high
}

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The view is the label of the pair.
  case label
  /// The view is the content of the pair.
  case content
}

/// An action that zooms a view's content in or out.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Sendable {
    /// The content becomes larger.
    case zoomIn
    /// The content becomes smaller.
    case zoomOut
  }
  /// Whether the content becomes larger or smaller.
  public let direction: Direction
}

extension AccessibilityTraits {
  /// The view is modal, so that assistive technologies ignore the views behind it.
  public static let isModal = AccessibilityTraits(rawValue: 128)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 256)
  /// The view plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 512)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1024)
  /// The view sums up the state of the app.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 2048)
  /// The view receives touches directly while VoiceOver is on.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  /// The view starts playing or recording when it is activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
  /// The view turns its page when VoiceOver has read it.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 16384)
  /// The view is a toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

nonisolated extension View {
  /// Adds a rotor with a localised label and entries that VoiceOver can move between.
  public func accessibilityRotor<Entries: View>(
    _ labelKey: LocalizedStringKey, @ViewBuilder entries: @escaping () -> Entries
  ) -> some View { self }
  /// Adds a rotor with entries that VoiceOver can move between.
  @_disfavoredOverload
  public func accessibilityRotor<Words: StringProtocol, Entries: View>(
    _ label: Words, @ViewBuilder entries: @escaping () -> Entries
  ) -> some View { self }
  /// Adds a rotor with entries that VoiceOver can move between.
  public func accessibilityRotor<Entries: View>(
    _ label: Text, @ViewBuilder entries: @escaping () -> Entries
  ) -> some View { self }
  /// Replaces the entries of a system rotor.
  public func accessibilityRotor<Entries: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Entries
  ) -> some View { self }
  /// Gives the view an identity that the entry of a rotor refers to.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Adds accessibility actions, made from buttons. They never run here.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// Adds accessibility actions of a category, made from buttons. They never run here.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// Sets the accessibility action of a kind. It never runs here.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Adds an accessibility action with a name. It never runs here.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// Adds an accessibility action with a label. It never runs here.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  /// Replaces the view's children for assistive technologies.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View { self }
  /// Sets the accessibility action for scrolling. It never runs here.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Sets the accessibility action for zooming. It never runs here.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  /// Sets the level of a heading for assistive technologies.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Sets the kind of text that the view has, for assistive technologies.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
  /// Sets whether the view receives touches directly while VoiceOver is on.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Sets the point where assistive technologies activate the view, in unit coordinates.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  /// Sets the point where assistive technologies activate the view, in points.
  public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  /// Adds localised content with a localised label that VoiceOver can read in addition.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds content with a localised label that VoiceOver can read in addition.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: Value,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds content with a label that VoiceOver can read in addition.
  @_disfavoredOverload
  public func accessibilityCustomContent<Name: StringProtocol, Value: StringProtocol>(
    _ label: Name, _ value: Value, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds content with a localised label that VoiceOver can read in addition.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds content with a label that VoiceOver can read in addition.
  @_disfavoredOverload
  public func accessibilityCustomContent<Name: StringProtocol>(
    _ label: Name, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds content with a label that VoiceOver can read in addition.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds localised content with a key that VoiceOver can read in addition.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds content with a key that VoiceOver can read in addition.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: Value,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Adds content with a key that VoiceOver can read in addition; `nil` for none.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Links the view with others of the same identity for assistive technologies.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Makes the view the label or the content of a pair for assistive technologies.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Sets whether assistive technologies ignore the view, if the setting is enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
  /// Sets the view's localised accessibility label, if the setting is enabled.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// Sets the view's accessibility label, if the setting is enabled.
  @_disfavoredOverload
  public func accessibilityLabel<Words: StringProtocol>(
    _ label: Words, isEnabled: Bool
  ) -> some View { self }
  /// Sets the view's localised accessibility value, if the setting is enabled.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// Sets the view's accessibility value, if the setting is enabled.
  @_disfavoredOverload
  public func accessibilityValue<Words: StringProtocol>(
    _ value: Words, isEnabled: Bool
  ) -> some View { self }
  /// Sets the view's localised accessibility hint, if the setting is enabled.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// Sets the view's accessibility hint, if the setting is enabled.
  @_disfavoredOverload
  public func accessibilityHint<Words: StringProtocol>(
    _ hint: Words, isEnabled: Bool
  ) -> some View { self }
  /// Sets how much higher or lower than usual VoiceOver speaks the view's texts.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Sets whether VoiceOver speaks punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Sets whether VoiceOver spells the view's texts letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Sets whether announcements wait until the earlier ones were spoken.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
