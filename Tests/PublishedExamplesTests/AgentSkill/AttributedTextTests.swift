// “txt-dynamic-type”, a skill for agents (sitapix/apple-text): attributed strings.

import Foundation
import Testing
import UIKitTypography

// MARK: As published

/// An editor with coloured tokens, whose base fonts are kept by the kind of token.
private class EditorView: UIView {
  enum Token { case heading, word, code }

  let label = UILabel()
  // The practical pattern: base fonts by kind of token, each with its own curve.
  let baseFonts: [Token: (UIFont, UIFont.TextStyle)] = [
    .heading: (.systemFont(ofSize: 20), .title3), .word: (.systemFont(ofSize: 17), .body),
    .code: (.monospacedSystemFont(ofSize: 13, weight: .regular), .footnote),
  ]
  private let tokens: [(String, Token)] = [("Sizes ", .heading), ("of ", .word), ("r", .code)]

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    reapplyDynamicFonts()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // repaired: the document says in words what this does
  func reapplyDynamicFonts() {
    let text = NSMutableAttributedString(string: "")
    for (word, token) in tokens {
      guard let (baseFont, style) = baseFonts[token] else { continue }
      let font = UIFontMetrics(forTextStyle: style).scaledFont(for: baseFont)
      text.append(NSAttributedString(string: word, attributes: [.font: font]))
    }
    label.attributedText = text
  }

  // repaired: the document calls it and leaves it out
  func updateFonts() { reapplyDynamicFonts() }

  func observeByNotification() {
    NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil, queue: .main
    ) { [weak self] _ in
      // repaired: the main queue is the main actor's
      MainActor.assumeIsolated { self?.reapplyDynamicFonts() }
    }
  }

  func observeByTrait() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: EditorView, _) in
      self.updateFonts()
    }
  }
}

// MARK: What it does

@MainActor @Suite struct `Attributed strings` {
  private func sizes(
    of label: UILabel, runs: [Int] = [0, 6, 9]
  ) -> [CGFloat?] {
    runs.map {
      (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
  }

  /// The sizes of the editor's runs after a change from Large to AX3.
  private func changed(
    system: UISystemVersion = .latest, _ setUp: (EditorView) -> Void
  ) -> [CGFloat?] {
    let device = phone(system: system)
    return device.run {
      let editor = EditorView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      setUp(editor)
      #expect(sizes(of: editor.label) == [20, 17, 13])
      device.change(to: .accessibilityExtraLarge, showing: editor)
      return sizes(of: editor.label)
    }
  }

  @Test func `They keep their fonts where nobody reapplies them`() {
    #expect(changed { _ in } == [20, 17, 13])
  }

  @Test func `They follow, each run along its own style, where the notification is observed`() {
    // 20 · 51 ÷ 25, 17 · 48 ÷ 22 and 13 · 40 ÷ 18.
    #expect(changed { $0.observeByNotification() } == [41, 37, 29])
  }

  @Test func `They follow where the trait is registered for`() {
    #expect(changed { $0.observeByTrait() } == [41, 37, 29])
  }

  @Test func `They follow by the flag alone since iOS 11, where their fonts are scaled`() {
    let flag = { (editor: EditorView) in editor.label.adjustsFontForContentSizeCategory = true }
    #expect(changed(flag) == [41, 37, 29])
    #expect(changed(system: UISystemVersion(10), flag) == [20, 17, 13])
  }

  @Test func `They leave a fixed run behind, flag or not`() {
    let device = phone()
    device.run {
      let label = UILabel()
      let text = NSMutableAttributedString(
        string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      text.append(
        NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
      label.attributedText = text
      label.adjustsFontForContentSizeCategory = true
      device.change(to: .accessibilityExtraLarge, showing: label)
      #expect(sizes(of: label, runs: [0, 1]) == [40, 17])
    }
  }
}
