import Foundation
import Testing
import UIKitTypography

private final class PierController: UIViewController {
  let name = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    setFonts()
    NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.setFonts() }
    }
  }

  private func setFonts() { name.font = .preferredFont(forTextStyle: .callout) }
}

/// A view that compares the text size before and after.
private final class Badge: UIView {
  let number = UILabel()
  private(set) var changes = 0

  func setFont() { number.font = .preferredFont(forTextStyle: .callout) }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let category = traitCollection.preferredContentSizeCategory
    guard let previous, previous.preferredContentSizeCategory != category else { return }
    changes += 1
    setFont()
  }
}

/// A table whose one row stays the same object.
private final class Timetable: UITableViewDataSource {
  let row = UITableViewCell(style: .default, reuseIdentifier: nil)
  let (place, hour) = (UILabel(), UILabel())

  init() {
    row.contentView.addSubview(place)
    row.contentView.addSubview(hour)
    place.font = .preferredFont(forTextStyle: .footnote)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    hour.font = .preferredFont(forTextStyle: .footnote)
    return row
  }
}

@MainActor @Suite struct `A change that code answers` {
  @Test func `reaches an observer of the notification, which sets the font again`() {
    let device = phone()
    device.run {
      let controller = PierController()
      controller.loadViewIfNeeded()
      let sizes = [UIContentSizeCategory.large, .extraExtraExtraLarge, .small].map { category in
        device.change(to: category, showing: controller.view)
        return controller.name.font.pointSize
      }
      #expect(sizes == [16, 22, 14])
    }
  }

  @Test func `reaches a view that compares its traits`() {
    let device = phone()
    device.run {
      let badge = Badge()
      badge.setFont()
      device.change(to: .large, showing: badge)
      device.change(to: .accessibilityMedium, showing: badge)
      #expect(badge.number.font.pointSize == 26)
      #expect(badge.changes == 1)
    }
  }

  @Test func `is not answered by a new layout`() {
    let device = phone()
    device.run {
      let label = UILabel()
      label.text = "Pier 4"
      label.font = .preferredFont(forTextStyle: .callout)
      device.change(to: .accessibilityLarge, showing: label)
      label.setNeedsLayout()
      label.invalidateIntrinsicContentSize()
      label.layoutIfNeeded()
      #expect(label.font.pointSize == 16)
    }
  }

  @Test func `is answered by a reload for fonts set when the row is asked for, not before`() {
    let device = phone()
    device.run {
      let timetable = Timetable()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 340, height: 400))
      table.dataSource = timetable
      table.layoutIfNeeded()
      device.change(to: .extraExtraExtraLarge, showing: table)
      #expect([timetable.place, timetable.hour].map(\.font.pointSize) == [13, 13])
      table.reloadData()
      table.layoutIfNeeded()
      #expect([timetable.place, timetable.hour].map(\.font.pointSize) == [13, 19])
    }
  }
}
