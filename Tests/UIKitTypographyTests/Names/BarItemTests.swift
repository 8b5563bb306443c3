import DynamicType
import Foundation
import Imaging
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `An item of a bar` {
  private func frame(_ items: [UIBarButtonItem]) throws -> InterfaceFrame {
    try Stage.device().run {
      let item = UINavigationItem(title: "")
      item.setRightBarButtonItems(items, animated: false)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [item]
      return try bar.interfaceFrame(size: CGSize(width: 320, height: 44))
    }
  }

  @Test func `shows its own view, 8 pt from its sides and in the middle of the bar`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.accessibilityIdentifier = "mark"
    let shown = try frame([UIBarButtonItem(customView: view)])
    let box = try #require(shown.elements.first { $0.path.hasSuffix("/mark") }?.box)
    #expect(box.x.value == 264)
    #expect(box.y.value == 12)
    #expect(box.width.value == 40)
    #expect(box.height.value == 20)
  }

  @Test func `shows the word that the system has for it`() throws {
    let shown = try frame([UIBarButtonItem(systemItem: .done)])
    #expect(shown.elements.compactMap { $0.text?.frameTexts } == [["Done"]])
  }

  @Test func `shows its title in its own colour`() throws {
    let item = UIBarButtonItem(title: "Go")
    item.tintColor = .red
    let shown = try frame([item])
    let text = try #require(shown.elements.compactMap(\.text).first)
    #expect(text.styled.color == UIColor.red.color(in: UITraitCollection()))
  }

  @Test func `moves others away by its width where it is a space`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.accessibilityIdentifier = "mark"
    let shown = try frame([.fixedSpace(30), UIBarButtonItem(customView: view)])
    #expect(shown.elements.first { $0.path.hasSuffix("/mark") }?.box.x.value == 234)
  }
}

@MainActor @Suite struct `Controllers in controllers` {
  private func controllers(_ count: Int) -> [UIViewController] {
    (0..<count).map { _ in UIViewController() }
  }

  @Test func `go from the stack down to the one that is named, or to the root`() {
    let three = controllers(3)
    let stack = UINavigationController(rootViewController: three[0])
    stack.setViewControllers(three, animated: true)
    #expect(stack.popToViewController(three[1], animated: true) == [three[2]])
    #expect(stack.visibleViewController == three[1])
    #expect(stack.popToRootViewController(animated: true) == [three[1]])
    #expect(stack.viewControllers == [three[0]])
    three[0].show(three[2], sender: nil)
    #expect(stack.topViewController == three[2])
  }

  @Test func `show the last column, and the first page`() {
    Stage.device().run {
      let two = controllers(2)
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(two[1], for: .secondary)
      split.setViewController(two[0], for: .primary)
      split.loadViewIfNeeded()
      #expect(split.viewControllers == two)
      #expect(split.view.subviews == [two[1].view])
      #expect(two[0].splitViewController == split)

      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      let others = controllers(2)
      pages.setViewControllers(others, direction: .forward, animated: true)
      pages.loadViewIfNeeded()
      #expect(pages.view.subviews == [others[0].view])
    }
  }
}

@MainActor @Suite struct `What a list asks its delegate` {
  private final class Source: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 5, bottom: 0, right: 0) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 4 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 2 }
  }

  @Test func `are distances, and sizes only where it has them`() {
    Stage.device().run {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 40, height: 10)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: flow)
      let source = Source()
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
      #expect(
        view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame } == [
          CGRect(x: 5, y: 7, width: 40, height: 10), CGRect(x: 47, y: 7, width: 40, height: 10),
          CGRect(x: 5, y: 21, width: 40, height: 10),
        ])
    }
  }

  @Test func `is not the colour of separators, which the table has`() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
    }
    let controller = Rows(style: .plain)
    controller.tableView.separatorColor = .red
    let shown = try Stage.device().run {
      try controller.view.interfaceFrame(size: CGSize(width: 100, height: 100))
    }
    let line = try #require(shown.elements.first { $0.path.hasSuffix("/separator") })
    guard case .fill(_, let color) = line.content else {
      Issue.record("A separator is an area.")
      return
    }
    #expect(color == UIColor.red.color(in: UITraitCollection()))
    #expect(controller.tableView.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)])
  }
}

@MainActor @Suite struct `A touch` {
  @Test func `goes to the innermost view that is seen and takes touches`() {
    let (outer, inner, deaf) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    )
    outer.addSubview(inner)
    outer.addSubview(deaf)
    deaf.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 15, y: 15), with: nil) == inner)
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) == outer)
    #expect(outer.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
  }
}

@Suite struct `A type of files` {
  @Test func `is known by its name, its ending or its MIME type`() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("public.unheard-of") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "card")?.preferredFilenameExtension == "card")
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.utf8PlainText.conforms(to: .text))
    #expect(!UTType.png.conforms(to: .text))
  }
}
