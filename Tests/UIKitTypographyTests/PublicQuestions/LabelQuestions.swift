import Audit
import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine
import UIKitTypography

@MainActor @Suite struct `Questions about labels, fields and rows` {
  private typealias Bench = QuestionBench

  private func label(
    _ text: String = "Aa", style: UIFont.TextStyle = .body, follows: Bool = true
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = follows
    return label
  }

  // https://github.com/finn-no/charcoal-ios/pull/284
  @Test func `Without the flag, a label is right after a launch and stale after a change`() throws {
    #expect(try Bench.launch(at: Bench.ax5) { label(follows: false) }.pointSizes == [53])
    #expect(try Bench.change { label(follows: false) }.pointSizes == [17])
    #expect(try Bench.change { label() }.pointSizes == [53])
  }

  // https://github.com/gonzalezreal/AttributedText/issues/11
  @Test func `A text view with attributed text follows with the flag alone`() throws {
    func view(follows: Bool) -> UITextView {
      let view = UITextView()
      view.attributedText = NSAttributedString(
        string: "Aa", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      view.adjustsFontForContentSizeCategory = follows
      return view
    }
    #expect(try Bench.change { view(follows: false) }.pointSizes == [17])
    #expect(try Bench.change { view(follows: true) }.pointSizes == [53])
  }

  // https://github.com/material-components/material-components-ios/pull/8655
  @Test func `Attributed text follows with the font that it has as an attribute`() throws {
    func made(_ attributes: [NSAttributedString.Key: Any]) -> UILabel {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "Aa", attributes: attributes)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    let body = { UIFont.preferredFont(forTextStyle: .body) }
    #expect(try Bench.change { made([.font: body()]) }.pointSizes == [53])
    #expect(try Bench.change { made([:]) }.pointSizes == [17])
  }

  // https://github.com/cbpowell/MarqueeLabel/issues/295
  @Test func `A greatest category holds a label`() throws {
    let held = try Bench.launch(at: Bench.ax5) {
      let label = UILabel()
      label.text = "Aa"
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 14))
      label.adjustsFontForContentSizeCategory = true
      label.maximumContentSizeCategory = .small
      return label
    }
    // 14 · 20 ÷ 22
    #expect(held.pointSizes == [13])
  }

  // https://github.com/woocommerce/woocommerce-ios/pull/1046
  @Test func `A label of one line ends early where one of any number does not`() throws {
    func isTruncated(lines: Int) throws -> Bool? {
      try Bench.launch(at: Bench.ax5) {
        let label = label("Payment pending since yesterday")
        label.numberOfLines = lines
        return label
      }.elements.compactMap(\.text).first?.isTruncated
    }
    #expect(try isTruncated(lines: 1) == true)
    #expect(try isTruncated(lines: 0) == false)
  }

  // https://github.com/material-components/material-components-ios/issues/3108
  @Test func `Two labels pinned to the edges run into each other at large sizes`() throws {
    let found = try Bench.audit { category in
      try Bench.launch(at: category, size: CGSize(width: 320, height: 80)) {
        let view = UIView()
        let (left, right) = (label("At most 40 letters"), label("12 of 40"))
        for label in [left, right] {
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
        left.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        right.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        return view
      }
    }
    #expect(found.contains(.overlap))
  }

  // https://github.com/lukeredpath/swift-responsive-textfield/pull/9
  @Test func `A text field follows with the flag, its placeholder too`() throws {
    func field(_ text: String?) -> UITextField {
      let field = UITextField()
      field.text = text
      field.placeholder = "Name"
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      return field
    }
    #expect(try Bench.change { field("Ada") }.pointSizes == [53])
    #expect(try Bench.change { field(nil) }.pointSizes == [53])
  }

  /// A table with one row.
  private final class Rows: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(origin: .zero, size: QuestionBench.room))
    let make: () -> UITableViewCell

    init(_ make: @escaping () -> UITableViewCell) {
      self.make = make
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = table }
    override func viewDidLoad() { table.dataSource = self }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      make()
    }
  }

  private func heights(_ make: @escaping () -> UITableViewCell) throws -> [CGFloat] {
    try [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge].map { category in
      try Stage.device(category).run {
        let rows = Rows(make)
        _ = try rows.view.interfaceFrame(size: Bench.room)
        return rows.table.visibleCells.first?.frame.height ?? 0
      }
    }
  }

  // http://timeflower.co/static-uitableview-and-dynamic-type/
  @Test func `A row of a basic cell is 44 pt high and grows with its text`() throws {
    let heights = try heights {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Wi-Fi"
      return cell
    }
    #expect(heights[0] == 44)
    #expect(heights[1] > 64)
  }

  // https://useyourloaf.com/blog/static-tables-and-dynamic-type/
  @Test func `A row with labels pinned to its margins sizes itself`() throws {
    let heights = try heights {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = label("A title of several words that wraps", style: .headline)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      return cell
    }
    #expect(heights[1] > 3 * heights[0])
  }

  // https://github.com/lionheart/openradar-mirror/issues/20189
  @Test func `A label in a cell follows a change like any other`() throws {
    let frame = try Bench.change {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.textLabel?.adjustsFontForContentSizeCategory = true
      cell.detailTextLabel?.adjustsFontForContentSizeCategory = true
      return cell
    }
    #expect(frame.pointSizes == [53, 43])
  }
}
