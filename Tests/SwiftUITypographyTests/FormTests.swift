import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A form` {
  private struct Person: Identifiable {
    let id: Int
    let name: String
  }

  private func words(_ view: some View) throws -> [String] {
    try LayoutBench.interface(view, height: 600).elements.compactMap(\.text)
      .map(\.styled.text.string)
  }

  @Test func `has rows as a list has them`() throws {
    let rows = Group {
      Text("one")
      Text("two")
    }
    let form = try LayoutBench.interface(Form { rows }, height: 300)
    let list = try LayoutBench.interface(List { rows }, height: 300)
    #expect(form.elements.map(\.box) == list.elements.map(\.box))
    #expect(try words(Form { rows }) == ["one", "two"])
  }

  @Test func `has rows and views for what can be identified`() throws {
    let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]
    #expect(try words(List(people) { Text($0.name) }) == ["Ann", "Bob"])
    #expect(try words(VStack { ForEach(people) { Text($0.name) } }) == ["Ann", "Bob"])
  }

  @Test func `has sections with a title, a note, both or none, in old and new words`() throws {
    let row = Text("Row")
    #expect(try words(List { Section("Title") { row } }) == ["Title", "Row"])
    #expect(try words(List { Section(header: Text("Head")) { row } }) == ["Head", "Row"])
    #expect(try words(List { Section(footer: Text("Foot")) { row } }) == ["Row", "Foot"])
    #expect(
      try words(List { Section(header: Text("Head"), footer: Text("Foot")) { row } })
        == ["Head", "Row", "Foot"])
    let noted = Section {
      row
    } footer: {
      Text("Foot")
    }
    #expect(try words(List { noted }) == ["Row", "Foot"])
  }

  /// A switch is 51 by 31 pt, with a knob of 27 pt and 2 pt around it.
  @Test func `has a switch at the trailing edge, whose knob is at the side it is switched to`()
    throws
  {
    func parts(isOn: Bool) throws -> (texts: [String], fills: [(PointRect, RGBAColor)]) {
      let view = Toggle("Wi-Fi", isOn: .constant(isOn))
      let elements = try LayoutBench.interface(view, width: 200).elements
      let fills = elements.compactMap { element -> (PointRect, RGBAColor)? in
        if case .fill(_, let color) = element.content { (element.box, color) } else { nil }
      }
      return (elements.compactMap(\.text).map(\.styled.text.string), fills)
    }
    let (on, off) = (try parts(isOn: true), try parts(isOn: false))
    #expect(on.texts == ["Wi-Fi"])
    try #require(on.fills.count == 2 && off.fills.count == 2)
    #expect(on.fills[0].0 == box(149, 0, 51, 31))
    #expect(on.fills[0].1 == RGBAColor(hex: "#1C7A34"))
    #expect(on.fills[1].0 == box(171, 2, 27, 27))
    #expect(on.fills[1].1 == RGBAColor(hex: "#FFFFFF"))
    #expect(off.fills[0].1 == RGBAColor(hex: "#C8C8CC"))
    #expect(off.fills[1].0 == box(151, 2, 27, 27))
    let own = Toggle(isOn: .constant(true)) { Box("label", 30, 10) }
    #expect(try LayoutBench.boxes(of: "label", in: own, width: 200) == [box(0, 10.5, 30, 10)])
  }

  @Test func `has a switch in the tint that it or a view around it sets, else in green`() throws {
    func color(_ view: some View) throws -> RGBAColor? {
      for element in try LayoutBench.interface(view, width: 200).elements {
        if case .fill(_, let color) = element.content { return color }
      }
      return nil
    }
    let (green, red) = (RGBAColor(hex: "#1C7A34"), RGBAColor(hex: "#C5221B"))
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(try color(toggle.tint(.red)) == red)
    #expect(try color(toggle.toggleStyle(SwitchToggleStyle(tint: .red)).tint(.orange)) == red)
    #expect(try color(VStack { toggle.tint(nil) }.tint(.red)) == green)
    #expect(try color(toggle.accentColor(.red)) == green)
    let off = Toggle("Wi-Fi", isOn: .constant(false))
    #expect(try color(off.tint(.red)) == RGBAColor(hex: "#C8C8CC"))
  }

  @Test func `has the subtitle of a control below its title`() throws {
    let label = Group {
      Text("Wi-Fi")
      Box("subtitle", 20, 10)
    }
    // The title is 21 pt high, with 2 pt between them.
    for view in [
      AnyView(Toggle(isOn: .constant(true)) { label }),
      AnyView(LabeledContent(content: { Box("value", 40, 31) }, label: { label })),
    ] {
      #expect(try LayoutBench.boxes(of: "subtitle", in: view, width: 200) == [box(0, 23, 20, 10)])
    }
    let large = LabeledContent(content: { Box("value", 40, 31) }, label: { label })
    let ax1 = ContentSizeCategory.accessibilityMedium
    let title = try LayoutBench.boxes(of: "Text", in: large, width: 200, category: ax1)[0]
    #expect(
      try LayoutBench.boxes(of: "value", in: large, width: 200, category: ax1).map(\.y)
        == [title.height + 2 + 10 + 4])
  }

  @Test(arguments: [true, false])
  func `has inactive text where it is disabled`(isDisabled: Bool) throws {
    let button = Button("Go") {}.buttonStyle(.bordered).disabled(isDisabled)
    let text = try LayoutBench.interface(button).elements.first { $0.text != nil }
    #expect(try #require(text).isInactive == isDisabled)
    // A caption is no control, so it stays as it is.
    let caption = Text("Terms").disabled(isDisabled)
    #expect(try LayoutBench.interface(caption).elements.allSatisfy { !$0.isInactive })
  }

  @Test func `has a picture of a label beside its title`() throws {
    let toggle = Toggle(isOn: .constant(true)) {
      Box("picture", 20, 10)
      Text("Wi-Fi")
    }
    let picture = try LayoutBench.boxes(of: "picture", in: toggle, width: 200)[0]
    let title = try LayoutBench.boxes(of: "Text", in: toggle, width: 200)[0]
    #expect(title.x > picture.maxX && title.y < picture.maxY)
  }

  @Test func `has subtitles that are smaller and fainter, unless they say otherwise`() throws {
    let toggle = Toggle(isOn: .constant(true)) {
      Text("Wi-Fi")
      Text("Connected")
      Text("Secure").font(.body).foregroundStyle(.red)
    }
    let texts = try LayoutBench.interface(toggle).elements.compactMap(\.text)
    #expect(texts.map(\.pointSize) == [17, 13, 17])
    #expect(
      texts.map { $0.styled.text.runs.first?.attributes.color }
        == [nil, RGBAColor(hex: "#5F5F66"), RGBAColor(hex: "#C5221B")])
  }

  @Test func `has a field of one line that shows what is written, else its prompt`() throws {
    let empty = TextField("Name", text: .constant(""))
    let elements = try LayoutBench.interface(empty, width: 200).elements
    let prompt = try #require(elements.compactMap(\.text).first)
    #expect(prompt.styled.text.string == "Name")
    #expect(
      prompt.styled.color == RGBAColor(hex: "#5F5F66")
        || prompt.styled.text.runs.first?.attributes.color == RGBAColor(hex: "#5F5F66"))
    let long = TextField("Name", text: .constant("A name that is much too long for one line"))
    let written = try #require(
      try LayoutBench.interface(long, width: 100).elements.compactMap(\.text).first)
    #expect(written.frame.lines.count == 1)
    #expect(written.isTruncated)
    #expect(try LayoutBench.interface(empty, width: 200).width == 200)
  }
}

@Suite struct `A style of buttons` {
  private func parts<Style: PrimitiveButtonStyle>(
    _ style: Style, role: ButtonRole? = nil, isDisabled: Bool = false
  ) throws -> (text: RGBAColor?, box: RGBAColor?, height: Double) {
    let view = Button("Go", role: role) {}.buttonStyle(style).disabled(isDisabled)
    let frame = try LayoutBench.interface(view, width: nil)
    var box: RGBAColor?
    for element in frame.elements {
      if case .fill(_, let color) = element.content { box = color }
    }
    let text = frame.elements.compactMap(\.text).first?.styled
    return (text?.text.runs.first?.attributes.color ?? text?.color, box, frame.height.value)
  }

  private let blue = RGBAColor(hex: "#0061D1")
  private let gray = RGBAColor(hex: "#6B6B70")
  private let fill = RGBAColor(hex: "#E6E6EB")

  @Test func `has letters in the tint, or as they are`() throws {
    #expect(try parts(.automatic).text == blue)
    #expect(try parts(.borderless).text == blue)
    #expect(try parts(.plain).text == RGBAColor(hex: "#000000"))
    #expect(try parts(.automatic).box == nil)
    #expect(try parts(.plain).box == nil)
    #expect(try parts(.borderless).box == nil)
  }

  @Test func `has a box of at least 34 pt`() throws {
    let bordered = try parts(.bordered)
    #expect(bordered.text == blue)
    #expect(bordered.box == fill)
    // A line of body is 20.57 pt, 21 pt on whole pixels of 2x, and 7 pt are above and below: 35 pt.
    #expect(bordered.height >= 34 && bordered.height <= 36)
    let prominent = try parts(.borderedProminent)
    #expect(prominent.text == RGBAColor(hex: "#FFFFFF"))
    #expect(prominent.box == blue)
    #expect(prominent.height == bordered.height)
  }

  @Test func `is grey where the button is disabled`() throws {
    #expect(try parts(.plain, isDisabled: true).text == gray)
    #expect(try parts(.borderless, isDisabled: true).text == gray)
    #expect(try parts(.bordered, isDisabled: true).text == gray)
    let prominent = try parts(.borderedProminent, isDisabled: true)
    #expect(prominent.text == gray)
    #expect(prominent.box == fill)
  }

  @Test func `of an app's own may press the button itself`() throws {
    struct Own: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.trigger()
        return configuration.label.frame(width: 77)
      }
    }
    let view = Button("Go") {}.buttonStyle(Own())
    #expect(try LayoutBench.interface(view, width: nil).width == 77)
  }
}

@Suite struct `What the viewer shows of a view` {
  /// The words and the symbol found in a view.
  private func content(_ view: some View) throws -> LargeContent? {
    try LayoutBench.interface(view.accessibilityShowsLargeContentViewer(), width: nil).elements
      .compactMap(\.largeContent).first
  }

  @Test func `is found in whatever its words and its symbol stand in`() throws {
    let words = LargeContent(title: "Home", symbol: "house")
    let (icon, title) = (Image(systemName: "house"), Text("Home"))
    #expect(
      try content(
        VStack {
          icon; title
        }) == words)
    #expect(
      try content(
        ZStack {
          icon; title
        }) == words)
    #expect(
      try content(
        Group {
          icon; title
        }) == words)
    #expect(
      try content(
        HStack {
          AnyView(icon); title.padding(3)
        }) == words)
    #expect(
      try content(
        HStack {
          icon.onAppear {}; title.bold().disabled(true)
        }) == words)
    #expect(
      try content(
        HStack {
          icon
          ForEach(["Home"], id: \.self) { Text($0) }
        }) == words)
    let some: Text? = title
    let none: Text? = nil
    #expect(
      try content(
        HStack {
          icon; some; none
        }) == words)
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { content.frame(width: 90) }
    }
    #expect(
      try content(
        HStack {
          icon; title
        }.modifier(Framed())) == words)
    struct Styled: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    #expect(try content(Button("Home", systemImage: "house") {}.buttonStyle(Styled())) == words)
    #expect(
      try content(Label("Home", systemImage: "house").labelStyle(.titleAndIcon)) == words)
    #expect(try content(LabeledContent(content: { icon }, label: { title })) == words)
    #expect(try content(Label("Home", systemImage: "house").labelStyle(.automatic)) == words)
  }
}
