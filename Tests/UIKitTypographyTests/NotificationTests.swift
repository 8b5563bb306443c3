import Dispatch
import Foundation
import Synchronization
import Testing

@testable import UIKitTypography

@Suite struct `An observer of the main queue` {
  @Test func `is told there of what was posted elsewhere`() async {
    let center = NotificationCenter()
    let name = Notification.Name("elsewhere")
    let isOnMain = Mutex(false)
    await withCheckedContinuation { continuation in
      center.addObserver(forName: name, object: nil, queue: .main) { _ in
        isOnMain.withLock { $0 = UIMainQueue.isCurrent }
        continuation.resume()
      }
      DispatchQueue(label: "elsewhere").async { center.post(name: name, object: nil) }
    }
    #expect(isOnMain.withLock { $0 })
  }
}
