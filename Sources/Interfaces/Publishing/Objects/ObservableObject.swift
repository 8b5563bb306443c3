/// A class whose properties decide what views show, like Combine's `ObservableObject`.
///
/// Typeproof lays out views again after each action, so views need no notice of a change. Others get it from
/// `objectWillChange`.
public protocol ObservableObject: AnyObject {
  /// What says that the object will change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Says that the object will change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says before each change of a property that is `@Published` that the object will change. In an object without
  /// such properties, each call returns a new publisher.
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

/// What an object says before it changes, like Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// What it sends.
  public typealias Output = Void
  /// How it can fail.
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Says that the object will change.
  public func send() { audience.send((), isKept: false) }

  /// Begins to say so to a receiver.
  public func deliver(to receiver: Receiver<Void, Never>) { audience.add(receiver) }
}
