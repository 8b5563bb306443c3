import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Text views on record` {
  private func view(
    _ text: String? = Exhibit.words, scrolls: Bool = false,
    _ change: (UITextView) -> Void = { _ in }
  ) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = scrolls
    view.text = text
    view.font = .preferredFont(forTextStyle: .body)
    change(view)
    return view
  }

  @Test func `are drawn as they were`() throws {
    var record = ViewRecord("text-views-drawn", in: RecordedLook.usual + [.dark, .bold])
    try record.show("text") { view() }
    try record.show("many") {
      Exhibit.stack([
        view("Short"), view(""), view(nil) { $0.font = nil },
        view { $0.textColor = .systemRed },
        view { $0.textContainer.lineFragmentPadding = 0 },
        view { $0.textContainerInset = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40) },
      ])
    }
    try record.show("scrolling", height: 60) { view(scrolls: true) }
    try record.show("scrolled", height: 40) {
      view(scrolls: true) {
        $0.contentOffset = CGPoint(x: 0, y: 17)
        $0.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 9, right: 0)
        $0.flashScrollIndicators()
      }
    }
    try record.show("low, not scrolling", height: 30) { view() }
    try record.show("not clipped", height: 30) {
      view(scrolls: true) { $0.clipsToBounds = false }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have their lines as they had`() throws {
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    var record = ViewRecord("text-views-lines", in: RecordedLook.directions)
    for mode in modes {
      try record.show("two lines, \(mode)", in: RecordedLook.sizes) {
        view("\(Exhibit.words) \(Exhibit.words)") {
          $0.textContainer.maximumNumberOfLines = 2
          $0.textContainer.lineBreakMode = mode
        }
      }
    }
    for alignment in alignments {
      try record.show("\(alignment)") { view { $0.textAlignment = alignment } }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have their attributes as they had`() throws {
    var record = ViewRecord("text-views-attributes", in: [.large, .changed])
    for follows in [true, false] {
      let name = follows ? "following" : "not following"
      try record.show("\(name), attributed") {
        let text = NSMutableAttributedString(
          string: "Title\n",
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .title2),
            .foregroundColor: UIColor.systemBlue,
          ])
        text.append(
          Exhibit.attributed(
            Exhibit.words, [.font: UIFont.preferredFont(forTextStyle: .caption1)]))
        return view {
          $0.attributedText = text
          $0.adjustsFontForContentSizeCategory = follows
        }
      }
      try record.show("\(name), then changed") {
        view {
          $0.attributedText = Exhibit.attributed("Attributed", [.kern: 2])
          $0.font = .preferredFont(forTextStyle: .headline)
          $0.textColor = .systemGreen
          $0.adjustsFontForContentSizeCategory = follows
        }
      }
      try record.show("\(name), plain after attributed") {
        view {
          $0.attributedText = Exhibit.attributed("Red", [.foregroundColor: UIColor.red])
          $0.text = "Plain"
          $0.adjustsFontForContentSizeCategory = follows
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have the sizes and baselines that they had`() throws {
    var record = ViewRecord("text-views-sized", in: RecordedLook.sizes, height: 200)
    try record.list("sizes") {
      var values: [String] = []
      for scrolls in [true, false] {
        let view = view(scrolls: scrolls)
        values.append("natural \(view.intrinsicContentSize.onRecord)")
        for width: CGFloat in [0, 50, 160, 100_000] {
          let size = view.sizeThatFits(CGSize(width: width, height: 7))
          values.append("in \(width.onRecord): \(size.onRecord)")
        }
        view.frame.size = CGSize(width: 140, height: 50)
        view.layoutIfNeeded()
        values.append("content \(view.contentSize.onRecord)")
      }
      return values
    }
    try record.place("baselines") {
      let ground = UIView()
      let text = Exhibit.add(view(), to: ground)
      let (first, last) = (
        Exhibit.add(Exhibit.label("First", style: .caption1), to: ground),
        Exhibit.add(Exhibit.label("Last", style: .title1), to: ground)
      )
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: ground.topAnchor, constant: 11),
        text.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 60),
        text.widthAnchor.constraint(equalToConstant: 180),
        first.leadingAnchor.constraint(equalTo: ground.leadingAnchor),
        first.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
        last.trailingAnchor.constraint(equalTo: ground.trailingAnchor),
        last.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
      ])
      return ground
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
