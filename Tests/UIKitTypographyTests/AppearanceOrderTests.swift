import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `An appearance proxy among others` {
  private let room = CGSize(width: 300, height: 300)

  private func size(_ text: String, in frame: InterfaceFrame) -> Double? {
    frame.elements.first { $0.text?.styled.text.string == text }?.text?.pointSize.value
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.text = text
    return label
  }

  @Test func `gives way to what code sets before and after`() throws {
    try Stage.device().run {
      UILabel.appearance().font = .systemFont(ofSize: 23)
      let (before, after) = (label("Before"), label("After"))
      let root = UIView()
      root.addSubview(before)
      root.addSubview(after)
      before.font = .systemFont(ofSize: 17)
      _ = try root.interfaceFrame(size: room)
      after.font = .systemFont(ofSize: 12)
      let frame = try root.interfaceFrame(size: room)
      #expect(size("Before", in: frame) == 17)
      #expect(size("After", in: frame) == 12)
    }
  }

  @Test func `gives way to the font of an attributed text`() throws {
    try Stage.device().run {
      UILabel.appearance().font = .systemFont(ofSize: 23)
      let label = label("")
      label.attributedText = NSAttributedString(
        string: "Own", attributes: [.font: UIFont.systemFont(ofSize: 14)])
      try #expect(size("Own", in: label.interfaceFrame()) == 14)
    }
  }

  @Test func `gives way to what a class of the app sets in its initialiser`() throws {
    final class Small: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 9)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    Stage.device().run {
      UILabel.appearance().font = .systemFont(ofSize: 23)
      let small = Small()
      small.layoutIfNeeded()
      #expect(small.font.pointSize == 9)
    }
  }

  @Test func `of a derived class wins, whichever was told first`() {
    final class Headline: UILabel {}
    Stage.device().run {
      Headline.appearance().font = .systemFont(ofSize: 30)
      UILabel.appearance().font = .systemFont(ofSize: 23)
      UILabel.appearance().textColor = .systemRed
      UIView.appearance().backgroundColor = .systemYellow
      let (headline, label) = (Headline(), UILabel())
      headline.addSubview(label)
      headline.layoutIfNeeded()
      #expect(headline.font.pointSize == 30)
      #expect(headline.textColor === UIColor.systemRed)
      #expect(headline.backgroundColor === UIColor.systemYellow)
      #expect(label.font.pointSize == 23)
    }
  }

  // MARK: Views in others

  @Test func `for views in others reaches those alone`() throws {
    try Stage.device().run {
      UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).font = .systemFont(ofSize: 26)
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      let root = UIView()
      root.addSubview(button)
      root.addSubview(label("One"))
      button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
      let frame = try root.interfaceFrame(size: room)
      #expect(size("Go", in: frame) == 26)
      #expect(size("One", in: frame) == 17)
    }
  }

  @Test func `for labels in others reaches those of plain cells and of section titles`() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Above" }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    try Stage.device().run {
      UILabel.appearance().font = .systemFont(ofSize: 20)
      UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).font =
        .systemFont(ofSize: 26)
      let controller = Rows(style: .plain)
      let frame = try controller.view.interfaceFrame(size: room)
      #expect(size("Row", in: frame) == 26)
      #expect(size("Above", in: frame) == 20)
    }
  }

  @Test func `for views in others names the innermost first, with others between`() {
    final class Card: UIView {}
    final class Page: UIView {}
    Stage.device().run {
      UILabel.appearance(whenContainedInInstancesOf: [Card.self, Page.self]).font =
        .systemFont(ofSize: 26)
      UILabel.appearance(whenContainedInInstancesOf: [Page.self, Card.self]).font =
        .systemFont(ofSize: 8)
      let (page, between, card, label) = (Page(), UIView(), Card(), UILabel())
      page.addSubview(between)
      between.addSubview(card)
      card.addSubview(label)
      page.layoutIfNeeded()
      #expect(label.font.pointSize == 26)
    }
  }

  @Test func `for views in a controller reaches what stands in its view`() throws {
    final class Settings: UIViewController {}
    try Stage.device().run {
      UILabel.appearance(whenContainedInInstancesOf: [Settings.self]).font = .systemFont(ofSize: 26)
      let (inside, outside) = (Settings(), UIViewController())
      inside.view.addSubview(label("In"))
      outside.view.addSubview(label("Out"))
      try #expect(size("In", in: inside.view.interfaceFrame(size: room)) == 26)
      try #expect(size("Out", in: outside.view.interfaceFrame(size: room)) == 17)
    }
  }

  @Test func `for more containers wins over one for fewer, and that over one for none`() {
    final class Card: UIView {}
    final class Page: UIView {}
    Stage.device().run {
      UILabel.appearance(whenContainedInInstancesOf: [Card.self, Page.self]).font =
        .systemFont(ofSize: 26)
      UILabel.appearance(whenContainedInInstancesOf: [Page.self]).font = .systemFont(ofSize: 25)
      UILabel.appearance().font = .systemFont(ofSize: 24)
      let (page, card, deep, flat) = (Page(), Card(), UILabel(), UILabel())
      page.addSubview(card)
      page.addSubview(flat)
      card.addSubview(deep)
      page.layoutIfNeeded()
      #expect(deep.font.pointSize == 26)
      #expect(flat.font.pointSize == 25)
    }
  }

  @Test func `for the outermost container wins, as Apple documents`() {
    final class Card: UIView {}
    final class Page: UIView {}
    Stage.device().run {
      UILabel.appearance(whenContainedInInstancesOf: [Page.self]).font = .systemFont(ofSize: 26)
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).font = .systemFont(ofSize: 24)
      let (page, card, label) = (Page(), Card(), UILabel())
      page.addSubview(card)
      card.addSubview(label)
      page.layoutIfNeeded()
      #expect(label.font.pointSize == 26)
    }
  }

  @Test func `for items in a bar reaches those of that kind of bar alone`() throws {
    try Stage.device().run {
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self])
        .setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 19)], for: .normal)
      let content = UIViewController()
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      let navigation = UINavigationController(rootViewController: content)
      let toolbar = UIToolbar()
      toolbar.items = [UIBarButtonItem(title: "Share")]
      try #expect(size("Edit", in: navigation.view.interfaceFrame(size: room)) == 17)
      try #expect(size("Share", in: toolbar.interfaceFrame(size: room)) == 19)
    }
  }
}
