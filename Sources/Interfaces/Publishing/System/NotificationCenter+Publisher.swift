public import Foundation
import Snapshots

extension NotificationCenter {
  /// Notifications as they are posted.
  ///
  /// Who begins to listen in a launch of an interface receives only notifications of that launch.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Notifications of one name, as they are posted.
  public struct Publisher: Publishing.Publisher {
    /// What it sends.
    public typealias Output = Notification
    /// How it can fail.
    public typealias Failure = Never
    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; `nil` for everybody.
    public let object: AnyObject?

    /// Begins to send to a receiver.
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
