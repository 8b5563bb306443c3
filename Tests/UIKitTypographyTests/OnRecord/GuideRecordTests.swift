import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Guides on record` {
  /// Shows where a guide is.
  private func fill(_ guide: UILayoutGuide, in ground: UIView, named name: String) {
    let view = Exhibit.add(UIView(), to: ground)
    view.accessibilityIdentifier = name
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
  }

  private func fillAll(_ ground: UIView) {
    fill(ground.layoutMarginsGuide, in: ground, named: "margins")
    fill(ground.safeAreaLayoutGuide, in: ground, named: "safe area")
    fill(ground.readableContentGuide, in: ground, named: "readable")
    fill(ground.keyboardLayoutGuide, in: ground, named: "keyboard")
  }

  private func frames(_ ground: UIView) -> [String] {
    let guides = [
      ground.layoutMarginsGuide, ground.safeAreaLayoutGuide, ground.readableContentGuide,
    ]
    ground.frame.size = CGSize(width: 320, height: 200)
    ground.layoutIfNeeded()
    return guides.map(\.layoutFrame.onRecord)
  }

  @Test func `are in their views where they were`() throws {
    var record = ViewRecord("guides", in: RecordedLook.directions, height: 200)
    try record.place("usual") {
      let ground = UIView()
      fillAll(ground)
      return ground
    }
    try record.place("directional margins") {
      let ground = UIView()
      ground.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 20, bottom: 3, trailing: 40)
      fillAll(ground)
      return ground
    }
    try record.place("margins of sides") {
      let ground = UIView()
      ground.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
      fillAll(ground)
      return ground
    }
    try record.list("margins") {
      let view = UIView()
      var values = ["\(view.layoutMargins)", "\(view.directionalLayoutMargins)"]
      view.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
      values += ["\(view.layoutMargins)", "\(view.directionalLayoutMargins)"]
      view.directionalLayoutMargins.leading = 9
      values += ["\(view.layoutMargins)", "\(view.directionalLayoutMargins)"]
      return values + frames(view)
    }
    for width: CGFloat in [300, 700, 2000] {
      try record.place("in \(width)", in: RecordedLook.usual, width: width) {
        let ground = UIView()
        fillAll(ground)
        return ground
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  private final class Screen: UIViewController {
    var change: (UIView) -> Void = { _ in }
    override func viewDidLoad() {
      super.viewDidLoad()
      additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
      change(view)
    }
  }

  @Test func `of a controller's view are where they were`() throws {
    var record = ViewRecord("guides-of-screens", in: RecordedLook.directions, height: 200)
    try record.showScreen("usual") {
      let screen = Screen()
      screen.change = { fillAll($0) }
      return screen
    }
    try record.showScreen("own margins") {
      let screen = Screen()
      screen.change = {
        $0.layoutMargins.left = 50
        fillAll($0)
      }
      return screen
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of apps and scroll views are where they were`() throws {
    var record = ViewRecord("guides-of-apps", in: RecordedLook.directions, height: 120)
    try record.place("free guides") {
      let ground = UIView()
      let (gap, mirror) = (UILayoutGuide(), UILayoutGuide())
      gap.identifier = "gap"
      ground.addLayoutGuide(gap)
      ground.addLayoutGuide(mirror)
      NSLayoutConstraint.activate([
        gap.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 13),
        gap.centerYAnchor.constraint(equalTo: ground.centerYAnchor),
        gap.widthAnchor.constraint(equalTo: ground.widthAnchor, multiplier: 0.25),
        gap.heightAnchor.constraint(equalToConstant: 31),
        mirror.trailingAnchor.constraint(equalTo: ground.trailingAnchor, constant: -7),
        mirror.centerXAnchor.constraint(equalTo: gap.centerXAnchor, constant: 100),
        mirror.bottomAnchor.constraint(equalTo: gap.topAnchor),
        mirror.topAnchor.constraint(equalTo: ground.topAnchor, constant: 2),
      ])
      fill(gap, in: ground, named: "gap")
      fill(mirror, in: ground, named: "mirror")
      return ground
    }
    try record.place("content and frame of a scroll view") {
      let (ground, scroll) = (UIView(), UIScrollView())
      Exhibit.add(scroll, to: ground)
      let label = Exhibit.add(Exhibit.label(Exhibit.words), to: scroll)
      let tile = Exhibit.add(Tile(10, 10), to: scroll)
      label.numberOfLines = 0
      scroll.contentOffset = CGPoint(x: 5, y: 9)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: ground.topAnchor, constant: 4),
        scroll.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 20),
        scroll.trailingAnchor.constraint(equalTo: ground.trailingAnchor, constant: -30),
        scroll.heightAnchor.constraint(equalToConstant: 50),
        label.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 6),
        label.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        label.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -2),
        tile.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
        tile.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
      ])
      return ground
    }
    try record.show("edges of a scroll view, without guides") {
      let (ground, scroll) = (UIView(), UIScrollView())
      Exhibit.add(scroll, to: ground)
      let tile = Exhibit.add(Tile(500, 70), to: scroll)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: ground.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: ground.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 9),
        scroll.widthAnchor.constraint(equalToConstant: 200),
        tile.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
        tile.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -6),
        tile.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 7),
        tile.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -8),
      ])
      return ground
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `and springs stretch views as they did`() throws {
    var record = ViewRecord("springs", in: [.large])
    try record.list("masks") {
      (0..<64).map { mask in
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 25))
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask))
        ground.addSubview(view)
        ground.frame.size = CGSize(width: 190, height: 81)
        let large = view.frame.onRecord
        ground.bounds.size = CGSize(width: 15, height: 6)
        return "\(mask): \(large), \(view.frame.onRecord)"
      }
    }
    try record.list("in constraints") {
      let ground = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 50))
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      ground.addSubview(inner)
      let label = Exhibit.add(Exhibit.label("Words"), to: inner)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: inner.topAnchor),
        label.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      ])
      return [ground.systemLayoutSizeFitting(.zero).onRecord]
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
