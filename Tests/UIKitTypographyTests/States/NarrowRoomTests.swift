import DynamicType
import Foundation
import Snapshots
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A view with hardly any room` {
  /// The frame of a part of a bar with a name.
  private func frame(of name: String, in bar: UIView) -> CGRect? {
    bar.subviews.first { $0.accessibilityIdentifier == name }?.frame
  }

  @Test func `leaves the titles of a bar no width and no height where its margins take all`() {
    Stage.device().run {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 20, height: 44))
      bar.items = [UINavigationItem(title: "Title")]
      bar.layoutIfNeeded()
      #expect(frame(of: "title", in: bar) == CGRect(x: 16, y: 0, width: 0, height: 44))
      #expect(frame(of: "prompt", in: bar) == CGRect(x: 16, y: 7, width: 0, height: 20))
      #expect(frame(of: "largeTitle", in: bar) == CGRect(x: 16, y: 47, width: 0, height: 0))
    }
  }

  @Test func `leaves the text of a search bar no width, and draws no field`() throws {
    try Stage.device().run { () throws in
      for (width, count) in [(10, 0), (16, 0), (17, 1)] as [(CGFloat, Int)] {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: width, height: 56))
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.minX == 38)
        #expect(bar.searchTextField.frame.width == 0)
        let fields = try bar.interfaceFrame().elements.filter { $0.path.hasSuffix("/field") }
        #expect(fields.count == count, "\(width)")
      }
    }
  }

  @Test func `leaves the title of a section no width and no height between its margins`() {
    Stage.device().run {
      let title = UITableViewSectionTitle("Above")
      title.frame = CGRect(x: 0, y: 0, width: 20, height: 5)
      title.layoutIfNeeded()
      #expect(title.subviews.map(\.frame) == [CGRect(x: 16, y: 6, width: 0, height: 0)])
    }
  }

  @Test func `shows a text in any width but none`() throws {
    try Stage.device().run { () throws in
      for (width, count) in [(0, 0), (0.5, 1), (1, 1)] as [(CGFloat, Int)] {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 20))
        label.text = "Text"
        let texts = try label.interfaceFrame().elements.compactMap(\.text)
        #expect(texts.count == count, "\(width)")
      }
    }
  }

  /// Indicators are 36 pt long at least.
  @Test func `has an indicator along an axis where anything of it is seen`() throws {
    try Stage.device().run { () throws in
      let rooms: [(size: CGSize, boxes: [PointRect])] = [
        (CGSize(width: 100, height: 0), []),
        (CGSize(width: 100, height: 0.5), [PointRect(x: 94, y: 0, width: 3, height: 36)]),
        (CGSize(width: 100, height: 1), [PointRect(x: 94, y: 0, width: 3, height: 36)]),
        (CGSize(width: 0, height: 100), []),
        (CGSize(width: 10, height: 200), [PointRect(x: 0, y: 194, width: 36, height: 3)]),
      ]
      for (size, boxes) in rooms {
        let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
        scroll.contentSize = CGSize(width: size.width == 100 ? 50 : 200, height: 90)
        scroll.flashScrollIndicators()
        let found = try scroll.interfaceFrame().elements.filter {
          $0.path.hasSuffix("/indicator")
        }
        #expect(found.map(\.box) == boxes, "\(size)")
      }
    }
  }
}

@MainActor @Suite struct `A hairline` {
  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private func heights(of suffix: String, in view: UIView) throws -> [Double] {
    try view.interfaceFrame().elements.filter { $0.path.contains(suffix) }
      .map(\.box.height.value)
  }

  /// Where nothing says how many pixels a point has, it has one.
  @Test func `is one pixel high, between rows and above tabs`() throws {
    for (scale, height) in [(0, 1), (1, 1), (2, 0.5), (4, 0.25)] as [(CGFloat, Double)] {
      let device = Stage.device()
      device.traits.displayScale = scale
      try device.run { () throws in
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.dataSource = rows
        table.rowHeight = 50
        let separators = try withExtendedLifetime(rows) {
          try heights(of: "/separator", in: table)
        }
        #expect(separators == [height, height], "\(scale)")
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        #expect(try heights(of: "/line", in: bar) == [height], "\(scale)")
      }
    }
  }
}
