import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `The items of a collection` {
  private class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height += CGFloat(layoutAttributes.indexPath.item)
      return layoutAttributes
    }
  }

  private final class Source: UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  private func frames(
    _ counts: [Int], _ type: UICollectionViewCell.Type = UICollectionViewCell.self,
    width: CGFloat = 200, _ change: (UICollectionViewFlowLayout) -> Void
  ) -> (items: [CGRect], height: CGFloat) {
    Stage.device().run {
      let flow = UICollectionViewFlowLayout()
      change(flow)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: flow)
      view.register(type, forCellWithReuseIdentifier: "item")
      let source = Source(counts)
      view.dataSource = source
      view.layoutIfNeeded()
      return (view.visibleCells.map(\.frame), view.contentSize.height)
    }
  }

  @Test func `are none without sections, and without items in them`() {
    #expect(frames([]) { _ in }.items.isEmpty)
    #expect(frames([0, 0]) { _ in }.items.isEmpty)
  }

  /// The defaults of UIKit's flow layout: items of 50 by 50 pt, 10 pt apart.
  @Test func `are 50 by 50 pt and 10 pt apart unless told otherwise`() {
    let (items, height) = frames([4]) { _ in }
    #expect(
      items == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 60, y: 0, width: 50, height: 50),
        CGRect(x: 120, y: 0, width: 50, height: 50), CGRect(x: 0, y: 60, width: 50, height: 50),
      ])
    #expect(height == 110)
  }

  // (390 − 16) ÷ 3 three times and two gaps of 8 are 390.00000000000006 in binary numbers.
  @Test func `are beside each other where they fill the width but for the last bits`() {
    for width in [375, 390, 393, 402] as [CGFloat] {
      for gap in [5, 8, 10] as [CGFloat] {
        let items = frames([3], width: width) { flow in
          flow.itemSize = CGSize(width: (width - 2 * gap) / 3, height: 20)
          flow.minimumInteritemSpacing = gap
        }.items
        #expect(items.map(\.minY) == [0, 0, 0], "\(width), \(gap)")
      }
    }
  }

  @Test func `begin a new line in each section, with the distances around it`() {
    let (items, height) = frames([1, 4]) { flow in
      flow.sectionInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
      flow.minimumLineSpacing = 5
      flow.minimumInteritemSpacing = 4
    }
    // Between 20 and 170 there is room for two with 4 pt between them.
    #expect(items.map(\.minX) == [20, 20, 74, 20, 74])
    // The second section begins below 1 + 50 + 2 pt, 1 pt further down.
    #expect(items.map(\.minY) == [1, 54, 54, 109, 109])
    #expect(height == 161)
  }

  @Test func `stand below the distances around a section that has none`() {
    let (items, height) = frames([1, 0, 1]) { flow in
      flow.sectionInset = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
    }
    // 1 + 50 + 2 pt, 1 + 2 pt, and 1 pt.
    #expect(items.map(\.minY) == [1, 57])
    #expect(height == 109)
  }

  @Test func `say how large they are where the layout asks them to`() {
    let (items, _) = frames([3], Cell.self) { flow in
      flow.estimatedItemSize = CGSize(width: 40, height: 10)
    }
    #expect(items.map(\.size.width) == [40, 40, 40])
    #expect(items.map(\.size.height) == [10, 11, 12])
  }

  @Test func `begin with the size of items where the guess is automatic`() {
    let (items, _) = frames([2], Cell.self) { flow in
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      flow.itemSize = CGSize(width: 30, height: 20)
    }
    #expect(items.map(\.size.width) == [30, 30])
    #expect(items.map(\.size.height) == [20, 21])
  }

  @Test func `are as large as their constraints leave them`() {
    final class Fixed: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.widthAnchor.constraint(equalToConstant: 33),
          inner.heightAnchor.constraint(equalToConstant: 22),
          inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 1),
          inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -2),
          inner.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
          inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
        return super.preferredLayoutAttributesFitting(layoutAttributes)
      }
    }
    let (items, _) = frames([1], Fixed.self) { $0.estimatedItemSize = CGSize(width: 5, height: 5) }
    #expect(items == [CGRect(x: 0, y: 0, width: 36, height: 29)])
  }

  @Test func `are placed anew in another layout, and when that changes`() {
    Stage.device().run {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300),
        collectionViewLayout: UICollectionViewLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      let source = Source([2])
      view.dataSource = source
      view.layoutIfNeeded()
      // A layout that is none of UIKit's places nothing.
      #expect(view.visibleCells.map(\.frame) == [.zero, .zero])
      let flow = UICollectionViewFlowLayout()
      view.collectionViewLayout = flow
      #expect(flow.collectionView === view)
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.minX) == [0, 60])
      flow.minimumInteritemSpacing = 1
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.minX) == [0, 60])
      flow.invalidateLayout()
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.minX) == [0, 51])
    }
  }

  @Test func `stand from the right where reading begins there`() {
    Stage.device().run {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      let source = Source([2])
      view.dataSource = source
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.minX) == [150, 90])
    }
  }

  @Test func `are plain where nothing is registered, and that is written down`() {
    let device = Stage.device()
    device.run {
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: "item", for: IndexPath(item: 2, section: 1))
      cell.prepareForReuse()
      #expect(type(of: cell) == UICollectionViewCell.self)
      #expect(device.misuses.count == 1)
    }
  }

  @Test func `are numbered within their sections`() {
    let path = IndexPath(item: 2, section: 1)
    #expect((path.item, path.row, path.section) == (2, 2, 1))
    #expect(IndexPath(row: 4, section: 3).item == 4)
  }

  /// A collection that shows text of another size places its items anew.
  @Test func `are placed anew when the text size changes`() {
    final class Growing: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = UIFontMetrics.default.scaledValue(for: 17)
        return layoutAttributes
      }
    }
    let device = Stage.device()
    device.run {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 40, height: 10)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: flow)
      view.register(Growing.self, forCellWithReuseIdentifier: "item")
      let source = Source([1])
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.height) == [17])
      device.change(
        to: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), showing: view)
      view.layoutIfNeeded()
      // Lengths grow as the leading of body text does: 22 pt at Large, and 40 pt at AX2.
      #expect(abs((view.visibleCells.first?.frame.height ?? 0) - 17 * 40 / 22) < 0.34)
    }
  }
}
