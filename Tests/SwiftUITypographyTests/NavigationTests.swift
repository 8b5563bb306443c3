import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A stack with a bar` {
  private func texts(
    _ view: some View, category: ContentSizeCategory = .large
  ) throws -> [(String, Double)] {
    try LayoutBench.interface(view, height: 400, category: category).elements.compactMap {
      element in
      element.text.map { ($0.styled.text.string, $0.pointSize.value) }
    }
  }

  @Test func `has a large title that follows the text size, above its content`() throws {
    let view = NavigationStack { List { Text("Row") }.navigationTitle("Settings") }
    // Large title is 34 pt at Large and 60 pt at AX5 (Human Interface Guidelines, Typography).
    #expect(try texts(view).map(\.0) == ["Settings", "Row"])
    #expect(try texts(view)[0].1 == 34)
    #expect(try texts(view, category: .accessibilityExtraExtraExtraLarge)[0].1 == 60)
    // A bar of 44 pt, and 3 pt above the title.
    #expect(try LayoutBench.boxes(of: "Text", in: view, height: 400)[0].y == 47)
  }

  @Test func `has a title of one size in the bar where a view says so`() throws {
    let view = NavigationView {
      Text("Row").navigationBarTitle("Settings", displayMode: .inline)
    }
    for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      #expect(try texts(view, category: category)[0] == ("Settings", 17))
    }
    let bar = try LayoutBench.interface(view, height: 400).elements
    #expect(bar.contains { $0.largeContent?.title == "Settings" })
  }

  @Test func `has items at both sides, and below`() throws {
    let view = NavigationStack {
      Box("content", 10, 10).toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        if Bool(true) { ToolbarItemGroup(placement: .bottomBar) { Button("Share") {} } }
      }
    }
    let elements = try LayoutBench.interface(view, height: 400).elements
    func box(_ word: String) -> PointRect? {
      elements.first { $0.text?.styled.text.string == word }?.box
    }
    let (cancel, done) = (try #require(box("Cancel")), try #require(box("Done")))
    #expect(cancel.x.value == 16 && done.maxX.value == 284)
    #expect(cancel.maxY.value < 44 && done.maxY.value < 44)
    #expect(try #require(box("Share")).y.value > 356)
    let content = try LayoutBench.boxes(of: "content", in: view, height: 400)[0]
    // In the middle between bars of 44 pt.
    #expect(content.y.value == 195)
  }

  @Test func `has no bar where a view hides it`() throws {
    let view = NavigationStack {
      Box("content", 10, 400).navigationTitle("Settings").navigationBarHidden(true)
    }
    #expect(try texts(view).isEmpty)
    #expect(try LayoutBench.boxes(of: "content", in: view, height: 400)[0].y == 0)
  }

  @Test func `has no bar below where a view hides it`() throws {
    let view = NavigationStack {
      Text("Row").toolbar { ToolbarItem(placement: .bottomBar) { Button("Share") {} } }
        .toolbar(.hidden, for: .bottomBar)
    }
    #expect(try texts(view).map(\.0) == ["Row"])
  }

  @Test func `has no tabs where the chosen view hides them`() throws {
    func tabs(chosen: String) -> some View {
      TabView(selection: .constant(chosen)) {
        NavigationStack { Text("First").toolbar(.hidden, for: .tabBar) }
          .tabItem { Label("One", systemImage: "star") }.tag("a")
        Text("Second").tabItem { Label("Two", systemImage: "heart") }.tag("b")
      }
    }
    #expect(try texts(tabs(chosen: "a")).map(\.0) == ["First"])
    #expect(try texts(tabs(chosen: "b")).map(\.0) == ["Second", "One", "Two"])
  }

  @Test func `shows the chosen tab, and none that grows`() throws {
    let view = TabView(selection: .constant("b")) {
      Text("First").tabItem { Label("One", systemImage: "star") }.tag("a")
      Text("Second").tabItem { Label("Two", systemImage: "heart") }.tag("b")
    }
    for category in [ContentSizeCategory.large, .accessibilityMedium] {
      #expect(
        try texts(view, category: category).filter { $0.1 == 10 }.map(\.0) == ["One", "Two"])
    }
    #expect(try texts(view).map(\.0) == ["Second", "One", "Two"])
    let items = try LayoutBench.interface(view, height: 400).elements.compactMap(
      \.largeContent?.title)
    #expect(Set(items) == ["One", "Two"])
  }

  @Test func `has the chosen tab in the tint around it`() throws {
    let view = TabView(selection: .constant("b")) {
      Text("First").tabItem { Label("One", systemImage: "star") }.tag("a")
      Text("Second").tabItem { Label("Two", systemImage: "heart") }.tag("b")
    }
    let titles = try LayoutBench.interface(view.tint(.green), height: 400).elements
      .compactMap(\.text).filter { $0.pointSize == 10 }
    #expect(
      titles.map(\.styled.color) == [RGBAColor(hex: "#5F5F66"), RGBAColor(hex: "#1C7A34")])
  }

  /// Whether the tip of a view's only symbol, a chevron, is to the right of its ends.
  private func pointsRight(_ view: some View, _ direction: LayoutDirection) throws -> Bool? {
    let elements = try LayoutBench.interface(view, height: 400) {
      $0.layoutDirection = direction
    }.elements
    for element in elements {
      guard case .symbol(_, let stencil, _) = element.content else { continue }
      let steps = stencil.parts[0].path.elements
      guard case .move(let end) = steps[0], case .line(let tip) = steps[1] else { return nil }
      return tip.x > end.x
    }
    return nil
  }

  @Test func `leads on to the left where the interface runs from right to left`() throws {
    let link = List { NavigationLink("Account") { Text("Inside") } }
    let group = DisclosureGroup("More") { Text("Inside") }
    for view in [AnyView(link), AnyView(group)] {
      #expect(try pointsRight(view, .leftToRight) == true)
      #expect(try pointsRight(view, .rightToLeft) == false)
    }
  }

  @Test func `leads on with a chevron in a list`() throws {
    let list = List { NavigationLink("Account") { Text("Inside") } }
    let elements = try LayoutBench.interface(list, height: 400).elements
    #expect(elements.compactMap { $0.text?.styled.text.string } == ["Account"])
    #expect(
      elements.contains {
        if case .symbol("chevron.forward", _, _) = $0.content { true } else { false }
      })
    #expect(elements.contains { $0.isControl })
    let section = List { Section("Head") { NavigationLink("Account") { Text("Inside") } } }
    #expect(
      try LayoutBench.interface(section, height: 400).elements.contains {
        if case .symbol("chevron.forward", _, _) = $0.content { true } else { false }
      })
  }
}

@Suite struct `The row of a list` {
  @Test func `has the room, the ground and the lines that it says`() throws {
    let list = List {
      Text("one").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
        .listRowBackground(Color.red).listRowSeparator(.hidden)
      Text("two")
      Text("three")
    }
    let texts = try LayoutBench.boxes(of: "Text", in: list, height: 400)
    // The list begins at 16 pt, and the group at 20.
    #expect(texts[0].x == 21)
    #expect(texts[1].x == 32)
    // A text of 21 pt stands in the middle of 22.
    #expect(texts[1].y.value == 20 + 44 + 11.5)
    #expect(try LayoutBench.boxes(of: "Divider", in: list, height: 400).count == 1)
  }

  @Test func `has no line at the edges where it hides it`() throws {
    func lines(_ row: some View) throws -> [Double] {
      let list = List {
        Text("one")
        row
        Text("three")
      }
      return try LayoutBench.boxes(of: "Divider", in: list, height: 400).map(\.y.value)
    }
    // The group begins at 20 pt, and rows are 44 pt high.
    #expect(try lines(Text("two").listRowSeparator(.hidden, edges: .top)) == [108])
    #expect(try lines(Text("two").listRowSeparator(.hidden, edges: .bottom)) == [64])
    #expect(try lines(Text("two").listRowSeparator(.hidden)) == [])
    let shown = Text("two").listRowSeparator(.hidden).listRowSeparator(.visible, edges: .top)
    #expect(try lines(shown) == [64])
  }
}

@Suite struct `A control that shows a value` {
  private func texts(_ view: some View) throws -> [String] {
    try LayoutBench.interface(view, height: 100).elements.compactMap { $0.text?.styled.text.string }
  }

  @Test func `of a choice shows its title and what is chosen`() throws {
    let picker = Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    #expect(try texts(picker) == ["Size", "Large"])
    #expect(try texts(picker.labelsHidden()) == ["Large"])
    #expect(try texts(picker.pickerStyle(.segmented)) == ["Size", "Small", "Large"])
    let segments = try LayoutBench.interface(
      picker.pickerStyle(.segmented), height: 100, category: .accessibilityMedium
    ).elements.compactMap(\.text)
    #expect(segments.map(\.pointSize) == [28, 13, 13])
  }

  @Test func `of a part has a knob at its place`() throws {
    let slider = Slider(value: .constant(0.5))
    let knob = try #require(
      try LayoutBench.interface(slider, width: 127, height: 31).elements.filter {
        $0.path.hasSuffix("Circle")
      }.first)
    // Of 100 pt that the knob of 27 pt can move, half.
    #expect(knob.box.x == 50)
    let bar = ProgressView(value: 1, total: 4)
    #expect(
      try LayoutBench.boxes(of: "Capsule[2]", in: bar, width: 100).isEmpty)
    #expect(
      try LayoutBench.boxes(of: "Capsule", in: bar, width: 100).map(\.width) == [100, 25])
  }

  @Test func `keeps to what is there where a number is none`() throws {
    for value in [Double.nan, .infinity, -1] {
      _ = try LayoutBench.interface(ProgressView(value: value), height: 20)
      _ = try LayoutBench.interface(Slider(value: .constant(value), in: 1...1), height: 31)
    }
  }

  @Test func `of a field shows a prompt, points or its text`() throws {
    #expect(try texts(TextField("Name", text: .constant(""))) == ["Name"])
    #expect(try texts(TextField("Name", text: .constant(""), prompt: Text("Ann"))) == ["Ann"])
    #expect(
      try texts(TextField("Name", text: .constant("Bob")).textFieldStyle(.roundedBorder)) == ["Bob"]
    )
    #expect(try texts(SecureField("Code", text: .constant("abc"))) == ["\u{2022}\u{2022}\u{2022}"])
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("Field")
        configuration
      }
    }
  }

  @Test func `of a field is drawn once by a style of the app`() throws {
    #expect(
      try texts(TextField("Name", text: .constant("Bob")).textFieldStyle(Framed())) == [
        "Field", "Bob",
      ])
  }

  private struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
      }
    }
  }

  @Test func `of a switch is drawn by a style of the app`() throws {
    #expect(
      try texts(Toggle("Sound", isOn: .constant(true)).toggleStyle(Words())) == ["Sound", "on"])
  }

  @Test func `of a date says it in the locale`() throws {
    let picker = DatePicker(
      "Due", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
      displayedComponents: .date)
    #expect(try texts(picker) == ["Due", "Jan 1, 2001"])
  }

  @Test func `stands below its title at accessibility sizes`() throws {
    let row = LabeledContent("Version", value: "1.0")
    let beside = try LayoutBench.boxes(of: "Text", in: row)
    #expect(beside[0].y == beside[1].y)
    let below = try LayoutBench.boxes(of: "Text", in: row, category: .accessibilityMedium)
    #expect(below[0].maxY < below[1].y)
  }
}
