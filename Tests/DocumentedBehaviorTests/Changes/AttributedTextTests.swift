import Foundation
import Testing
import UIKitTypography

/// A ticket in one label with three runs, which are scaled along three styles.
private final class Ticket: UIView {
  private struct Part {
    let text: String
    let font: UIFont
    let style: UIFont.TextStyle
  }

  let label = UILabel()
  private let parts = [
    Part(text: "Island ", font: .systemFont(ofSize: 24), style: .title2),
    Part(text: "return, ", font: .systemFont(ofSize: 16), style: .callout),
    Part(text: "B7", font: .monospacedSystemFont(ofSize: 12, weight: .regular), style: .caption1),
  ]

  func write() {
    let text = NSMutableAttributedString()
    for part in parts {
      let scaled = UIFontMetrics(forTextStyle: part.style).scaledFont(for: part.font)
      text.append(NSAttributedString(string: part.text, attributes: [.font: scaled]))
    }
    if label.superview == nil { addSubview(label) }
    label.attributedText = text
  }
}

@MainActor @Suite struct `Attributed text` {
  private func sizes(of label: UILabel, at places: [Int]) -> [CGFloat?] {
    places.map {
      (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
  }

  /// The sizes of the ticket's runs after the text size went from Large to AX3.
  private func changedSizes(
    system: UISystemVersion = .latest, prepare: (Ticket) -> Void
  ) -> [CGFloat?] {
    let device = phone(system: system)
    return device.run {
      let ticket = Ticket()
      ticket.write()
      prepare(ticket)
      #expect(sizes(of: ticket.label, at: [0, 7, 15]) == [24, 16, 12])
      device.change(to: .accessibilityExtraLarge, showing: ticket)
      return sizes(of: ticket.label, at: [0, 7, 15])
    }
  }

  // At AX3: 24 · 52 ÷ 28 = 44.6, 16 · 46 ÷ 21 = 35.05 and 12 · 39 ÷ 16 = 29.25.

  @Test func `keeps its fonts where nothing updates them`() {
    #expect(changedSizes { _ in } == [24, 16, 12])
  }

  @Test func `follows run by run where an observer of the notification writes it again`() {
    let changed = changedSizes { ticket in
      NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
      ) { [weak ticket] _ in
        MainActor.assumeIsolated { ticket?.write() }
      }
    }
    #expect(changed == [45, 35, 29])
  }

  @Test func `follows run by run where a change of the trait writes it again`() {
    let changed = changedSizes { ticket in
      ticket.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (changed: Ticket, _) in changed.write()
      }
    }
    #expect(changed == [45, 35, 29])
  }

  @Test func `in scaled fonts follows by the flag alone since iOS 11`() {
    let follow = { (ticket: Ticket) in ticket.label.adjustsFontForContentSizeCategory = true }
    #expect(changedSizes(system: UISystemVersion(10), prepare: follow) == [24, 16, 12])
    #expect(changedSizes(system: UISystemVersion(11), prepare: follow) == [45, 35, 29])
    #expect(changedSizes(prepare: follow) == [45, 35, 29])
  }

  @Test func `keeps a run of a fixed size, whatever the flag says`() {
    let device = phone()
    device.run {
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      let text = NSMutableAttributedString(
        string: "Fare ", attributes: [.font: UIFont.preferredFont(forTextStyle: .subheadline)])
      let fixed = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 15)]
      text.append(NSAttributedString(string: "12.50", attributes: fixed))
      label.attributedText = text
      device.change(to: .accessibilityExtraLarge, showing: label)
      #expect(sizes(of: label, at: [0, 5]) == [36, 15])
    }
  }
}
