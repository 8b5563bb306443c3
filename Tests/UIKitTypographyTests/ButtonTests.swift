import DynamicType
import Foundation
import Imaging
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `A button's title` {
  private let ax2 = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

  /// The size of a title before and after a change to AX2.
  private func sizes(_ make: () -> UIButton) throws -> [Double?] {
    try Stage.device().run {
      let button = make()
      let size = CGSize(width: 300, height: 100)
      let before = try button.interfaceFrame(size: size)
      let after = try button.interfaceFrame(size: size, traits: ax2)
      return [before, after].map { $0.elements.compactMap(\.text).first?.pointSize.value }
    }
  }

  @Test func `is body text in a configuration, which follows`() throws {
    let sizes = try sizes {
      UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in })
    }
    #expect(sizes == [17, 33])
  }

  @Test func `is what a rule makes of it, at each text size`() throws {
    let sizes = try sizes {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        attributes in
        var changed = attributes
        changed.font = UIFont.preferredFont(forTextStyle: .footnote)
        return changed
      }
      return UIButton(configuration: configuration)
    }
    // Footnotes are 13 pt at Large and 27 pt at AX2.
    #expect(sizes == [13, 27])
  }

  @Test func `has the attributes that it is given`() throws {
    let sizes = try sizes {
      var container = AttributeContainer()
      container.font = UIFont.preferredFont(forTextStyle: .footnote)
      container.underlineStyle = NSUnderlineStyle.single
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = AttributedString("Go", attributes: container)
      return UIButton(configuration: configuration)
    }
    #expect(sizes == [13, 27])
  }

  /// The colours of the letters of a button's title.
  private func inks(_ button: UIButton) throws -> [RGBAColor] {
    let frame = try button.interfaceFrame(size: CGSize(width: 300, height: 100))
    let text = try #require(frame.elements.compactMap(\.text).first)
    return text.frame.lines.flatMap(\.runs).map(\.color)
  }

  @Test func `keeps the colours of its attributes, and the button's where there are none`() throws {
    try Stage.device().run { () throws in
      let title = NSMutableAttributedString(
        string: "Sign ", attributes: [.foregroundColor: UIColor.red])
      title.append(NSAttributedString(string: "up"))
      let expected = [UIColor.red, .green].map { $0.color(in: .current) }

      let plain = UIButton(type: .system)
      plain.setTitleColor(.green, for: .normal)
      plain.setAttributedTitle(title, for: .normal)
      #expect(try inks(plain) == expected)

      var configuration = UIButton.Configuration.plain()
      configuration.baseForegroundColor = .green
      configuration.attributedTitle =
        AttributedString("Sign ", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
        + AttributedString("up")
      #expect(try inks(UIButton(configuration: configuration)) == expected)

      configuration.title = ""
      configuration.attributedSubtitle = configuration.attributedTitle
      configuration.attributedTitle = nil
      #expect(try inks(UIButton(configuration: configuration)) == expected)
    }
  }

  @Test func `is inactive where its button or label is`() throws {
    try Stage.device().run { () throws in
      let button = UIButton(configuration: .filled())
      button.setTitle("Go", for: .normal)
      let label = UILabel()
      label.text = "Go"
      @MainActor func isInactive(_ view: UIView) throws -> Bool {
        let frame = try view.interfaceFrame(size: CGSize(width: 300, height: 100))
        return try #require(frame.elements.first { $0.text != nil }).isInactive
      }
      #expect(try !isInactive(button))
      #expect(try !isInactive(label))
      button.isEnabled = false
      label.isEnabled = false
      #expect(try isInactive(button))
      #expect(try isInactive(label))
    }
  }

  @Test func `keeps a font of one size, without a configuration`() throws {
    let sizes = try sizes {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
      return button
    }
    #expect(sizes == [13, 13])
  }

  @Test func `leaves the font of an attributed title behind with it`() throws {
    let small = NSAttributedString(
      string: "Go", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
    let plain = try sizes {
      let button = UIButton(type: .system)
      button.setAttributedTitle(small, for: .normal)
      button.setAttributedTitle(nil, for: .normal)
      button.setTitle("Go", for: .normal)
      return button
    }
    #expect(plain == [18, 18])
    let configured = try sizes {
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = AttributedString(
        "Go", attributes: AttributeContainer([.font: UIFont.preferredFont(forTextStyle: .footnote)])
      )
      let button = UIButton(configuration: configuration)
      button.configuration?.attributedTitle = nil
      button.configuration?.title = "Go"
      return button
    }
    #expect(configured == [17, 33])
  }

  @Test func `leaves what a rule made of it behind with the rule`() throws {
    let sizes = try sizes {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Go"
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        attributes in
        var changed = attributes
        changed.font = UIFont.preferredFont(forTextStyle: .footnote)
        return changed
      }
      let button = UIButton(configuration: configuration)
      button.configuration?.titleTextAttributesTransformer = nil
      return button
    }
    #expect(sizes == [17, 33])
  }

  @Test func `stands beside a symbol as large as what was said of it last`() {
    Stage.device().run {
      let large = UIImage.SymbolConfiguration(pointSize: 40)
      let own = UIImage.SymbolConfiguration(pointSize: 20)
      var configuration = UIButton.Configuration.plain()
      configuration.image = UIImage(systemName: "globe")
      configuration.preferredSymbolConfigurationForImage = large
      let button = UIButton(configuration: configuration)
      button.configuration?.preferredSymbolConfigurationForImage = nil
      #expect(button.imageView?.preferredSymbolConfiguration == nil)
      button.setPreferredSymbolConfiguration(own, forImageIn: .normal)
      let height = button.imageView?.intrinsicContentSize.height
      button.configuration?.preferredSymbolConfigurationForImage = large
      #expect(button.imageView?.intrinsicContentSize.height != height)
      button.configuration?.preferredSymbolConfigurationForImage = nil
      #expect(button.imageView?.intrinsicContentSize.height == height)
    }
  }

  /// A button of UIKit without a configuration asks for the height of one line, whatever its label may
  /// have: its title runs out of it, which is why apps pin it to the label's edges.
  @Test func `of many lines does not make a button higher, unless it has a configuration`() throws {
    try Stage.device().run {
      let words = "A title of so many words that it needs more than one line"
      let plain = UIButton(type: .system)
      plain.setTitle(words, for: .normal)
      plain.titleLabel?.numberOfLines = 0
      var configuration = UIButton.Configuration.plain()
      configuration.title = words
      let heights = [plain, UIButton(configuration: configuration)].map { button in
        button.systemLayoutSizeFitting(
          CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      #expect(heights[0] < 40)
      #expect(heights[1] > 60)
      let frame = try plain.interfaceFrame(size: CGSize(width: 160, height: 44))
      let title = try #require(frame.elements.first { $0.text != nil })
      #expect(title.text?.frame.lines.count ?? 0 > 2)
      #expect(title.box.height > 44)
    }
  }

  /// The colours that a button fills its background with.
  private func grounds(_ button: UIButton) throws -> [RGBAColor] {
    try button.interfaceFrame(size: CGSize(width: 300, height: 100)).elements
      .compactMap { element -> RGBAColor? in
        if case .fill(_, let color) = element.content { color } else { nil }
      }
  }

  @Test func `is grey where the button is disabled, as are its image and background`() throws {
    try Stage.device().run { () throws in
      let plain = UIButton(type: .system)
      plain.setTitle("Go", for: .normal)
      plain.setImage(UIImage(systemName: "star"), for: .normal)
      plain.isEnabled = false
      #expect(plain.titleLabel?.textColor === UIColor.tertiaryLabel)
      #expect(plain.imageView?.tintColor === UIColor.tertiaryLabel)
      plain.isEnabled = true
      #expect(plain.titleLabel?.textColor === UIColor.systemBlue)
      #expect(plain.imageView?.tintColor === UIColor.systemBlue)

      let fill = UIColor.tertiarySystemFill.color(in: .current)
      let looks: [(UIButton.Configuration, [RGBAColor])] = [
        (.plain(), []), (.gray(), [fill]), (.tinted(), [fill]), (.filled(), [fill]),
      ]
      for (look, expected) in looks {
        var configuration = look
        configuration.title = "Go"
        configuration.subtitle = "Now"
        configuration.image = UIImage(systemName: "star")
        let button = UIButton(configuration: configuration)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor === UIColor.tertiaryLabel)
        #expect(button.imageView?.tintColor === UIColor.tertiaryLabel)
        let ground = try grounds(button)
        #expect(ground == expected)
      }
    }
  }

  @Test func `keeps its own colours where the button is disabled`() throws {
    try Stage.device().run { () throws in
      let custom = UIButton(type: .custom)
      custom.setTitle("Go", for: .normal)
      custom.isEnabled = false
      #expect(custom.titleLabel?.textColor === UIColor.white)

      let system = UIButton(type: .system)
      system.setTitle("Go", for: .normal)
      system.isEnabled = false
      system.setTitleColor(.systemGreen, for: .normal)
      #expect(system.titleLabel?.textColor === UIColor.systemGreen)
      system.setTitleColor(.systemRed, for: .disabled)
      #expect(system.titleLabel?.textColor === UIColor.systemRed)

      let title = NSMutableAttributedString(
        string: "Sign ", attributes: [.foregroundColor: UIColor.red])
      title.append(NSAttributedString(string: "up"))
      let attributed = UIButton(type: .system)
      attributed.setAttributedTitle(title, for: .normal)
      attributed.isEnabled = false
      let colors = try inks(attributed)
      #expect(colors == [UIColor.red, .tertiaryLabel].map { $0.color(in: .current) })

      var configuration = UIButton.Configuration.filled()
      configuration.background.backgroundColor = .red
      let filled = UIButton(configuration: configuration)
      filled.isEnabled = false
      let ground = try grounds(filled)
      #expect(ground == [UIColor.red.color(in: .current)])
    }
  }

  @Test func `comes in the tint around it, as that is now`() {
    let outer = UIView()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    outer.addSubview(button)
    outer.tintColor = .systemGreen
    #expect(button.titleLabel?.textColor === UIColor.systemGreen)
    button.isEnabled = false
    button.setTitleColor(.systemGray, for: .disabled)
    #expect(button.titleLabel?.textColor === UIColor.systemGray)
  }
}

@MainActor @Suite struct `A label that shrinks` {
  private func factor(_ minimum: CGFloat) throws -> Double? {
    try Stage.device().run {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      label.text = "Some words"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = minimum
      return try label.interfaceFrame().elements.compactMap(\.text).first?.frame.shrunkFactor
    }
  }

  /// Apple's documentation of `minimumScaleFactor`: with 0, the default, “the label doesn't scale the text
  /// down”.
  @Test func `stays as it is where it names no least factor`() throws {
    #expect(try factor(0) == 1)
  }

  @Test func `shrinks as far as it must, and no further than it may`() throws {
    let needed = try #require(try factor(0.2))
    #expect(needed > 0.2 && needed < 0.9)
    // 15.3 pt, to a quarter of a point.
    let bounded = try #require(try factor(0.9))
    #expect(abs(bounded * 17 - 15.3) <= 0.25)
  }
}
