import Foundation
import Testing

@testable import UIKitTypography

/// A collection of tiles with their numbers, or of given cells.
private class Items: UICollectionViewController {
  private final class Numbered: UICollectionViewCell {
    let label = Exhibit.label("", style: .footnote)

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemGray5
      Exhibit.add(label, to: contentView)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let counts: [Int]

  init(_ counts: [Int], _ change: (UICollectionViewFlowLayout) -> Void) {
    self.counts = counts
    let flow = UICollectionViewFlowLayout()
    change(flow)
    super.init(collectionViewLayout: flow)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Numbered.self, forCellWithReuseIdentifier: "numbered")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "numbered", for: indexPath)
    let numbers = Array(repeating: "\(indexPath.section)", count: indexPath.item + 1)
    (cell as? Numbered)?.label.text = numbers.joined(separator: " ")
    return cell
  }
}

/// A collection whose delegate decides on sizes and distances.
private final class DelegatedItems: Items, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    indexPath.section == 2
      ? UICollectionViewFlowLayout.automaticSize
      : CGSize(width: 40 + 30 * indexPath.item, height: indexPath.item == 4 ? -20 : 25)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: CGFloat(section) * 10, bottom: 3, right: 4) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat(section) + 5 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 12 - CGFloat(section) }
}

@MainActor @Suite struct `Collections on record` {
  @Test func `flow as they did`() throws {
    var record = ViewRecord("collections", in: RecordedLook.usual, height: 300)
    try record.showScreen("usual") { Items([7, 0, 2]) { _ in } }
    try record.showScreen("own distances") {
      Items([5, 1, 3]) {
        $0.itemSize = CGSize(width: 77, height: 31)
        $0.sectionInset = UIEdgeInsets(top: 5, left: 21, bottom: 9, right: 13)
        $0.minimumLineSpacing = 3
        $0.minimumInteritemSpacing = 17
      }
    }
    try record.showScreen("items as wide as all") {
      Items([2]) { $0.itemSize = CGSize(width: 400, height: 20) }
    }
    try record.showScreen("sized by themselves") {
      Items([6, 2]) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    }
    try record.showScreen("estimated") {
      Items([6]) { $0.estimatedItemSize = CGSize(width: 10, height: 10) }
    }
    try record.showScreen("by a delegate") { DelegatedItems([6, 3, 2]) { _ in } }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `follow and scroll as they did`() throws {
    var record = ViewRecord("collections-changed", in: [.large, .changed], height: 120)
    try record.showScreen("sized by themselves") {
      let items = Items([9]) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      items.collectionView.contentOffset.y = 20
      return items
    }
    try record.list("paths") {
      let items = Items([2, 1]) { _ in }
      items.view.layoutIfNeeded()
      let view: UICollectionView = items.collectionView
      var values = ["content \(view.contentSize.onRecord)"]
      for path in view.indexPathsForVisibleItems {
        let cell = view.cellForItem(at: path)
        let found = cell.flatMap { view.indexPath(for: $0) }
        let frame = cell?.frame.onRecord ?? "none"
        values.append("\(path.section) \(path.item): \(frame), \(found == path)")
      }
      return values
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
