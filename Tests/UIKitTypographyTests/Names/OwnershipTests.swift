import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A view and what it holds` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  private let other = UIView(frame: CGRect(x: 60, y: 60, width: 20, height: 20))

  @Test func `is in itself and in all around it, and in nothing else`() {
    root.addSubview(inner)
    root.addSubview(other)
    let leaf = UIView(frame: .zero)
    inner.addSubview(leaf)
    #expect(leaf.isDescendant(of: leaf))
    #expect(leaf.isDescendant(of: inner))
    #expect(leaf.isDescendant(of: root))
    #expect(!leaf.isDescendant(of: other))
    #expect(!root.isDescendant(of: leaf))
    #expect(leaf.commonAncestor(with: other) === root)
    #expect(leaf.commonAncestor(with: inner) === inner)
    #expect(leaf.commonAncestor(with: UIView(frame: .zero)) == nil)
  }

  @Test func `shares no gesture with another view`() {
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    root.addGestureRecognizer(tap)
    root.addGestureRecognizer(pan)
    other.removeGestureRecognizer(tap)
    #expect(tap.view === root)
    #expect(root.gestureRecognizers?.count == 2)
    other.addGestureRecognizer(tap)
    #expect(tap.view === other)
    #expect(root.gestureRecognizers?.count == 1)
    #expect(root.gestureRecognizers?.first === pan)
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    #expect(other.gestureRecognizers == nil)
    root.gestureRecognizers = [tap]
    #expect(tap.view === root)
    #expect(pan.view == nil)
  }

  @Test func `shares no constraint with another view, and has each once`() {
    root.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 5)
    inner.addConstraint(width)
    inner.addConstraint(width)
    #expect(inner.constraints.count == 1)
    #expect(width.isActive)
    root.removeConstraint(width)
    #expect(inner.constraints.count == 1)
    #expect(width.isActive)
    root.addConstraint(width)
    #expect(inner.constraints.isEmpty)
    #expect(root.constraints.count == 1)
    root.removeConstraint(width)
    #expect(root.constraints.isEmpty)
    #expect(!width.isActive)
  }

  @Test func `says in a constraint what holds it`() {
    root.accessibilityIdentifier = "root"
    inner.accessibilityIdentifier = "inner"
    let width = inner.widthAnchor.constraint(equalToConstant: 50)
    #expect(width.description == "inner.width == 50.0")
    let height = inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    height.priority = UILayoutPriority(750)
    #expect(height.description == "inner.height >= 0.0 @ 750.0")
    let half = inner.heightAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5)
    half.identifier = "half"
    #expect(half.description == "half: inner.height <= root.width * 0.5")
    let same = inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1)
    #expect(same.description == "inner.width == root.width")
    same.constant = 8
    #expect(same.description == "inner.width == root.width + 8.0")
    same.constant = -8
    #expect(same.description == "inner.width == root.width - 8.0")
  }

  @Test func `is touched where it is just seen, and not where it hardly is`() {
    let point = CGPoint(x: 15, y: 15)
    root.addSubview(inner)
    // Only less than 0.01 is not touched, says the page of hitTest(_:with:).
    inner.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === inner)
    inner.alpha = 0.0099
    #expect(root.hitTest(point, with: nil) === root)
    inner.alpha = 1
    inner.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    root.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) == nil)
  }

  @Test func `is touched where it was scrolled to`() {
    let scroll = UIScrollView(frame: CGRect(x: 30, y: 5, width: 70, height: 95))
    root.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 4, y: 8)
    // The corner of the inner view is seen at 36, 7.
    #expect(root.hitTest(CGPoint(x: 37, y: 8), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 55, y: 26), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 35, y: 8), with: nil) === scroll)
    #expect(root.hitTest(CGPoint(x: 37, y: 6), with: nil) === scroll)
    #expect(root.hitTest(CGPoint(x: 57, y: 8), with: nil) === scroll)
    #expect(root.hitTest(CGPoint(x: 29, y: 8), with: nil) === root)
  }
}

@MainActor @Suite struct `A window of an app` {
  @Test func `shows the view of one controller, as large as itself`() {
    Stage.device().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let (first, second) = (UIViewController(), UIViewController())
      let badge = UIView(frame: .zero)
      window.rootViewController = first
      window.addSubview(badge)
      window.rootViewController = first
      #expect(window.subviews.count == 2)
      #expect(window.subviews.last === badge)
      window.rootViewController = second
      #expect(first.viewIfLoaded?.superview == nil)
      #expect(second.viewIfLoaded?.superview === window)
      #expect(second.viewIfLoaded?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      window.rootViewController = nil
      #expect(window.subviews.count == 1)
      #expect(window.subviews.first === badge)
    }
  }

  @Test func `takes what a person types only as the first one`() throws {
    let (one, two) = (UIWindow(), UIWindow())
    let key = try #require(UIApplication.shared.keyWindow)
    #expect(key === UIApplication.shared.windows.first)
    #expect(key.isKeyWindow)
    #expect(!two.isKeyWindow)
    #expect(one !== two)
    let scene = try #require(one.windowScene)
    #expect(scene.keyWindow === key)
  }
}

@MainActor @Suite struct `A table of two sections` {
  private final class Rows: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2 - section
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private let source = Rows()
  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test func `finds its cells by their places`() {
    Stage.device().run {
      let table = table()
      #expect(table.numberOfSections == 2)
      #expect(table.numberOfRows(inSection: 0) == 2)
      #expect(table.numberOfRows(inSection: 1) == 1)
      let cells = table.visibleCells
      #expect(cells.count == 3)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cells[1])
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cells[2])
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) == nil)
      table.dataSource = nil
      #expect(table.numberOfSections == 0)
      #expect(table.numberOfRows(inSection: 0) == 0)
    }
  }

  @Test func `lets go of its first and last view only where nothing else holds it`() {
    Stage.device().run {
      let table = table()
      let (view, elsewhere) = (UIView(frame: .zero), UIView(frame: .zero))
      table.tableHeaderView = view
      table.layoutIfNeeded()
      #expect(view.superview === table)
      table.tableHeaderView = view
      #expect(view.superview === table)
      table.tableFooterView = view
      table.tableHeaderView = nil
      #expect(view.superview === table)
      table.tableHeaderView = view
      table.tableFooterView = nil
      #expect(view.superview === table)
      elsewhere.addSubview(view)
      table.tableHeaderView = nil
      #expect(view.superview === elsewhere)
    }
  }
}
