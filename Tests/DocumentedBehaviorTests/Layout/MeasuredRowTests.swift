import Foundation
import Testing
import UIKitTypography

/// Rows as high as their measured text and 8 pt above and below it, but no lower than 40 pt.
private final class CrossingList: UITableViewController {
  var crossings = ["Night ferry"]

  static func bounds(of crossing: String, width: CGFloat) -> CGRect {
    let font = UIFont.preferredFont(forTextStyle: .subheadline)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return crossing.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    crossings.count
  }

  override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    let text = Self.bounds(
      of: crossings[path.row], width: tableView.bounds.insetBy(dx: 24, dy: 0).width)
    let padded = text.integral.insetBy(dx: 0, dy: -8)
    return padded.height < 40 ? 40 : padded.height
  }

  func open() {
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    view.layoutIfNeeded()
  }

  var firstHeight: CGFloat? {
    tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height
  }
}

/// The stand-in for the system's font is 2,478 units of 2,048 high: 1.21 of its size.
@MainActor @Suite struct `A row that is measured by hand` {
  private func height(
    of crossing: String = "Night ferry", at category: UIContentSizeCategory
  ) -> CGFloat? {
    phone(category).run {
      let list = CrossingList()
      list.crossings = [crossing]
      list.open()
      return list.firstHeight
    }
  }

  @Test func `has the least height where its text is low`() {
    // 12 and 15 pt are 14.5 and 18.1 pt high: 15 and 19 in whole points, and 16.
    #expect(height(at: .extraSmall) == 40)
    #expect(height(at: .large) == 40)
  }

  @Test func `has whole points and its padding where its text is high`() {
    // 21 and 49 pt are 25.4 and 59.3 pt high.
    #expect(height(at: .extraExtraExtraLarge) == 42)
    #expect(height(at: .accessibilityExtraExtraExtraLarge) == 76)
  }

  @Test func `has room for two lines`() {
    // 28 pt between baselines and 25.4 pt for the face are 53.4 pt, 54 in whole points.
    #expect(height(of: "Sunset cruise around the northern bay", at: .extraExtraExtraLarge) == 70)
  }

  @Test func `measures fractions of a point, which it makes whole`() {
    let bounds = phone().run { CrossingList.bounds(of: "Night ferry", width: 272) }
    #expect(bounds.origin == .zero)
    // 15 · 2,478 ÷ 2,048
    #expect(abs(bounds.height - 18.1494) < 0.0001)
    #expect(bounds.integral.height == 19)
    #expect(bounds.width != bounds.width.rounded())
    #expect(bounds.integral.width == bounds.width.rounded(.up))
  }

  @Test func `keeps its height through a change until the table is reloaded`() {
    let device = phone()
    device.run {
      let list = CrossingList()
      list.open()
      device.change(to: .accessibilityExtraExtraExtraLarge, showing: list.view)
      #expect(list.firstHeight == 40)
      list.tableView.reloadData()
      list.view.layoutIfNeeded()
      #expect(list.firstHeight == 76)
    }
  }
}
