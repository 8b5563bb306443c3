import Foundation
import Snapshots
import Testing
import UIKitTypography

/// Items of one width, each as high as its text.
private final class PosterWall: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let text = NSAttributedString(
      string: "Evening crossing to the lighthouse",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .callout)])
    let room = CGSize(width: 170, height: 10_000)
    let bounds = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    return CGSize(width: room.width, height: bounds.integral.height)
  }
}

@MainActor @Suite struct `Content that is larger than its place` {
  private func itemSize(at category: UIContentSizeCategory) -> CGSize {
    phone(category).run {
      let layout = UICollectionViewFlowLayout()
      return PosterWall().collectionView(
        UICollectionView(frame: .zero, collectionViewLayout: layout), layout: layout,
        sizeForItemAt: IndexPath(item: 0, section: 0))
    }
  }

  @Test func `grows down in an item of one width`() {
    let (large, ax3) = (itemSize(at: .large), itemSize(at: .accessibilityExtraLarge))
    #expect([large.width, ax3.width] == [170, 170])
    // Two lines: 21 pt between baselines, and 16 · 1.21 = 19.4 pt for the face.
    #expect(large.height == 41)
    // Each line takes 46 pt.
    #expect(ax3.height >= 4 * 46)
  }

  @Test func `shows that there is more once the indicators were flashed`() throws {
    let shown = try phone(.accessibilityExtraLarge).run {
      let terms = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
      terms.contentSize = CGSize(width: 300, height: 1_100)
      let before = try terms.interfaceFrame()
      terms.flashScrollIndicators()
      return try [before, terms.interfaceFrame()].map { frame in
        frame.elements.contains { $0.path.hasSuffix("indicator") }
      }
    }
    #expect(shown == [false, true])
  }
}
