import Foundation
import Testing

@testable import UIKitTypography

/// A stack of many views follows the rules of one of few. That of few, solved by its constraints, says
/// what is right.
@MainActor @Suite struct `A stack of many views` {
  /// A view of some size, whose baseline is somewhere in it.
  private final class Block: UIView {
    let size: CGSize
    let rise: CGFloat

    init(_ size: CGSize, rise: CGFloat) {
      self.size = size
      self.rise = rise
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      (size, rise) = (.zero, 0)
      super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { size }
    override func baseline(_ which: BaselineKind) -> (part: CGFloat, offset: CGFloat) { (0, rise) }
  }

  /// Numbers that look like chance and are the same each time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func frames(
    seed: UInt64, _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
    _ axis: NSLayoutConstraint.Axis, isSolved: Bool
  ) -> [CGRect] {
    var numbers = Numbers(state: seed)
    let blocks = (0..<Int.random(in: 2...6, using: &numbers)).map { _ in
      let height = Int.random(in: 4...40, using: &numbers)
      let block = Block(
        CGSize(width: Int.random(in: 4...40, using: &numbers), height: height),
        rise: CGFloat(Int.random(in: 1...height, using: &numbers)))
      block.setContentHuggingPriority(
        UILayoutPriority(Float([250, 251, 400].randomElement(using: &numbers) ?? 250)), for: axis)
      block.setContentCompressionResistancePriority(
        UILayoutPriority(Float([750, 749, 600].randomElement(using: &numbers) ?? 750)), for: axis)
      return block
    }
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.greatestSolvedCount = isSolved ? 64 : 0
    stack.distribution = distribution
    stack.alignment = alignment
    stack.axis = axis
    stack.spacing = CGFloat(Int.random(in: 0...12, using: &numbers))
    if Bool.random(using: &numbers) { stack.semanticContentAttribute = .forceRightToLeft }
    if Bool.random(using: &numbers) {
      stack.isLayoutMarginsRelativeArrangement = true
    }
    // Where there is room for all, middles have one answer; where there is not, who gives way is a
    // matter of taste, and longer stacks have their own.
    let length = Int.random(
      in: distribution == .equalCentering ? 420...600 : 90...260, using: &numbers)
    stack.frame = CGRect(
      x: 0, y: 0, width: axis == .horizontal ? length : 100,
      height: axis == .horizontal ? 100 : length)
    stack.layoutIfNeeded()
    return blocks.map(\.frame)
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func `places them where constraints would`(distribution: UIStackView.Distribution) {
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
    ]
    for seed in 0..<40 as Range<UInt64> {
      for (alignment, axis) in alignments.flatMap({
        [($0, NSLayoutConstraint.Axis.horizontal), ($0, .vertical)]
      }) {
        let solved = frames(seed: seed, distribution, alignment, axis, isSolved: true)
        let placed = frames(seed: seed, distribution, alignment, axis, isSolved: false)
        let isAlike = zip(placed, solved).allSatisfy { $0.isNear($1) }
        #expect(isAlike, "seed \(seed), \(alignment), \(axis)")
      }
    }
  }

  @Test func `puts texts of two sizes on one line`() {
    Stage.device().run {
      let labels = (0..<70).map { index in
        let label = UILabel()
        label.text = "Ag"
        label.font = .systemFont(ofSize: index.isMultiple(of: 2) ? 12 : 30)
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.alignment = .firstBaseline
      stack.frame = CGRect(origin: .zero, size: stack.systemLayoutSizeFitting(.zero))
      stack.layoutIfNeeded()
      // Inter reaches 31/32 of its size above the baseline.
      let small: CGFloat = labels[68].frame.minY + 12 * 31 / 32
      let large: CGFloat = labels[69].frame.minY + 30 * 31 / 32
      #expect(abs(small - large) < 0.5)
      #expect(labels[69].frame.minY == 0)
      #expect(labels[68].frame.minY > 10)
    }
  }

  @Test func `lets those give way that resist least`() {
    let blocks = (0..<70).map { _ in Block(CGSize(width: 10, height: 10), rise: 5) }
    blocks[3].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    blocks[5].setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: blocks)
    for (width, third, fifth) in [(694, 4, 10), (740, 10, 50)] as [(CGFloat, CGFloat, CGFloat)] {
      stack.frame = CGRect(x: 0, y: 0, width: width, height: 10)
      stack.layoutIfNeeded()
      #expect(blocks[3].frame.width == third)
      #expect(blocks[5].frame.width == fifth)
      #expect(blocks[69].frame == CGRect(x: width - 10, y: 0, width: 10, height: 10))
    }
  }
}

extension CGRect {
  /// Whether both are the same but for a pixel, as edges between two may be rounded either way.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.34 }
  }
}
