import Audit
import DynamicType
import Foundation
import Snapshots
import SwiftUITypography
import Testing
import TextEngine
import UIKitTypography

@MainActor @Suite struct `Questions about SwiftUI` {
  private typealias Bench = QuestionBench

  private func sizes(_ view: some View, at category: QuestionBench.Category = QuestionBench.ax5)
    throws -> [Double]
  {
    try Bench.launch(view, at: category, width: nil).pointSizes
  }

  // https://github.com/anyproto/anytype-swift/pull/1716
  private struct ScaledByMetrics: View {
    let size: CGFloat
    var isFixed = false

    var body: some View {
      let scaled = UIFontMetrics.default.scaledValue(for: size)
      Text("Aa").font(
        isFixed
          ? .custom(Bench.face, fixedSize: scaled) : .custom(Bench.face, size: scaled))
    }
  }

  @Test func `A custom font of a scaled size is scaled twice, and a fixed one is right`() throws {
    #expect(try sizes(ScaledByMetrics(size: 17)) == [135])
    #expect(try sizes(ScaledByMetrics(size: 17, isFixed: true)) == [48])
  }

  // The same snippet, in apps of many sizes: one bug has one name.
  @Test(arguments: [15.0, 17, 22, 34])
  func `A custom font of a scaled size is found by one name`(size: Double) throws {
    let twice = try Bench.audit { category in
      try Bench.launch(ScaledByMetrics(size: size), at: category, width: nil)
    }
    #expect(twice == [.scaledTwice])
    let right = try Bench.audit { category in
      try Bench.launch(ScaledByMetrics(size: size, isFixed: true), at: category, width: nil)
    }
    #expect(!right.contains(.scaledTwice))
  }

  // https://github.com/gonzalezreal/swift-markdown-ui/pull/314
  private struct ScaledByWrapper: View {
    @ScaledMetric private var size: CGFloat = 17
    let isFixed: Bool

    var body: some View {
      Text("Aa").font(
        isFixed ? .custom(Bench.face, fixedSize: size) : .custom(Bench.face, size: size))
    }
  }

  @Test func `A scaled metric and a custom font count the text size twice`() throws {
    #expect(try sizes(ScaledByWrapper(isFixed: false)) == [135])
    #expect(try sizes(ScaledByWrapper(isFixed: true)) == [48])
  }

  // https://github.com/steamclock/niceComponents/pull/70
  @Test func `A custom font with a greatest size is a fixed one of that size`() throws {
    struct Held: View {
      @ScaledMetric private var size: CGFloat = 17
      var body: some View { Text("Aa").font(.custom(Bench.face, fixedSize: min(size, 24))) }
    }
    #expect(try sizes(Held()) == [24])
    #expect(try sizes(Held(), at: .large) == [17])
  }

  // https://github.com/onmyway133/blog/issues/847 and https://github.com/WalletConnect/web3modal-swift/pull/17
  @Test func `A system font of a scaled size is scaled once`() throws {
    struct Scaled: View {
      var body: some View {
        Text("Aa").font(.system(size: UIFontMetrics.default.scaledValue(for: 16)))
      }
    }
    // 16 · 62 ÷ 22, on a screen of 2x.
    #expect(try sizes(Scaled()) == [45])
  }

  // https://github.com/feedback-assistant/reports/issues/260 (FB9772279)
  @Test func `A system font of a size does not scale, and one without a name does`() throws {
    #expect(try sizes(Text("Aa").font(.system(size: 20))) == [20])
    // 20 · 62 ÷ 22
    #expect(try sizes(Text("Aa").font(.custom("", size: 20, relativeTo: .body))) == [56])
    let frame = try Bench.launch(Text("Aa").font(.custom("", fixedSize: 20)), at: Bench.ax5)
    #expect(frame.elements.compactMap(\.text).first?.styled.font.fontDescriptor.origin == .system)
  }

  // https://github.com/woocommerce/woocommerce-ios/pull/13611
  @Test func `A greatest size holds styles, and not what UIKit scales`() throws {
    struct Row: View {
      var body: some View {
        Text("Aa")
        Text("Bb").font(Font(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))))
      }
    }
    #expect(try sizes(VStack { Row() }.dynamicTypeSize(...DynamicTypeSize.large)) == [17, 48])
  }

  // https://fatbobman.github.io/en/snippet/resolving-inconsistent-spacing-in-swiftui-vstackhstack-layouts
  @Test func `Texts of a stack stand closer than a text and another view`() throws {
    let frame = try Bench.launch(
      VStack {
        Text("one")
        Text("two")
        Rectangle().frame(height: 50)
      })
    let boxes = frame.elements.filter { $0.path.hasSuffix("Text") || $0.path.contains("Text[") }
      .map(\.box)
    let shape = try #require(frame.elements.last?.box)
    let (near, far) = (boxes[1].y - boxes[0].maxY, shape.y - boxes[1].maxY)
    #expect(near < far)
    let even = try Bench.launch(
      VStack(spacing: 10) {
        Text("one")
        Text("two")
      }
    ).elements.filter { $0.text != nil }.map(\.box)
    #expect(even[1].y - even[0].maxY == 10)
  }

  // https://useyourloaf.com/blog/the-@scaledmetric-property-wrapper/
  @Test func `A distance of 8 grows as body does, and less along a title`() throws {
    struct Distances: View {
      @ScaledMetric private var body8: CGFloat = 8
      @ScaledMetric(relativeTo: .largeTitle) private var title8: CGFloat = 8
      var body: some View { Text(verbatim: "\(body8) \(title8)") }
    }
    let frame = try Bench.launch(Distances(), at: Bench.ax5, width: nil)
    // 8 · 62 ÷ 22 and 8 · 70 ÷ 41, on a screen of 2x.
    #expect(frame.elements.compactMap { $0.text?.styled.text.string } == ["22.5 13.5"])
  }

  // https://rioogino.com/posts/2024/swiftui_fixed_width_text
  @Test func `Texts that may shrink do so one by one`() throws {
    let frame = try Bench.launch(
      ZStack {
        Text("1/1000 of a second").lineLimit(1).minimumScaleFactor(0.2)
        Text("1/5 s").lineLimit(1).minimumScaleFactor(0.2)
      }, at: Bench.ax5, width: 200)
    let heights = frame.elements.filter { $0.text != nil }.map(\.box.height)
    #expect(heights[0] < heights[1])
  }

  // https://github.com/SwiftfulThinking/SwiftUI-Continued-Learning/pull/1
  @Test func `The old and the new name of the text size say the same`() throws {
    struct Sizes: View {
      @Environment(\.sizeCategory) private var category
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        Text(verbatim: "\(category.isAccessibilityCategory) \(size.isAccessibilitySize)")
      }
    }
    for (category, words) in [
      (QuestionBench.Category.extraExtraExtraLarge, "false false"), (Bench.ax5, "true true"),
    ] {
      let frame = try Bench.launch(Sizes(), at: category, width: nil)
      #expect(frame.elements.compactMap { $0.text?.styled.text.string } == [words])
    }
  }

  /// The size of the text, and the heights of the symbol and the box.
  private func look(_ view: some View) throws -> [Double?] {
    let elements = try Bench.launch(view, width: nil).elements
    return [
      elements.compactMap { $0.text?.pointSize.value }.first,
      elements.first { $0.path.contains("Image") }?.box.height.value,
      elements.first { $0.path.contains("box") }?.box.height.value,
    ]
  }

  // https://github.com/Avi0n/MeshCoreOne/pull/406
  @Test func `A text size of the app's own reaches styles, metrics and symbols`() throws {
    struct Row: View {
      @ScaledMetric private var side: CGFloat = 10
      var body: some View {
        HStack {
          Text("Aa")
          Image(systemName: "star")
          Color.red.frame(width: side, height: side).accessibilityIdentifier("box")
        }
      }
    }
    let (usual, own) = (try look(Row()), try look(Row().dynamicTypeSize(.accessibility1)))
    #expect(usual[0] == 17 && own[0] == 28)
    #expect((own[1] ?? 0) > (usual[1] ?? 0))
    // 10 · 34 ÷ 22
    #expect(usual[2] == 10 && own[2] == 15.5)
  }

  // https://github.com/pointfreeco/isowords/issues/43
  @Test func `Words that are cut off at the accessibility sizes are found`() throws {
    let found = try Bench.audit { category in
      try Bench.launch(Text("Let’s find the longest words").lineLimit(1), at: category)
    }
    #expect(found.contains(.truncated))
  }

  // https://github.com/onmyway133/notes/issues/594
  @Test func `A text view in SwiftUI is told of the text size when it is updated`() throws {
    struct Field: UIViewRepresentable {
      @Environment(\.sizeCategory) private var category

      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        view.text = "Aa"
        view.font = .preferredFont(forTextStyle: .body)
      }
    }
    #expect(try Bench.launch(Field(), at: Bench.ax5, height: 200).pointSizes == [53])
    #expect(try Bench.launch(Field(), height: 200).pointSizes == [17])
  }

  // https://github.com/microsoft/fluentui-apple/pull/759
  @Test func `A controller that hosts SwiftUI is as large as its view at the text size`() throws {
    let heights = try [UIContentSizeCategory.large, .accessibilityLarge].map { category in
      try Stage.device(category).run {
        let controller = UIHostingController(rootView: Text("Aa"))
        _ = try controller.view.interfaceFrame(size: Bench.room)
        return controller.sizeThatFits(in: Bench.room).height
      }
    }
    #expect(heights[0] < 24 && heights[1] > 38)
  }

  // https://github.com/kiwicom/orbit-swiftui/pull/202
  @Test func `A custom and a system font of one size grow alike where both are scaled`() throws {
    struct Row: View {
      @ScaledMetric private var size: CGFloat = 16
      var body: some View {
        VStack {
          Text("Aa").font(.custom(Bench.face, size: 16))
          Text("Aa").font(.system(size: size))
        }
      }
    }
    #expect(try sizes(Row(), at: .accessibilityMedium) == [25, 24.5])
  }

  // https://fatbobman.com/en/posts/how-to-detect-text-truncation-in-swiftui
  @Test func `The first layout whose text fits is taken`() throws {
    let view = ViewThatFits(in: .horizontal) {
      Text("A description of some words").accessibilityIdentifier("wide")
      VStack {
        Text("A description")
        Text("of some words")
      }
    }
    let counts = try [QuestionBench.Category.large, Bench.ax5].map {
      try Bench.launch(view, at: $0, width: 240).pointSizes.count
    }
    #expect(counts == [1, 2])
  }
}
