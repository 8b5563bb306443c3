import SwiftUI

// A file as an app has it, with SwiftUI's name alone.

final class Basket: ObservableObject {
  @Published var count = 1
  @Published private(set) var summary = ""
  private var kept: Set<AnyCancellable> = []

  init() {
    $count.map { "\($0) in all" }.receive(on: DispatchQueue.main).assign(to: &$summary)
    $count.dropFirst().sink { _ in }.store(in: &kept)
  }
}

struct BasketView: SwiftUI.View {
  @ObservedObject var basket: Basket
  @Environment(\.dynamicTypeSize) private var size
  @State private var last = 0

  var body: some SwiftUI.View {
    VStack {
      SwiftUI.Text(basket.summary).font(SwiftUI.Font.headline)
      Text(verbatim: "\(last)").foregroundColor(Color(UIColor.label))
    }
    .onReceive(basket.$count) { last = $0 }
    .onReceive(NotificationCenter.default.publisher(for: .basketChanged)) { _ in last = 0 }
  }
}

extension Notification.Name {
  static let basketChanged = Notification.Name("basketChanged")
}
