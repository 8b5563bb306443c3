/// A class whose properties decide what views show, like Combine's `ObservableObject`.
///
/// Typeproof lays out views again after each action, so views do not need to observe changes. Other
/// code can observe `objectWillChange`.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends a value before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends a value before each change of a property marked `@Published`. In an
  /// object without such properties, each call returns a new publisher.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror {
      properties += part.children.compactMap { $0.value as? any PublishedProperty }
      mirror = part.superclassMirror
    }
    let publisher = properties.lazy.compactMap(\.objectWillChange).first ?? Self.makePublisher()
    for property in properties { property.objectWillChange = publisher }
    return publisher
  }

  private static func makePublisher() -> ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A publisher that announces the changes of an object, like Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// The type of the values sent.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Announces to all receivers that the object is about to change.
  public func send() { audience.send((), isKept: false) }

  /// Announces all later changes to a receiver.
  public func deliver(to receiver: Receiver<Void, Never>) { audience.add(receiver) }
}
