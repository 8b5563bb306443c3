// “Implementing Dynamic Type on iOS 7”, J. Szumski, 2013: responding to content size changes. The
// document is in Objective-C; these are its words in Swift.

import Foundation
import Testing
import UIKitTypography

// MARK: As published

private final class CodenamesController: UIViewController {
  let label = UILabel()
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Mavericks"
    label.font = UIFont.preferredFont(forTextStyle: .body)
    view.addSubview(label)
    // repaired: a closure in place of the selector
    observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.userTextSizeDidChange() }
    }
  }

  func userTextSizeDidChange() {
    label.font = UIFont.preferredFont(forTextStyle: .body)
  }
}

private final class Cell: UITableViewCell {
  /// Set when the cell is made, as the document warns not to.
  let early = UILabel()
  /// Set when the row is asked for.
  let late = UILabel()

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    early.font = UIFont.preferredFont(forTextStyle: .body)
    early.text = "Mavericks"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  required convenience init(reusedAs identifier: String) { self.init() }
}

private final class Rows: UITableViewDataSource {
  /// The one cell, which is used again as a table does.
  let cell = Cell()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell.late.font = UIFont.preferredFont(forTextStyle: .body)
    return cell
  }
}

// MARK: What it does

@MainActor @Suite struct `Responding to content size changes` {
  @Test func `An observer that sets the font anew follows`() {
    let device = phone()
    device.run {
      let controller = CodenamesController()
      controller.loadViewIfNeeded()
      #expect(controller.label.font.pointSize == 17)
      device.change(to: .extraExtraExtraLarge, showing: controller.view)
      #expect(controller.label.font.pointSize == 23)
      device.change(to: .large, showing: controller.view)
      #expect(controller.label.font.pointSize == 17)
    }
  }

  @Test func `Asking for layout does not give a label another font`() {
    let device = phone()
    device.run {
      let label = UILabel()
      label.text = "Mavericks"
      label.font = UIFont.preferredFont(forTextStyle: .body)
      device.change(to: .extraExtraExtraLarge, showing: label)
      label.invalidateIntrinsicContentSize()
      label.setNeedsLayout()
      label.layoutIfNeeded()
      #expect(label.font.pointSize == 17)
    }
  }

  @Test func `Reloading a table gives new fonts to what is set where rows are asked for`() {
    let device = phone()
    device.run {
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = rows
      table.layoutIfNeeded()
      device.change(to: .extraExtraExtraLarge, showing: table)
      #expect(rows.cell.late.font.pointSize == 17)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(rows.cell.late.font.pointSize == 23)
    }
  }

  @Test func `Reloading a table leaves a font behind that is set where the cell is made`() {
    let device = phone()
    device.run {
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = rows
      device.change(to: .extraExtraExtraLarge, showing: table)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(rows.cell.early.font.pointSize == 17)
    }
  }

  @Test func `The six styles of 2013 have sizes of their own at seven categories`() {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    let sizes = { (style: UIFont.TextStyle) in
      categories.map { category in
        phone(category).run { UIFont.preferredFont(forTextStyle: style).pointSize }
      }
    }
    #expect(sizes(.headline) == [14, 15, 16, 17, 19, 21, 23])
    #expect(sizes(.subheadline) == [12, 13, 14, 15, 17, 19, 21])
    #expect(sizes(.body) == [14, 15, 16, 17, 19, 21, 23])
    #expect(sizes(.footnote) == [12, 12, 12, 13, 15, 17, 19])
    #expect(sizes(.caption1) == [11, 11, 11, 12, 14, 16, 18])
    #expect(sizes(.caption2) == [11, 11, 11, 11, 13, 15, 17])
  }
}
