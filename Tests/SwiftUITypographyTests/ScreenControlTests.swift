import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `The colour of a button on a screen` {
  private func color(_ view: some View) throws -> RGBAColor? {
    let set = try LayoutBench.interface(view).elements.compactMap(\.text).first?.styled
    return set?.text.runs.first?.attributes.color ?? set?.color
  }

  private let red = RGBAColor(red: 255, green: 0, blue: 0)
  private let blue = RGBAColor(hex: "#0061D1")
  private var button: some View { Button("Go") {} }

  @Test func `is the one that a view around it chooses`() throws {
    #expect(try color(button.foregroundColor(Color(red))) == red)
    #expect(try color(button.foregroundStyle(Color(red))) == red)
    #expect(try color(VStack { button }.padding().foregroundStyle(Color(red))) == red)
    #expect(
      try color(button.buttonStyle(.borderedProminent).foregroundStyle(Color(red))) == red)
  }

  @Test func `stays the tint for none, for a level of emphasis, and in a footer`() throws {
    #expect(try color(button.foregroundColor(nil)) == blue)
    #expect(try color(button.foregroundStyle(.primary)) == blue)
    #expect(try color(button.foregroundStyle(AnyShapeStyle(.secondary))) == blue)
    let list = List {
      Section {
      } footer: {
        button
      }
    }
    #expect(try color(list.frame(height: 200)) == blue)
  }

  @Test func `is grey where the button is disabled`() throws {
    #expect(
      try color(button.disabled(true).foregroundColor(Color(red))) == RGBAColor(hex: "#6B6B70"))
  }

  @Test func `on prominent glass is white`() throws {
    #expect(try color(button.buttonStyle(.glassProminent)) == RGBAColor(hex: "#FFFFFF"))
  }

  @Test func `is that of the style which makes a button of it`() throws {
    struct Loading: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.plain).frame(width: 77)
      }
    }
    let view = Button("Go") {}.buttonStyle(Loading())
    #expect(try color(view) == RGBAColor(hex: "#000000"))
    #expect(try LayoutBench.interface(view, width: nil).width == 77)
  }
}

@Suite struct `A field of a screen` {
  @Test(arguments: [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1.0)])
  func `has its text at the side that its alignment says`(
    alignment: TextAlignment, share: Double
  ) throws {
    let view = TextField("Name", text: .constant("Ann")).multilineTextAlignment(alignment)
    let box = try LayoutBench.boxes(of: "Text", in: view, width: 200)[0]
    #expect(abs(box.x.value - (200 - box.width.value) * share) <= 0.5)
  }
}

@Suite struct `A picture of a screen` {
  @Test func `that no catalogue has takes no room, but its frame does`() throws {
    let framed = HStack(spacing: 0) {
      Image("missing").resizable().frame(width: 56, height: 56)
      Box("next", 10, 10)
    }
    #expect(try LayoutBench.boxes(of: "next", in: framed)[0].x == 173)
    #expect(try LayoutBench.interface(framed).height == 56)
    let bare = VStack(spacing: 0) {
      Image("missing")
      Box("next", 10, 10)
    }
    #expect(try LayoutBench.interface(bare).height == 10)
  }

  @Test func `of a symbol has the size that its configuration says, at every text size`() throws {
    func height(_ image: UIImage?, _ category: ContentSizeCategory) throws -> Double {
      let view = Image(uiImage: try #require(image))
      return try LayoutBench.interface(view, width: nil, category: category).height.value
    }
    let fixed = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 64))
    let large = try height(fixed, .large)
    #expect(large > 64 && large < 96)
    #expect(try height(fixed, .accessibilityExtraExtraExtraLarge) == large)
    let free = UIImage(systemName: "star")
    #expect(try height(free, .accessibilityExtraExtraExtraLarge) > height(free, .large))
  }

  @Test func `of a symbol keeps a colour that is its own`() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(
      Image(uiImage: star.withTintColor(.red, renderingMode: .alwaysOriginal)).symbolColor
        == Color(uiColor: .red))
    #expect(Image(uiImage: star.withTintColor(.red)).symbolColor == nil)
  }

  @Test func `has colours of other spaces and other names`() {
    #expect(Color(.sRGB, red: 1, green: 0.2, blue: 0) == Color(red: 1, green: 0.2, blue: 0))
    // CSS Color 4: color(display-p3 0 1 0) is outside of sRGB; clipped it is rgb(0 255 0).
    #expect(Color(.displayP3, red: 0, green: 1, blue: 0) == Color(red: 0, green: 1, blue: 0))
    // A linear half is 188 of 255 in sRGB.
    #expect(Color(.sRGBLinear, white: 0.5) == Color(white: 188.0 / 255))
    #expect(Image(ImageResource(name: "Badge", bundle: .main)) == Image("Badge"))
    #expect(LinkShapeStyle.link.color(in: EnvironmentValues()) == .accentColor)
  }

  /// It compiles only if the content need not be known before the date is.
  @Test func `may change with time, by a calculation of its own`() throws {
    func width(at date: Date) -> CGFloat { 30 + date.timeIntervalSinceReferenceDate }
    let view = TimelineView(.animation) { timeline in
      ZStack {
        Circle().trim(from: 0, to: width(at: timeline.date) / 30)
        Box("hand", width(at: timeline.date), 10)
      }
    }
    #expect(try LayoutBench.boxes(of: "hand", in: view, width: nil)[0].width == 30)
  }

  @Test func `has the room of a window around it`() throws {
    let view = Box(10, 10).scenePadding(.horizontal)
    #expect(try LayoutBench.interface(view, width: nil).width == 42)
    #expect(try LayoutBench.interface(view, width: nil).height == 10)
  }
}
