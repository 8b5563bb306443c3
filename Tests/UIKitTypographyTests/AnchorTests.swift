import DynamicType
import Foundation
import Testing

@testable import UIKitTypography

/// Anchors and constraints, each with a frame that follows from it.
@MainActor @Suite struct `An anchor` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()
  private let other = UIView()

  init() {
    for view in [view, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// The frame of the view, 50 by 40 pt unless told otherwise, under some constraints.
  private func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let height = view.heightAnchor.constraint(equalToConstant: 40)
    width.priority = .defaultLow
    height.priority = .defaultLow
    NSLayoutConstraint.activate([width, height])
    root.layoutIfNeeded()
    #expect(root.layoutTrouble == [])
    return view.frame
  }

  /// Puts the other view at 100, 60 with 80 by 30 pt.
  private func placeOther() {
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      other.widthAnchor.constraint(equalToConstant: 80),
      other.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  @Test func `of a side does not turn with the direction`() {
    root.traitOverrides.layoutDirection = .rightToLeft
    let frame = frame([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
    ])
    #expect(frame == CGRect(x: 10, y: 5, width: 260, height: 40))
  }

  @Test func `of a middle holds the middle`() {
    let frame = frame([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 3),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -7),
    ])
    // The middle of 300 by 200 is 150, 100.
    #expect(frame == CGRect(x: 128, y: 73, width: 50, height: 40))
  }

  @Test func `is at least as far as another`() {
    placeOther()
    let frame = frame([
      view.leftAnchor.constraint(greaterThanOrEqualTo: other.rightAnchor, constant: 12),
      view.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: 4),
      low(view.leftAnchor.constraint(equalTo: root.leftAnchor)),
      low(view.topAnchor.constraint(equalTo: root.topAnchor)),
    ])
    #expect(frame.origin == CGPoint(x: 192, y: 94))
  }

  @Test func `is at most as far as another`() {
    placeOther()
    let frame = frame([
      view.rightAnchor.constraint(lessThanOrEqualTo: other.leftAnchor, constant: -12),
      view.bottomAnchor.constraint(lessThanOrEqualTo: other.topAnchor, constant: -4),
      low(view.rightAnchor.constraint(equalTo: root.rightAnchor)),
      low(view.bottomAnchor.constraint(equalTo: root.bottomAnchor)),
    ])
    #expect(frame.origin == CGPoint(x: 38, y: 16))
  }

  private func low(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(500)
    return constraint
  }

  // Apple's documentation gives no number for the system's spacing; 8 pt is what devices use.
  @Test func `stands the system's spacing after and below another`() {
    placeOther()
    let frame = frame([
      view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      view.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 2),
    ])
    #expect(frame.origin == CGPoint(x: 188, y: 106))
  }

  @Test func `stands at least the system's spacing after and below another`() {
    placeOther()
    let frame = frame([
      view.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      view.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 2),
      low(view.leadingAnchor.constraint(equalTo: root.leadingAnchor)),
      low(view.topAnchor.constraint(equalTo: root.topAnchor)),
    ])
    #expect(frame.origin == CGPoint(x: 188, y: 106))
  }

  @Test func `stands at most the system's spacing after and below another`() {
    placeOther()
    let frame = frame([
      view.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      view.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 2),
      low(view.trailingAnchor.constraint(equalTo: root.trailingAnchor)),
      low(view.bottomAnchor.constraint(equalTo: root.bottomAnchor)),
    ])
    #expect(frame.origin == CGPoint(x: 188, y: 106))
  }

  @Test func `of a length is a multiple of another, at least or at most`() {
    placeOther()
    let frame = frame([
      // 80 · 2 + 1, and 30 · 0.5 + 2.
      view.widthAnchor.constraint(
        greaterThanOrEqualTo: other.widthAnchor, multiplier: 2, constant: 1),
      view.heightAnchor.constraint(
        lessThanOrEqualTo: other.heightAnchor, multiplier: 0.5, constant: 2),
    ])
    #expect(frame.size == CGSize(width: 161, height: 17))
  }

  @Test func `of a baseline holds the text of two labels on one line`() {
    Stage.device().run {
      let (large, small) = (UILabel(), UILabel())
      for (label, size) in [(large, CGFloat(34)), (small, 17)] {
        label.text = "Text"
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
      }
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: root.topAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        view.topAnchor.constraint(equalTo: small.lastBaselineAnchor, constant: 5),
      ])
      root.layoutIfNeeded()
      // Of two labels of one font, the one of twice the size stands as much higher as its letters do.
      let rise = large.font.ascender - small.font.ascender
      #expect(abs(small.frame.minY - rise) <= 1)
      #expect(abs(view.frame.minY - (small.frame.minY + small.font.ascender + 5)) <= 1)
    }
  }

  @Test func `of a baseline is the bottom of what has no text`() {
    placeOther()
    let frame = frame([
      view.firstBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor, constant: 2),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    #expect(frame.maxY == 92)
  }

  @Test func `below text by the system's spacing stands a line further`() {
    Stage.device().run {
      let (upper, lower) = (UILabel(), UILabel())
      for label in [upper, lower] {
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
      }
      NSLayoutConstraint.activate([
        upper.topAnchor.constraint(equalTo: root.topAnchor),
        lower.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2),
      ])
      root.layoutIfNeeded()
      // Lines of body text are 22 pt apart at Large.
      #expect(abs(lower.frame.minY - upper.frame.minY - 44) < 0.01)
    }
  }

  @Test func `of a label that stands in a stack is the stack's`() {
    Stage.device().run {
      let (title, icon) = (UILabel(), UIView())
      title.text = "Title"
      title.font = .systemFont(ofSize: 34)
      let row = UIStackView(arrangedSubviews: [icon, title])
      row.translatesAutoresizingMaskIntoConstraints = false
      icon.widthAnchor.constraint(equalToConstant: 10).isActive = true
      root.addSubview(row)
      let frame = frame([
        row.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        row.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.bottomAnchor.constraint(equalTo: row.firstBaselineAnchor),
      ])
      #expect(abs(frame.maxY - (20 + title.font.ascender)) <= 1)
    }
  }

  @Test func `of the readable guide is at most 672 pt from the other, in the middle`() {
    Stage.device().run {
      let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
      wide.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 10, bottom: 2, trailing: 30)
      let text = UIView()
      text.translatesAutoresizingMaskIntoConstraints = false
      wide.addSubview(text)
      let guide = wide.readableContentGuide
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        text.topAnchor.constraint(equalTo: guide.topAnchor),
        text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      wide.layoutIfNeeded()
      // Between margins from 10 to 970, the middle is 490.
      #expect(text.frame == CGRect(x: 154, y: 1, width: 672, height: 97))
      wide.frame.size.width = 400
      wide.layoutIfNeeded()
      #expect(text.frame == CGRect(x: 10, y: 1, width: 360, height: 97))
    }
  }

  @Test func `of the readable guide moves out as text grows`() {
    Stage.device(.accessibilityMedium).run {
      let wide = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 100))
      let text = UIView()
      text.translatesAutoresizingMaskIntoConstraints = false
      wide.addSubview(text)
      text.leadingAnchor.constraint(
        equalTo: wide.readableContentGuide.leadingAnchor
      ).isActive = true
      text.widthAnchor.constraint(equalToConstant: 10).isActive = true
      wide.layoutIfNeeded()
      // Body text is 28 pt at AX1: (2000 − 672 · 28 / 17) / 2.
      #expect(abs(text.frame.minX - (2000 - 672.0 * 28 / 17) / 2) < 0.34)
    }
  }
}

/// Guides, which take room and show nothing.
@MainActor @Suite struct `A layout guide` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func `has anchors for its sides, middles and lengths`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -40),
      guide.heightAnchor.constraint(equalToConstant: 50),
      guide.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 80, width: 240, height: 50))
    #expect(view.frame == CGRect(x: 80, y: 80, width: 120, height: 50))
  }

  @Test func `leaves with the constraints on it`() {
    let (guide, stays) = (UILayoutGuide(), UILayoutGuide())
    root.addLayoutGuide(guide)
    root.addLayoutGuide(stays)
    let outer = UIView(frame: root.bounds)
    outer.addSubview(root)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.topAnchor.constraint(equalTo: outer.topAnchor),
      outer.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      stays.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    outer.removeLayoutGuide(guide)
    #expect(root.layoutGuides.count == 2)
    root.removeLayoutGuide(guide)
    #expect(root.layoutGuides.map(ObjectIdentifier.init) == [ObjectIdentifier(stays)])
    #expect(guide.owningView == nil)
    #expect(root.constraints.count == 1)
    #expect(outer.constraints.isEmpty)
  }

  @Test func `of a scroll view's frame stays where its content moves`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (badge, content) = (UIView(), UIView())
    for view in [badge, content] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 400),
      badge.rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor),
      badge.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 400))
    #expect(badge.frame == CGRect(x: 190, y: 90, width: 10, height: 10))
    scroll.setContentOffset(CGPoint(x: 0, y: 150), animated: true)
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 150))
    #expect(badge.frame == CGRect(x: 190, y: 240, width: 10, height: 10))
  }

  @Test func `of the margins has a frame where no constraint names it`() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let guide = root.layoutMarginsGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 196))
    let readable = root.readableContentGuide
    root.layoutIfNeeded()
    #expect(readable.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 196))
  }
}
