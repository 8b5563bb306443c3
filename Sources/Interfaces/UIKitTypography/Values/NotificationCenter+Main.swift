import Dispatch
public import Foundation
import Snapshots

/// The main queue, for calls of `addObserver(forName:object:queue:using:)` of `NotificationCenter`.
public enum UIMainQueue: Sendable {
  /// The main queue.
  case main

  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// Whether the current code runs on the main queue, whatever its thread is.
  static var isCurrent: Bool {
    isMarked && (Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true)
  }
}

extension NotificationCenter {
  /// Observes notifications on the main queue, for calls with `queue: .main`.
  ///
  /// Foundation on Linux assumes that the main queue is the first thread. If it is not, posting
  /// there waits forever. This method calls the observer at once if the notification is posted on
  /// the main queue, and otherwise as soon as that queue is free.
  ///
  /// An observer that is added in a launch of an interface receives only notifications of that
  /// launch. Foundation's other forms of this method call observers of every launch.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: UIMainQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let launch = InterfaceLaunch.current?.id
    return addObserver(forName: name, object: object, queue: nil) { notification in
      if let launch, launch != InterfaceLaunch.current?.id { return }
      // Told on the main queue alone, whichever way it comes there.
      nonisolated(unsafe) let notification = notification
      if UIMainQueue.isCurrent {
        block(notification)
      } else {
        DispatchQueue.main.async { block(notification) }
      }
    }
  }
}
