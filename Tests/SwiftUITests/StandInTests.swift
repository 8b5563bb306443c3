import Combine
import SwiftUI
import Testing
import UIKit

@Suite struct `Files that import Apple's names` {
  @Test func `find every name of SwiftUI, UIKit and Combine`() {
    let names: [Any.Type] = [
      SwiftUI.Text.self, SwiftUI.Font.self, SwiftUI.Color.self, UIKit.UIFont.self,
      UIKit.UIView.self, Combine.AnyCancellable.self,
    ]
    #expect(
      names.map { "\($0)" } == ["Text", "Font", "Color", "UIFont", "UIView", "AnyCancellable"])
  }

  @Test func `publish what objects hold`() {
    let basket = Basket()
    basket.count = 3
    #expect(basket.summary == "3 in all")
    let ticker = Ticker()
    ticker.started.send()
    ticker.started.send()
    #expect(ticker.seconds == 2)
  }

  @MainActor @Test func `use views of both`() {
    #expect(BadgeView(frame: .zero).label.font.pointSize == 17)
    #expect(UIHostingController(rootView: BasketView(basket: Basket())).rootView.basket.count == 1)
  }
}
