// “Implementing Dynamic Type on iOS 7”, J. Szumski, 2013: the height of a row. The document is in
// Objective-C; these are its words in Swift.

import Foundation
import Testing
import UIKitTypography

// MARK: As published

private final class CodenamesController: UITableViewController {
  var codenames = ["Mavericks"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    codenames.count
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let codename = codenames[indexPath.row]
    let codenameRect = codename.boundingRect(
      with: CGSize(
        width: tableView.bounds.integral.width - 40,  // 40 = 20pt horizontal padding on each side
        height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin,
      attributes: [.font: fontForBodyTextStyle()],
      context: nil)

    return max(44, codenameRect.integral.height + 20)  // 20 = 10pt vertical padding on each end
  }

  // repaired: the sample application has it, the document does not
  func fontForBodyTextStyle() -> UIFont { UIFont.preferredFont(forTextStyle: .body) }
}

// MARK: What it does

/// The stand-in for the system's font is 2,478 units of 2,048 high: 1.21 of its size.
@MainActor @Suite struct `The height of a row of 2013` {
  private func height(
    _ category: UIContentSizeCategory, _ codename: String = "Mavericks"
  ) -> CGFloat {
    phone(category).run {
      let controller = CodenamesController()
      controller.codenames = [codename]
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.layoutIfNeeded()
      return controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height ?? 0
    }
  }

  @Test func `A low text gets the usual 44 pt`() {
    // 17.0 and 20.6 pt, rounded outward to 17 and 21, and 20.
    #expect(height(.extraSmall) == 44)
    #expect(height(.large) == 44)
  }

  @Test func `A higher one gets its height in whole points, and 20 pt`() {
    // 23 pt are 27.8 pt high, 53 pt are 64.1.
    #expect(height(.extraExtraExtraLarge) == 48)
    #expect(height(.accessibilityExtraExtraExtraLarge) == 85)
  }

  @Test func `A text that wraps gets all of its lines`() {
    // 27.8 pt for the face, and the style's 29 pt down to the second baseline.
    #expect(height(.extraExtraExtraLarge, "Snow Leopard and Mountain Lion") == 77)
  }

  @Test func `A measured text has no whole size before it is made so`() {
    let rect = phone().run {
      "Mavericks".boundingRect(
        with: CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude),
        options: .usesLineFragmentOrigin,
        attributes: [.font: UIFont.preferredFont(forTextStyle: .body)], context: nil)
    }
    #expect(rect.origin == .zero)
    // 17 · 2,478 ÷ 2,048
    #expect(abs(rect.height - 20.5693) < 0.0001)
    #expect(rect.integral.height == 21)
    #expect(rect.width != rect.width.rounded())
    #expect(rect.integral.width == rect.width.rounded(.up))
  }

  @Test func `A row keeps its height when the text size changes, until the table is reloaded`() {
    let device = phone()
    device.run {
      let controller = CodenamesController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.layoutIfNeeded()
      device.change(to: .accessibilityExtraExtraExtraLarge, showing: controller.view)
      let path = IndexPath(row: 0, section: 0)
      #expect(controller.tableView.cellForRow(at: path)?.frame.height == 44)
      controller.tableView.reloadData()
      controller.view.layoutIfNeeded()
      #expect(controller.tableView.cellForRow(at: path)?.frame.height == 85)
    }
  }
}
