import DynamicType
import Foundation
import Snapshots
import SwiftUITypography
import Testing
import TextEngine

@testable import Audit
@testable import UIKitTypography

// What phones do, each with the place where people found it out.

@MainActor @Suite struct `A font of a phone` {
  // mozilla-mobile/firefox-ios, issue 14270: printed fonts.
  @Test func `in bold is semibold`() {
    let font = UIFont.boldSystemFont(ofSize: 17)
    #expect(font.scalable.weight == .semibold)
    #expect(font == UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  // The same issue.
  @Test(arguments: [
    (UIFont.Weight.regular, false), (.medium, false), (.semibold, true), (.bold, true),
    (.black, true),
  ])
  func `has the bold trait from semibold up`(weight: UIFont.Weight, isBold: Bool) {
    let font = UIFont.systemFont(ofSize: 17, weight: weight)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == isBold)
  }

  @Test func `keeps its weight where the bold trait is among others`() throws {
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor
    let leaning = try #require(
      semibold.withSymbolicTraits(semibold.symbolicTraits.union(.traitItalic)))
    #expect(UIFont(descriptor: leaning, size: 0).scalable.weight == .semibold)
    #expect(leaning.symbolicTraits == [.traitBold, .traitItalic])
  }

  // Thread 1382146916402790401 of threadreaderapp.com: preferred fonts have a leading, system fonts have none,
  // nor do metrics of them, and a descriptor at another size keeps it.
  @Test func `has a leading if it is a preferred one, at other sizes too`() {
    Stage.device().run {
      let body = UIFont.preferredFont(forTextStyle: .body)
      #expect(body.leading > 0)
      #expect(abs(body.leading + body.lineHeight - 22) < 0.001)
      let system = UIFont.systemFont(ofSize: 17)
      #expect(system.leading == 0)
      #expect(UIFontMetrics.default.scaledFont(for: system).leading == 0)
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      let double = UIFont(descriptor: descriptor, size: 34)
      #expect(abs(double.leading - 2 * body.leading) < 0.001)
      #expect(UIFont(descriptor: descriptor.withSize(34), size: 0).leading == double.leading)
    }
  }

  // A single report, in the tests of YMatterType, pull request 67.
  @Test func `scaled with traits of Bold Text is heavier`() {
    Stage.device().run {
      let system = UIFont.systemFont(ofSize: 17)
      let bold = UITraitCollection(legibilityWeight: .bold)
      let scaled = UIFontMetrics.default.scaledFont(for: system, compatibleWith: bold)
      #expect(scaled.drawn.weight == .semibold)
      #expect(UIFontMetrics.default.scaledFont(for: system).drawn.weight == .regular)
    }
  }
}

@MainActor @Suite struct `A button of a phone` {
  private func button(_ change: (UIButton) -> Void = { _ in }) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    change(button)
    return button
  }

  // Stack Overflow, answer 70778238: 18 pt, a line of 21 pt in San Francisco, and 6 pt above and below it.
  @Test func `has a title of 18 pt with 6 pt above and below it`() throws {
    try Stage.device().run {
      let button = button()
      let title = try #require(button.titleLabel)
      #expect(title.font.pointSize == 18)
      #expect(button.intrinsicContentSize.height == title.intrinsicContentSize.height + 12)
      #expect(abs(button.intrinsicContentSize.height - 33) <= 1)
    }
  }

  @Test func `has the distances that code says, and none around a picture`() throws {
    try Stage.device().run {
      let low = button { $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0) }
      let title = try #require(low.titleLabel)
      #expect(low.intrinsicContentSize.height == title.intrinsicContentSize.height + 2)
      let picture = UIButton(type: .system)
      picture.setImage(UIImage(systemName: "globe"), for: .normal)
      #expect(picture.intrinsicContentSize.height == picture.imageView?.intrinsicContentSize.height)
    }
  }

  private func size(of button: UIButton) throws -> Double? {
    try button.interfaceFrame(size: CGSize(width: 200, height: 60)).elements
      .compactMap(\.text).first?.pointSize.value
  }

  // YAPP-Github/20th-ALL-Rounder-Team-1-iOS, issue 11; Hi-lingual/Hilingual-iOS, pull request 376;
  // mozilla-mobile/firefox-ios, pull request 17741.
  @Test func `loses the font of its label to its configuration`() throws {
    try Stage.device().run {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      let button = UIButton(configuration: configuration)
      button.titleLabel?.font = .systemFont(ofSize: 30)
      let launched = try size(of: button)
      #expect(launched == 17)
      button.titleLabel?.font = .systemFont(ofSize: 30)
      button.isEnabled = false
      let updated = try size(of: button)
      #expect(updated == 17)
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = UIFont.systemFont(ofSize: 30)
        return attributes
      }
      button.configuration = configuration
      let own = try size(of: button)
      #expect(own == 30)
    }
  }

  @Test func `has a subtitle below its title`() throws {
    try Stage.device().run {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Go"
      let alone = UIButton(configuration: configuration).intrinsicContentSize.height
      configuration.subtitle = "Now"
      let button = UIButton(configuration: configuration)
      let frame = try button.interfaceFrame(size: CGSize(width: 200, height: 100))
      let texts = frame.elements.filter { $0.text != nil }
      #expect(texts.map { $0.text?.pointSize.value } == [17, 13])
      #expect(texts[1].box.y >= texts[0].box.maxY)
      #expect(button.intrinsicContentSize.height > alone + 13)
    }
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, -1.0, 0.0), (.trailing, 1, 0), (.top, 0, -1), (.bottom, 0, 1),
  ])
  func `has its picture at the edge it says`(
    edge: NSDirectionalRectEdge, across: Double, down: Double
  ) throws {
    try Stage.device().run {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Go"
      configuration.image = UIImage(systemName: "globe")
      configuration.imagePlacement = edge
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      button.layoutIfNeeded()
      let (picture, title) = (
        try #require(button.imageView?.frame), try #require(button.titleLabel?.frame)
      )
      #expect((picture.midX - title.midX).sign(within: 1) == across)
      #expect((picture.midY - title.midY).sign(within: 1) == down)
    }
  }

  @Test func `is larger or smaller by its size, unless it says its distances`() {
    Stage.device().run {
      @MainActor func height(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        change(&configuration)
        return UIButton(configuration: configuration).intrinsicContentSize.height
      }
      let sizes: [UIButton.Configuration.Size] = [.mini, .medium, .large]
      let heights = sizes.map { size in height { $0.buttonSize = size } }
      #expect(heights == heights.sorted() && Set(heights).count == 3)
      let own = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      let same = [UIButton.Configuration.Size.medium, .large].map { size in
        height {
          $0.buttonSize = size
          $0.contentInsets = own
        }
      }
      #expect(same[0] == same[1])
    }
  }

  @Test func `ends its title in an ellipsis where it is told to`() throws {
    try Stage.device().run {
      @MainActor func frame(_ mode: NSLineBreakMode) throws -> InterfaceFrame {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A title of so many words that it needs more than one line"
        configuration.titleLineBreakMode = mode
        return try UIButton(configuration: configuration)
          .interfaceFrame(size: CGSize(width: 160, height: 200))
      }
      let tail = try #require(frame(.byTruncatingTail).elements.compactMap(\.text).first)
      #expect(tail.frame.lines.count == 1)
      #expect(tail.isTruncated)
      let wrapped = try #require(frame(.byWordWrapping).elements.compactMap(\.text).first)
      #expect(wrapped.frame.lines.count > 1)
    }
  }
}

extension CGFloat {
  /// −1, 0 or 1; 0 for what is near it.
  fileprivate func sign(within tolerance: CGFloat) -> Double {
    magnitude <= tolerance ? 0 : self < 0 ? -1 : 1
  }
}

@MainActor @Suite struct `A bar of a phone` {
  // feedback-assistant/reports, issue 506 (FB12276594), and ionostafi.com.
  @Test func `ends a large title of more than one line in an ellipsis`() throws {
    try Stage.device(.accessibilityExtraExtraExtraLarge).run {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      bar.prefersLargeTitles = true
      bar.items = [UINavigationItem(title: "Privacy and Security")]
      let height = bar.sizeThatFits(CGSize(width: 320, height: 0)).height
      let frame = try bar.interfaceFrame(size: CGSize(width: 320, height: height))
      let title = try #require(frame.elements.first { $0.text != nil }?.text)
      #expect(title.frame.lines.count == 1)
      #expect(title.isTruncated)
    }
  }

  // The same issue, for the bars of SwiftUI.
  @Test func `ends a large title of SwiftUI in an ellipsis`() throws {
    let stack = NavigationStack { Text("content").navigationTitle("Privacy and Security") }
    let frame = try stack.interface(
      in: InterfaceConfiguration(
        width: 320, height: 400, category: .accessibilityExtraExtraExtraLarge),
      typesetter: Typesetter(#require(Stage.fonts)))
    let title = try #require(
      frame.elements.compactMap(\.text).first { $0.styled.text.string.hasPrefix("Privacy") })
    #expect(title.frame.lines.count == 1)
    #expect(title.isTruncated)
  }

  @Test func `has a prompt above its title`() throws {
    try Stage.device().run {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 74))
      let item = UINavigationItem(title: "Title")
      bar.items = [item]
      #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
      item.prompt = "Choose one"
      #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)).height == 74)
      let texts = try bar.interfaceFrame(size: CGSize(width: 320, height: 74)).elements
        .filter { $0.text != nil }.sorted { $0.box.y < $1.box.y }
      #expect(texts.map { $0.text?.styled.text.string } == ["Choose one", "Title"])
    }
  }

  @Test func `has the titles of its appearance, by state`() throws {
    try Stage.device().run {
      let appearance = UITabBarAppearance()
      let look = appearance.stackedLayoutAppearance
      look.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 11)]
      look.selected.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12)]
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.items = items
      bar.selectedItem = items[1]
      bar.standardAppearance = appearance
      @MainActor func sizes() throws -> [Double] {
        try bar.interfaceFrame().elements.compactMap { $0.text?.pointSize.value }
      }
      let byBar = try sizes()
      #expect(byBar == [11, 12])
      items[0].setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
      bar.scrollEdgeAppearance = UITabBarAppearance()
      let byItem = try sizes()
      #expect(byItem == [9, 10])
    }
  }

  // Apple's own tab titles have 10 pt, and a long press shows them large.
  @Test func `has titles of a size that nobody finds fault with`() throws {
    var frames: [DynamicType.ContentSizeCategory: InterfaceFrame] = [:]
    for category in DynamicType.ContentSizeCategory.allCases {
      frames[category] = try Stage.device(UIContentSizeCategory(category)).run {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = ["Home", "Search"].map {
          UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0)
        }
        return try bar.interfaceFrame()
      }
    }
    let found = InterfaceAudit(of: "tabs", frames: frames).findings
    // The grey of tabs that are not chosen is pale, which is another matter.
    #expect(found.map(\.rule).filter { $0 != .lowContrast } == [])
  }
}

@MainActor @Suite struct `A row of segments of a phone` {
  // lionheart/openradar-mirror, issue 19117: states of their own are used, in bars at least.
  @Test func `has attributes of its own for the chosen one`() throws {
    try Stage.device().run {
      let segments = UISegmentedControl(items: ["One", "Two"])
      segments.selectedSegmentIndex = 1
      segments.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
      segments.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .selected)
      let sizes = try segments.interfaceFrame().elements.compactMap { $0.text?.pointSize.value }
      #expect(sizes == [12, 20])
      #expect(segments.titleTextAttributes(for: .selected)?.count == 1)
    }
  }

  @Test func `has no attributes that nobody set`() {
    let segments = UISegmentedControl(items: ["One", "Two"])
    #expect(segments.titleTextAttributes(for: .normal) == nil)
    #expect(segments.titleTextAttributes(for: .selected) == nil)
  }
}

@MainActor @Suite struct `A standard cell of a phone` {
  @Test func `is laid out again when its text or its picture changes`() throws {
    try Stage.device().run {
      let cell = UITableViewCell()
      cell.textLabel?.text = "a"
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      cell.layoutIfNeeded()
      let narrow = try #require(cell.textLabel?.frame.width)
      cell.textLabel?.text = "Some words that are wider"
      cell.layoutIfNeeded()
      let label = try #require(cell.textLabel)
      #expect(label.frame.width > narrow)
      let frame = try cell.interfaceFrame()
      #expect(frame.elements.compactMap(\.text).map(\.isTruncated) == [false])
      cell.imageView?.image = UIImage(systemName: "globe")
      cell.layoutIfNeeded()
      #expect((cell.imageView?.frame.width ?? 0) > 0)
      #expect(label.frame.minX > (cell.imageView?.frame.maxX ?? .infinity))
      cell.imageView?.image = nil
      cell.layoutIfNeeded()
      #expect(label.frame.minX == 16)
    }
  }

  @Test func `has no icon that stays, where it has no picture`() throws {
    var frames: [DynamicType.ContentSizeCategory: InterfaceFrame] = [:]
    for category in DynamicType.ContentSizeCategory.allCases {
      frames[category] = try Stage.device(UIContentSizeCategory(category)).run {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Wi-Fi"
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
        return try cell.interfaceFrame(size: CGSize(width: 320, height: height))
      }
    }
    let found = InterfaceAudit(of: "cell", frames: frames).findings
    #expect(found.map(\.description) == [])
  }
}

@MainActor @Suite struct `A field of a phone` {
  // Modelled on single reports: 34 pt with a rounded border at the default font, 22 pt in SwiftUI on iOS 18.
  @Test func `is 34 pt high with a rounded border, and one line in SwiftUI`() throws {
    Stage.device().run {
      let field = UITextField()
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == 34)
    }
    let frame = try TextField("Name", text: .constant("Ada")).interface(
      in: InterfaceConfiguration(width: 200), typesetter: Typesetter(#require(Stage.fonts)))
    #expect(abs(frame.height.value - 22) <= 1)
  }
}
