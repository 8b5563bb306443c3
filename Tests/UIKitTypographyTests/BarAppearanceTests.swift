import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

/// Words of UIKit that say how parts look, and that a picture has to follow.
@MainActor @Suite struct `What code says of looks` {
  private let ax2 = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

  @Test func `sets the titles of a navigation bar`() throws {
    try Stage.device().run {
      let content = UIViewController()
      content.title = "Letters"
      let navigation = UINavigationController(rootViewController: content)
      let appearance = UINavigationBarAppearance()
      let serif = try #require(UIFont(name: "Noto Serif", size: 34))
      appearance.largeTitleTextAttributes = [
        .font: UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: serif)
      ]
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.prefersLargeTitles = true
      let size = CGSize(width: 300, height: 300)
      let large = try navigation.view.interfaceFrame(size: size)
      let larger = try navigation.view.interfaceFrame(size: size, traits: ax2)
      let sizes = [large, larger].map { $0.elements.compactMap(\.text).first?.pointSize.value }
      // Large titles lead 41 pt at Large and 57 pt at AX2: 34 · 57 / 41 is 47.3.
      #expect(sizes == [34, 47])
    }
  }

  @Test func `rounds the corners it names`() throws {
    try Stage.device().run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      view.backgroundColor = .systemRed
      view.layer.cornerRadius = 10
      view.layer.maskedCorners = [.layerMaxXMaxYCorner]
      let ground = try #require(
        try view.interfaceFrame().elements.first { $0.path == "UIView/background" })
      guard case .fill(let path, _) = ground.content else {
        Issue.record("The ground is no area.")
        return
      }
      let curves = path.elements.filter { if case .cubic = $0 { true } else { false } }
      #expect(curves.count == 1)
      #expect(path.elements.first == .move(to: .init(x: 0, y: 0)))
      #expect(path.elements.contains(.line(to: .init(x: 40, y: 20))))
      #expect(path.elements.contains(.line(to: .init(x: 0, y: 30))))
    }
  }

  @Test func `cuts off what stands in it at the corners it names`() throws {
    try Stage.device().run {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let sheet = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 30))
      sheet.clipsToBounds = true
      sheet.layer.cornerRadius = 10
      sheet.layer.maskedCorners = [.layerMaxXMaxYCorner]
      sheet.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
      window.addSubview(sheet)
      let label = try #require(
        try window.interfaceFrame().elements.first { $0.path == "UIView/UIView/UILabel" })
      let outline = try #require(label.clip?.outlines.first)
      let curves = outline.elements.filter { if case .cubic = $0 { true } else { false } }
      #expect(curves.count == 1)
      #expect(outline.elements.contains(.line(to: .init(x: 40, y: 40))))
      #expect(outline.elements.contains(.line(to: .init(x: 0, y: 50))))
    }
  }

  @Test func `moves lines between rows in`() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 1 { cell.separatorInset = .zero }
        return cell
      }
    }
    try Stage.device().run {
      let controller = Rows(style: .plain)
      controller.tableView.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20)
      let frame = try controller.view.interfaceFrame(size: CGSize(width: 300, height: 200))
      let lines = frame.elements.filter { $0.path.contains("separator") }.map(\.box)
      #expect(lines.map(\.x) == [60, 0])
      #expect(lines.map(\.width) == [220, 300])
    }
  }

  @Test func `gives views above sections the height of a delegate, or their own`() throws {
    final class Header: UITableViewHeaderFooterView {
      let label = UILabel()
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.text = "Above"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Sections: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") }
      override func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { section == 0 ? 50 : UITableView.automaticDimension }
    }
    try Stage.device().run {
      let controller = Sections(style: .plain)
      controller.tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      _ = try controller.view.interfaceFrame(size: CGSize(width: 300, height: 200))
      let headers = controller.view.subviews.compactMap { $0 as? Header }
      #expect(headers.map(\.frame.minY) == [0, 50])
      #expect(headers[0].frame.height == 50)
      #expect(abs(headers[1].frame.height - headers[1].label.frame.height - 20) < 0.001)
    }
  }

  @Test func `sets text at tab stops`() {
    Stage.device().run {
      let style = NSMutableParagraphStyle()
      style.tabStops = [NSTextTab(textAlignment: .left, location: 90)]
      let text = NSAttributedString(string: "A\tB", attributes: [.paragraphStyle: style])
      let plain = NSAttributedString(string: "A\tB")
      let letter = NSAttributedString(string: "B").size().width
      #expect(abs(text.size().width - 90 - letter) < 0.01)
      #expect(abs(plain.size().width - 28 - letter) < 0.01)
    }
  }

  @Test func `lets items of a collection say their size`() throws {
    final class Item: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 77
        return layoutAttributes
      }
    }
    final class Source: UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
    }
    Stage.device().run {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 120, height: 40)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: flow)
      view.register(Item.self, forCellWithReuseIdentifier: "item")
      let source = Source()
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 120, height: 77)])
    }
  }

  @Test func `is told of Bold Text`() {
    let device = Stage.device()
    device.run {
      #expect(!UIAccessibility.isBoldTextEnabled)
      nonisolated(unsafe) var count = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIAccessibility.boldTextStatusDidChangeNotification, object: nil, queue: .main
      ) { _ in count += 1 }
      device.change(to: UITraitCollection(legibilityWeight: .bold))
      NotificationCenter.default.removeObserver(observer)
      #expect(UIAccessibility.isBoldTextEnabled)
      #expect(count >= 1)
    }
  }

  @Test func `changes a button by its handler`() {
    Stage.device().run {
      let button = UIButton(configuration: .filled())
      button.configurationUpdateHandler = { button in
        button.configuration?.title = button.isHighlighted ? "Now" : "Soon"
      }
      #expect(button.titleLabel?.text == "Soon")
      button.isHighlighted = true
      #expect(button.titleLabel?.text == "Now")
      button.configuration?.title = "Never"
      button.setNeedsUpdateConfiguration()
      #expect(button.titleLabel?.text == "Now")
    }
  }

  @Test func `is there at once where it would move on a device`() {
    var said: [String] = []
    UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .beginFromCurrentState])
    {
      said.append("moved")
    } completion: {
      said.append("\($0)")
    }
    #expect(said == ["moved", "true"])
  }
}
