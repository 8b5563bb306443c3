import DynamicType
import Foundation
import Imaging
import Snapshots
import SwiftUITypography
import TextEngine
import Testing
import UIKitTypography

@MainActor @Suite struct `Views of SwiftUI in those of UIKit` {
  private struct Row: View {
    @ScaledMetric private var gap: CGFloat = 10
    let word: String

    var body: some View {
      VStack(alignment: .leading, spacing: gap) {
        Text(word)
        Text("second").font(.caption)
      }
    }
  }

  private func elements(
    of view: UIView, at category: UIContentSizeCategory = .large,
    size: CGSize = CGSize(width: 200, height: 0)
  ) throws -> [InterfaceElement] {
    try Stage.device(category).run {
      try view.interfaceFrame(
        size: size, traits: UITraitCollection(preferredContentSizeCategory: category)
      ).elements
    }
  }

  @Test func `follow the text size of a controller, and stand in the middle of its view`() throws {
    for (category, sizes) in [
      (UIContentSizeCategory.large, [17.0, 12]), (.accessibilityExtraExtraExtraLarge, [53, 43]),
    ] {
      let texts = try Stage.device(category).run {
        let controller = UIHostingController(rootView: Row(word: "first"))
        let frame = try controller.view.interfaceFrame(size: CGSize(width: 300, height: 400))
        return frame.elements.filter { $0.text != nil }
      }
      #expect(texts.map { $0.text?.pointSize.value } == sizes)
      // As much room above the first as below the second.
      let (first, last) = (try #require(texts.first).box, try #require(texts.last).box)
      #expect(abs(first.y.value - (400 - last.maxY.value)) <= 1)
    }
  }

  @Test func `change with their controller`() throws {
    try Stage.device().run {
      let controller = UIHostingController(rootView: Row(word: "first"))
      controller.loadViewIfNeeded()
      controller.rootView = Row(word: "other")
      let frame = try controller.view.interfaceFrame(size: CGSize(width: 300, height: 400))
      #expect(frame.elements.compactMap { $0.text?.styled.text.string } == ["other", "second"])
    }
  }

  private struct Greeting: View {
    @State private var name = "nobody"
    @State private var isLong = false

    var body: some View {
      VStack {
        Text(verbatim: "Hello, \(name)").onAppear { name = "Ada" }
        if isLong { Text("and welcome") }
      }
      .onChange(of: name) { isLong = true }
    }
  }

  @Test func `appear, and are shown as their actions left them`() throws {
    try Stage.device().run {
      let controller = UIHostingController(rootView: Greeting())
      let frame = try controller.view.interfaceFrame(size: CGSize(width: 300, height: 400))
      let texts = frame.elements.compactMap { $0.text?.styled.text.string }
      #expect(texts == ["Hello, Ada", "and welcome"])
      // Once, however often they are shown.
      #expect(try controller.view.interfaceFrame().elements.count == frame.elements.count)
    }
  }

  @Test func `have the room in a stack that their actions ask for`() throws {
    try Stage.device().run {
      let controller = UIHostingController(rootView: Greeting())
      let stack = UIStackView(arrangedSubviews: [controller.view, UILabel()])
      stack.axis = .vertical
      (stack.arrangedSubviews[1] as? UILabel)?.text = "below"
      let frame = try stack.interfaceFrame(size: CGSize(width: 300, height: 400))
      let boxes = frame.elements.filter { $0.text != nil }.map(\.box)
      #expect(boxes.count == 3)
      #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.maxY <= $1.y + 0.5 })
    }
  }

  @Test func `make the height of a row`() throws {
    let heights = try [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge].map {
      category in
      try Stage.device(category).run {
        let table = Table()
        let view = UITableView()
        view.dataSource = table
        let frame = try view.interfaceFrame(size: CGSize(width: 320, height: 800))
        let texts = frame.elements.filter { $0.text != nil }
        #expect(texts.map { $0.text?.styled.text.string } == ["first", "second"])
        #expect(texts.first?.box.x == 16)
        return try #require(view.visibleCells.first).frame.height
      }
    }
    // 11 pt above and below, 17 and 12 pt of text, and 10 pt between: about 70.
    #expect(heights[0] > 60 && heights[0] < 75)
    #expect(heights[1] > 2 * heights[0])
  }

  private final class Table: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = UIHostingConfiguration { Row(word: "first") }
      return cell
    }
  }
}

@MainActor @Suite struct `A view of UIKit in those of SwiftUI` {
  private struct Label: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label
    }

    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
  }

  private struct Screen: UIViewControllerRepresentable {
    final class Words { var shown: [String] = [] }

    final class Controller: UIViewController {
      let label = UILabel()
      override func loadView() { view = label }
      override func viewDidAppear(_ animated: Bool) { label.text = (label.text ?? "") + "!" }
    }

    let text: String

    func makeCoordinator() -> Words { Words() }

    func makeUIViewController(context: Context) -> Controller {
      let controller = Controller()
      controller.label.font = .preferredFont(forTextStyle: .body)
      controller.label.adjustsFontForContentSizeCategory = true
      return controller
    }

    func updateUIViewController(_ controller: Controller, context: Context) {
      context.coordinator.shown.append(text)
      controller.loadViewIfNeeded()
      controller.label.text = context.coordinator.shown.last
    }
  }

  private func frame(
    _ view: some View, at category: DynamicType.ContentSizeCategory = .large
  ) throws -> InterfaceFrame {
    try view.interface(
      in: InterfaceConfiguration(width: 200, category: category),
      typesetter: Typesetter(#require(Stage.fonts)))
  }

  @Test func `may belong to a controller, which appears`() throws {
    for (category, size) in [
      (DynamicType.ContentSizeCategory.large, 17.0), (.accessibilityExtraExtraExtraLarge, 53),
    ] {
      let texts = try frame(Screen(text: "shown"), at: category).elements.compactMap(\.text)
      // It appears once.
      #expect(texts.map(\.styled.text.string) == ["shown!"])
      #expect(texts.map(\.pointSize.value) == [size])
    }
  }

  @Test func `has the room and the text size that they give it`() throws {
    let view = VStack(alignment: .leading, spacing: 4) {
      Text("above")
      Label(text: "A label of more than one line, since it is long")
      Text("below")
    }
    for (category, size) in [
      (DynamicType.ContentSizeCategory.large, 17.0), (.accessibilityExtraExtraExtraLarge, 53),
    ] {
      let texts = try frame(view, at: category).elements.filter { $0.text != nil }
      #expect(texts.map { $0.text?.pointSize.value } == [size, size, size])
      #expect(texts[1].path.hasPrefix("VStack/Label/UILabel"))
      #expect(texts[1].box.y.value >= texts[0].box.maxY.value)
      #expect(texts[2].box.y.value >= texts[1].box.maxY.value)
      #expect(texts[1].box.height.value > 2 * size)
    }
  }

  @Test func `is told where it is not on the main actor`() async throws {
    let fonts = try #require(Stage.fonts)
    let words = await Task.detached {
      do {
        _ = try Label(text: "a").interface(
          in: InterfaceConfiguration(width: 200), typesetter: Typesetter(fonts))
        return ""
      } catch {
        return "\(error)"
      }
    }.value
    #expect(
      words
        == "Label is a view of UIKit, which needs the main actor, but the test runs elsewhere. Mark the test @MainActor."
    )
  }

  @Test func `has colours, fonts and pictures in common`() throws {
    let red = Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(red == Color(red: 1, green: 0, blue: 0))
    #expect(Color(.systemBackground) == Color(light: .white, dark: .black))
    let back = UIColor(Color.white)
    #expect(
      back.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        == UIColor(white: 1, alpha: 1))
    let text = Text("a").font(Font(UIFont.boldSystemFont(ofSize: 20)))
    let set = try frame(text).elements.compactMap(\.text)
    #expect(set.map(\.pointSize) == [20])
    let image = Image(uiImage: try #require(UIImage(systemName: "star")))
    #expect(try frame(image).elements.contains { $0.path.hasSuffix("Image") })
  }
}
