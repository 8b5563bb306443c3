import Audit
import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine
import UIKitTypography

@MainActor @Suite struct `Questions about buttons and bars` {
  private typealias Bench = QuestionBench

  // https://stackoverflow.com/a/70778238
  @Test func `A button of 18 pt is some 33 pt high`() {
    Stage.device().run {
      let button = UIButton()
      button.setTitle("Button", for: .normal)
      #expect(abs(button.intrinsicContentSize.height - 33) <= 1)
    }
  }

  // Stack Overflow, question 34588598
  @Test func `A button keeps the height of one line, however many its label has`() throws {
    try Stage.device().run {
      let button = UIButton(type: .system)
      button.setTitle("A title of so many words that it wraps in a narrow button", for: .normal)
      button.titleLabel?.numberOfLines = 0
      let height = button.systemLayoutSizeFitting(
        CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      #expect(height == button.intrinsicContentSize.height)
      let lines = try button.interfaceFrame(size: CGSize(width: 160, height: height)).elements
        .compactMap { $0.text?.frame.lines.count }
      #expect((lines.first ?? 0) > 2)
    }
  }

  /// The sizes of a title at Large and at AX5.
  private func sizes(_ make: () -> UIButton) throws -> [Double] {
    try [.large, Bench.ax5].flatMap { try Bench.launch(at: $0, make).pointSizes }
  }

  // https://github.com/YAPP-Github/20th-ALL-Rounder-Team-1-iOS/issues/11
  @Test func `The font of the label has no effect on a button with a configuration`() throws {
    let sizes = try sizes {
      let button = UIButton(configuration: .filled())
      button.setTitle("Go", for: .normal)
      button.titleLabel?.font = UIFont(name: Bench.face, size: 24)
      return button
    }
    #expect(sizes == [17, 53])
  }

  // https://github.com/microsoft/fluentui-apple/pull/1250
  @Test func `A transformer gives a title a font that stays`() throws {
    let sizes = try sizes {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Day"
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = UIFont.systemFont(ofSize: 13)
        return attributes
      }
      return UIButton(configuration: configuration)
    }
    #expect(sizes == [13, 13])
  }

  // https://github.com/mozilla-mobile/firefox-ios/pull/17741
  @Test func `A transformer that says the color alone leaves the font of the button`() throws {
    let sizes = try sizes {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Done"
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.foregroundColor = UIColor.systemRed
        return attributes
      }
      return UIButton(configuration: configuration)
    }
    #expect(sizes == [17, 53])
  }

  private func bar(_ title: String, isLarge: Bool, font: UIFont? = nil) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.prefersLargeTitles = isLarge
    bar.items = [UINavigationItem(title: title)]
    if let font { bar.titleTextAttributes = [.font: font] }
    return bar
  }

  // https://github.com/feedback-assistant/reports/issues/506 (FB12276594)
  @Test func `A long large title is one line that ends early, which an audit finds`() throws {
    let found = try Bench.audit { category in
      try Bench.launch(at: category, size: CGSize(width: 320, height: 140)) {
        bar("Privacy and Security", isLarge: true)
      }
    }
    #expect(found.contains(.truncated))
  }

  // https://github.com/woocommerce/woocommerce-ios/issues/904
  @Test func `The title of a bar has one size at every text size`() throws {
    let size = CGSize(width: 320, height: 44)
    for category in [DynamicType.ContentSizeCategory.extraSmall, Bench.ax5] {
      #expect(
        try Bench.launch(at: category, size: size) { bar("Orders", isLarge: false) }.pointSizes
          == [17])
    }
  }

  // https://github.com/kickstarter/ios-oss/pull/605
  @Test func `A bar whose title has a preferred font grows with it at launch`() throws {
    let frame = try Bench.launch(at: Bench.ax5, size: CGSize(width: 320, height: 44)) {
      bar("Activity", isLarge: false, font: .preferredFont(forTextStyle: .headline))
    }
    #expect(frame.pointSizes == [53])
  }

  // https://github.com/loopandlearn/LoopFollow/pull/679
  @Test func `Titles of tabs stay, in the font of their appearance too`() throws {
    func sizes(_ change: @escaping (UITabBar) -> Void) throws -> [Double] {
      try Bench.launch(at: Bench.ax5, size: CGSize(width: 320, height: 49)) {
        let bar = UITabBar(frame: .zero)
        change(bar)
        bar.items = [UITabBarItem(title: "Remote", image: nil, tag: 0)]
        return bar
      }.pointSizes
    }
    #expect(try sizes { _ in } == [10])
    let own = try sizes { bar in
      let appearance = UITabBarAppearance()
      appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
        .font: UIFont.systemFont(ofSize: 11, weight: .medium)
      ]
      bar.standardAppearance = appearance
    }
    #expect(own == [11])
  }

  // https://github.com/lionheart/openradar-mirror/issues/19117
  @Test func `Attributes of a state of its own are used`() throws {
    let frame = try Bench.launch(size: CGSize(width: 320, height: 49)) {
      let bar = UITabBar(frame: .zero)
      let item = UITabBarItem(title: "Home", image: nil, tag: 0)
      item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
      item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .selected)
      bar.items = [item]
      bar.selectedItem = item
      return bar
    }
    #expect(frame.pointSizes == [12])
  }
}
