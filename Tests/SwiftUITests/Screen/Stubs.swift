import SwiftUI

final class Account: ObservableObject {
  @Published var name = "Wolfeschlegelsteinhausen"
}

enum L10n {
  static func welcome(_ name: String) -> String { "Welcome, \(name)!" }
}

enum Theme {
  static let title = Font.title.bold()
}

final class Tracker: Sendable {
  enum Event { case welcomeShown, welcomeDone }

  static let shared = Tracker()

  func track(_ event: Event) {}
}
