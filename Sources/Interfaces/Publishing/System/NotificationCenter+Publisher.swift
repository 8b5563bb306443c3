public import Foundation
import Snapshots

extension NotificationCenter {
  /// Returns a publisher of notifications as they are posted.
  ///
  /// A receiver that subscribes during a launch of an interface gets only notifications of that
  /// launch.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications with one name, as they are posted.
  public struct Publisher: Publishing.Publisher {
    /// The type of the values sent.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never
    /// The centre where the notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications; `nil` for any object.
    public let object: AnyObject?

    /// Sends all later notifications to a receiver.
    public func deliver(to receiver: Receiver<Notification, Never>) {
      let launch = InterfaceLaunch.current?.id
      let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
        if let launch, launch != InterfaceLaunch.current?.id { return }
        receiver.receive(notification)
      }
      receiver.whenOver { [center] in center.removeObserver(observer) }
    }
  }
}
