import Combine
import DynamicType
import Foundation
import Snapshots
import SwiftUI
import Testing
import UIKit
import WidgetKit

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

  @MainActor @Test func `draw a widget's view in a frame of its size`() throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    let fonts = try InterfaceFonts(
      folder: FontFolder(path: root + "/Fonts"),
      systemFont: SystemFont("Inter/InterVariable.ttf"))
    let entry = HourProvider.Entry(date: .distantPast, words: "now")
    let view = HourView(entry: entry).environment(\.widgetFamily, .systemMedium)
      .frame(width: 338, height: 158)
    let elements = try view.interface(
      in: InterfaceConfiguration(width: 338, height: 158, category: .large),
      typesetter: Typesetter(fonts)
    ).elements
    #expect(elements.compactMap { $0.text?.styled.text.string } == ["now, wide"])
    let background = try #require(elements.first { $0.path.hasSuffix("Color") }).box
    #expect(background.width == 338)
    #expect(background.height == 158)
  }

  @Test func `use names that only move, present or wait for a person`() {
    let names: [Any.Type] = [ManyNames.self, HourWidgets.self]
    #expect(names.map { "\($0)" } == ["ManyNames", "HourWidgets"])
  }
}
