import DynamicType
import Foundation
import ImageDiff
import Imaging
import Rendering
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `A control that is used` {
  @Test func `runs the actions for an event, with itself as the sender`() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(
      UIAction(title: "tap") { action in
        log.append("tap \(action.sender as? UIControl === control)")
      }, for: .touchUpInside)
    control.addAction(
      UIAction { _ in log.append("change") }, for: [.valueChanged, .editingChanged])
    control.sendActions(for: .touchUpInside)
    #expect(log == ["tap true"])
    control.sendActions(for: .editingChanged)
    #expect(log == ["tap true", "change"])
    control.sendActions(for: .primaryActionTriggered)
    #expect(log.count == 2)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(log == ["tap true", "change", "tap true", "change"])
  }

  @Test func `leaves no sender behind`() {
    let control = UIControl()
    let action = UIAction { _ in }
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(action.sender == nil)
  }

  @Test func `runs no action for an event that it was removed from`() {
    let control = UIControl()
    var log: [String] = []
    let action = UIAction { _ in log.append("tap") }
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in log.append("other") }, for: .touchUpInside)
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["other"])
    control.sendActions(for: .valueChanged)
    #expect(log == ["other", "tap"])
  }

  @Test func `runs the last action of an identifier alone`() {
    let control = UIControl()
    var log: [String] = []
    for word in ["first", "second"] {
      control.addAction(
        UIAction(identifier: UIAction.Identifier("save")) { _ in log.append(word) },
        for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(log == ["second"])
  }

  @Test func `is normal, pressed, chosen or off`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isHighlighted = true
    #expect(control.state == .highlighted)
    control.isSelected = true
    #expect(control.state.contains(.selected))
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
    control.isEnabled = true
    control.isSelected = false
    control.isHighlighted = false
    #expect(control.state == .normal)
  }

  @Test func `is pressed, chosen and off at once`() {
    let control = UIControl()
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.disabled, .selected])
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
  }
}

@MainActor @Suite struct `A button that is used` {
  @Test func `has the title and picture of its action, and runs it`() {
    var count = 0
    let gear = UIImage(systemName: "gear")
    let action = UIAction(title: "Settings", image: gear) { _ in count += 1 }
    let button = UIButton(primaryAction: action)
    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Settings")
    #expect(button.titleLabel?.text == "Settings")
    #expect(button.imageView?.image === gear)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    let plain = UIButton(type: .custom, primaryAction: nil)
    #expect(plain.buttonType == .custom)
    #expect(plain.currentTitle == nil)
  }

  @Test func `has a title and picture for each state, else those of the normal one`() {
    let button = UIButton(type: .custom)
    let (star, gear) = (UIImage(systemName: "star"), UIImage(systemName: "gear"))
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.setImage(star, for: .normal)
    button.setImage(gear, for: .selected)
    #expect(button.title(for: .normal) == "Play")
    #expect(button.title(for: .selected) == "Pause")
    #expect(button.title(for: .disabled) == "Play")
    #expect(button.imageView?.image === star)
    button.isSelected = true
    #expect(button.currentTitle == "Pause")
    #expect(button.titleLabel?.text == "Pause")
    #expect(button.imageView?.image === gear)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Play")
    #expect(button.imageView?.image === star)
    button.setImage(nil, for: .normal)
    #expect(button.imageView?.isHidden == true)
  }

  @Test func `has a title for states together, else that of the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.setTitle("None", for: .disabled)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Play")
    button.setTitle("Over", for: [.selected, .disabled])
    #expect(button.titleLabel?.text == "Over")
  }

  @Test func `says the color that its title is drawn in`() {
    let (custom, system) = (UIButton(type: .custom), UIButton(type: .system))
    custom.tintColor = .red
    system.tintColor = .red
    #expect(custom.currentTitleColor == .white)
    #expect(custom.titleLabel?.textColor == .white)
    #expect(system.currentTitleColor == .red)
  }

  @Test func `is larger by the distances around its content`() {
    Stage.device().run {
      let button = UIButton(type: .system)
      button.setTitle("Play", for: .normal)
      let size = button.intrinsicContentSize
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
      #expect(abs(button.intrinsicContentSize.width - size.width - 10) < 0.001)
      // They replace the 6 pt above and below the title.
      #expect(abs(button.intrinsicContentSize.height - (size.height - 12) - 5) < 0.001)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      button.contentHorizontalAlignment = .left
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.minX == 2)
      button.contentHorizontalAlignment = .right
      button.setNeedsLayout()
      button.layoutIfNeeded()
      #expect(abs((button.titleLabel?.frame.maxX ?? 0) - 192) < 0.34)
    }
  }

  private func ground(_ configuration: UIButton.Configuration, width: CGFloat) throws -> RGBAColor?
  {
    try Stage.device().run {
      let button = UIButton(configuration: configuration)
      button.tintColor = .systemBlue
      button.frame = CGRect(x: 0, y: 0, width: width, height: 50)
      for element in try button.interfaceFrame().elements {
        if case .fill(_, let color) = element.content { return color }
      }
      return nil
    }
  }

  @Test func `has a ground by its configuration`() throws {
    #expect(try ground(.plain(), width: 100) == nil)
    // System blue is 0, 122, 255.
    #expect(try ground(.filled(), width: 100) == RGBAColor(red: 0, green: 122, blue: 255))
    let tinted = try #require(try ground(.tinted(), width: 100))
    #expect((tinted.red, tinted.green, tinted.blue) == (0, 122, 255))
    #expect(tinted.alpha < 128)
    let gray = try #require(try ground(.gray(), width: 100))
    #expect(gray.alpha < 255)
    #expect((gray.red, gray.green, gray.blue) != (0, 122, 255))
  }

  @Test func `is shown large by its title and picture`() {
    Stage.device(.accessibilityLarge).run {
      let button = UIButton(type: .system)
      let gear = UIImage(systemName: "gear")
      button.setTitle("Settings", for: .normal)
      button.setImage(gear, for: .normal)
      button.showsLargeContentViewer = true
      #expect(button.ownLargeContentTitle == "Settings")
      #expect(button.ownLargeContentImage === gear)
      let label = UILabel()
      label.text = "Words"
      #expect(label.ownLargeContentTitle == "Words")
      #expect(UIView().ownLargeContentTitle == nil)
      #expect(UIView().ownLargeContentImage == nil)
    }
  }

  @Test func `brings the viewer up at the accessibility sizes alone`() {
    #expect(
      Stage.device(.accessibilityMedium).run { UILargeContentViewerInteraction.isEnabled })
    #expect(
      !Stage.device(.extraExtraExtraLarge).run { UILargeContentViewerInteraction.isEnabled })
  }
}

@MainActor @Suite struct `A row of segments` {
  @Test func `takes choices in at places, or at the ends`() {
    Stage.device().run {
      let segments = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 300, height: 32))
      #expect(segments.numberOfSegments == 0)
      segments.insertSegment(withTitle: "Week", at: 0, animated: false)
      segments.insertSegment(withTitle: "Year", at: 9, animated: false)
      segments.insertSegment(withTitle: "Month", at: 1, animated: true)
      segments.insertSegment(withTitle: "Day", at: -1, animated: false)
      segments.insertSegment(withTitle: nil, at: 9, animated: false)
      #expect(segments.numberOfSegments == 5)
      #expect(
        (0..<6).map { segments.titleForSegment(at: $0) }
          == ["Day", "Week", "Month", "Year", "", nil])
      #expect(segments.titleForSegment(at: -1) == nil)
    }
  }

  @Test func `is as wide as each choice needs, and 32 pt high`() {
    Stage.device().run {
      let one = UISegmentedControl(items: ["Month"])
      let two = UISegmentedControl(items: ["Day", "Month"])
      #expect(two.intrinsicContentSize.width == 2 * one.intrinsicContentSize.width)
      #expect(one.intrinsicContentSize.height == 32)
      // 10 pt on each side of the title, which is semibold while it is chosen.
      let label = UILabel()
      label.text = "Month"
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      #expect(abs(one.intrinsicContentSize.width - label.intrinsicContentSize.width - 20) < 0.5)
      #expect(one.sizeThatFits(.zero) == one.intrinsicContentSize)
      #expect(one.frame.size == one.intrinsicContentSize)
    }
  }
}

@MainActor @Suite struct `A switch` {
  private func colors(_ change: (UISwitch) -> Void) throws -> [RGBAColor] {
    try Stage.device().run {
      let control = UISwitch()
      change(control)
      control.frame = CGRect(x: 0, y: 0, width: 51, height: 31)
      return try control.interfaceFrame().elements.compactMap { element in
        if case .fill(_, let color) = element.content { color } else { nil }
      }
    }
  }

  @Test func `is 51 by 31 pt, whatever it is told`() {
    let control = UISwitch()
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(control.sizeThatFits(CGSize(width: 5, height: 500)) == CGSize(width: 51, height: 31))
  }

  @Test func `is green where it is on, with a white knob`() throws {
    #expect(
      try colors { $0.setOn(true, animated: true) } == [
        RGBAColor(red: 52, green: 199, blue: 89), RGBAColor(red: 255, green: 255, blue: 255),
      ])
    let off = try colors {
      $0.isOn = true
      $0.setOn(false, animated: false)
    }
    #expect(off.first != RGBAColor(red: 52, green: 199, blue: 89))
  }

  @Test func `comes in colors of its own`() throws {
    #expect(
      try colors {
        $0.isOn = true
        $0.onTintColor = .red
        $0.thumbTintColor = .blue
      } == [RGBAColor(red: 255, green: 0, blue: 0), RGBAColor(red: 0, green: 0, blue: 255)])
  }

  @Test func `fades where it is disabled, on and off`() throws {
    for isOn in [true, false] {
      let enabled = try colors { $0.isOn = isOn }
      let disabled = try colors {
        $0.isOn = isOn
        $0.isEnabled = false
      }
      let (one, other) = (try #require(enabled.first), try #require(disabled.first))
      #expect(abs(Double(other.alpha) - Double(one.alpha) / 2) <= 1)
    }
  }
}
