import DynamicType
import Foundation
import Snapshots
import TextEngine
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A control that shows a value` {
  private func box(_ name: String, in view: UIView, size: CGSize) throws -> [CGRect] {
    try Stage.device().run {
      try view.interfaceFrame(size: size).elements.filter { $0.path.hasSuffix("/" + name) }.map {
        CGRect(
          x: $0.box.x.value, y: $0.box.y.value, width: $0.box.width.value,
          height: $0.box.height.value)
      }
    }
  }

  @Test func `has its knob at the place of the value`() throws {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
    // Of 100 pt that the knob of 27 pt can move, half.
    #expect(
      try box("knob", in: slider, size: CGSize(width: 127, height: 31))
        == [CGRect(x: 50, y: 2, width: 27, height: 27)])
    slider.semanticContentAttribute = .forceRightToLeft
    slider.value = 10
    #expect(try box("knob", in: slider, size: CGSize(width: 127, height: 31))[0].minX == 100)
  }

  @Test(arguments: [Float.nan, .infinity, -5]) func `keeps to its range`(value: Float) throws {
    let slider = UISlider()
    slider.value = value
    let x = try box("knob", in: slider, size: CGSize(width: 127, height: 31))[0].minX
    #expect(x == 0 || x == 100)
    slider.minimumValue = -.infinity
    #expect(try box("knob", in: slider, size: CGSize(width: 127, height: 31))[0].minX == 0)
    let progress = UIProgressView()
    progress.progress = value
    let passed = try box("passed", in: progress, size: CGSize(width: 100, height: 4))
    #expect(passed.allSatisfy { $0.width == 0 || $0.width == 100 })
  }

  @Test func `has no value out of its range`() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.minimumValue = 5
    #expect(slider.value == 5)
    let stepper = UIStepper()
    stepper.value = 101
    #expect(stepper.value == 100)
    stepper.maximumValue = 8
    #expect(stepper.value == 8)
    let progress = UIProgressView()
    progress.setProgress(2, animated: false)
    #expect(progress.progress == 1)
    progress.progress = -1
    #expect(progress.progress == 0)
  }

  @Test func `has no page that is not there`() {
    let pages = UIPageControl()
    pages.currentPage = 3
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 5
    pages.currentPage = 9
    #expect(pages.currentPage == 4)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
  }

  @Test func `has the row of each wheel that was chosen last`() {
    let picker = UIPickerView()
    #expect(picker.selectedRow(inComponent: 1) == 0)
    picker.selectRow(4, inComponent: 1, animated: true)
    picker.selectRow(2, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func `has a point for each page`() throws {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize == CGSize(width: 60, height: 26))
    #expect(try box("point", in: pages, size: CGSize(width: 60, height: 26)).count == 1)
    pages.hidesForSinglePage = true
    pages.numberOfPages = 1
    #expect(try box("point", in: pages, size: CGSize(width: 60, height: 26)).isEmpty)
    pages.numberOfPages = .max
    #expect(pages.intrinsicContentSize.width == 17009)
  }

  @Test func `does not turn unless something goes on`() throws {
    let spokes = UIActivityIndicatorView(style: .large)
    #expect(spokes.intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(try box("spoke", in: spokes, size: CGSize(width: 37, height: 37)).isEmpty)
    spokes.startAnimating()
    #expect(try !box("spoke", in: spokes, size: CGSize(width: 37, height: 37)).isEmpty)
  }

  private final class Loud: UIButton {
    var updates = 0
    override func updateConfiguration() { updates += 1 }
  }

  @Test func `of a button asks for its configuration when the state changes`() {
    let button = Loud()
    let before = button.updates
    button.isHighlighted = true
    #expect(button.updates == before + 1)
    button.setNeedsUpdateConfiguration()
    #expect(button.updates == before + 2)
  }

  @Test func `of a button has the background that its configuration says`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.background.backgroundColor = .red
    configuration.background.cornerRadius = 3
    #expect(configuration.backgroundColor(of: UIButton(type: .system)) == .red)
    #expect(configuration.radius(height: 40) == 3)
  }
}

@MainActor @Suite struct `A snapshot of a list` {
  @Test func `keeps sections and items in their order`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    // There is no place for it.
    snapshot.appendItems([9])
    snapshot.appendSections(["a", "b", "a"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    snapshot.deleteItems([1])
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3])
    #expect(snapshot.itemIdentifiers(inSection: "none") == [])
    #expect(snapshot.item(at: IndexPath(row: 0, section: 1)) == 3)
    #expect(snapshot.item(at: IndexPath(row: 7, section: 1)) == nil)
  }

  @Test func `is what a table shows`() throws {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ann", "Bob"])
    source.apply(snapshot)
    let texts = try Stage.device().run {
      try table.interfaceFrame(size: CGSize(width: 300, height: 200)).elements
        .compactMap { $0.text?.styled.text.string }
    }
    #expect(texts == ["Ann", "Bob"])
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "Bob")
  }

  @Test func `draws rounded corners and in a context`() throws {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
        UIGraphicsGetCurrentContext()?.fill(rect)
      }
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    let frame = try Stage.device().run {
      try Drawn().interfaceFrame(size: CGSize(width: 10, height: 10))
    }
    #expect(frame.elements.contains { if case .fill(_, _) = $0.content { true } else { false } })
    let corner = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 5, height: 5))
    #expect(corner.currentPoint == CGPoint(x: 5, y: 0))
  }
}
