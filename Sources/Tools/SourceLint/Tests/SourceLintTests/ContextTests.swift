import Testing

@testable import SourceLint

@Suite struct `Code that no reader of an app sees` {
  private let text = "Text(name).font(.system(size: 15))"

  @Test(
    arguments: [
      "test", "tests", "uitests", "preview", "previews", "demo", "example", "examples", "sample",
      "samples", "playground", "playgrounds", "snapshots", "debug", "debugging", "screenshots",
      "mock", "mocks", "benchmarks", "benchmark", "macos", "tvos", "mac", "complication",
      "complications", "tools", "scripts", "fastlane",
    ])
  func `is in a folder that says so`(word: String) {
    #expect(Context.isLeftOut(path: "App/\(word)/View.swift"))
    #expect(Context.isLeftOut(path: "\(word.capitalized)/View.swift"))
    #expect(Context.isLeftOut(path: "App \(word)/Views/View.swift"))
    #expect(Context.isLeftOut(path: "App-\(word)/View.swift"))
    #expect(!Context.isLeftOut(path: "\(word)ery/View.swift"))
    #expect(!Context.isLeftOut(path: "App/\(word)ery.swift"))
  }

  @Test(
    arguments: [
      "AppTests/A.swift", "App-iOSTests/A.swift", "App tvOS/A.swift", "AppTVOS/A.swift",
      "App macOS/A.swift", "AppMacOS/A.swift", "AppPreviews/A.swift", "apptests/A.swift",
      "MacApp/A.swift", "App/ViewPreview.swift", "App/ViewPreviews.swift", "App/ViewTests.swift",
      "App/DebugView.swift", "App/Debugging.swift", "App/MockView.swift", "App/DemoView.swift",
      "App/View+macOS.swift", "App/View+tvOS.swift", "View+macOS.swift",
    ])
  func `is in a folder or a file with such a name`(path: String) {
    #expect(Context.isLeftOut(path: path))
  }

  @Test(
    arguments: [
      "App/A.swift", "App iOS/A.swift", "Machine/A.swift", "Testing/A.swift", "App/Tested.swift",
      "App/View+iOS.swift", "Contest/A.swift", "A.swift",
      "Demonstration/A.swift", "App/Tools.swift", "App/Example.swift", "App/View.Tests.swift", "",
    ])
  func `is not in any other`(path: String) {
    #expect(!Context.isLeftOut(path: path))
  }

  @Test(
    arguments: [
      "CardPreview", "CardPreviews", "DebugCard", "CardComplication", "AccessoryCircularCard",
      "AccessoryRectangularCard", "AccessoryInlineCard", "AccessoryCornerCard",
    ])
  func `is in a type with such a name`(name: String) {
    #expect(findings("struct \(name): View { var body: some View { \(text) } }").isEmpty)
  }

  @Test(arguments: ["Card", "AccessoryCard", "CircularCard", "RectangularCard", "Previewer"])
  func `is not in a type with another name`(name: String) {
    let source = "struct \(name): View { var body: some View { \(text) } }"
    #expect(findings(source) == ["fixed-font 1"])
  }

  @Test func `is in a preview or a test`() {
    #expect(findings("struct A: PreviewProvider { var a: some View { \(text) } }").isEmpty)
    #expect(findings("class A: XCTestCase { func a() { \(text) } }").isEmpty)
    #expect(findings("#Preview { \(text) }").isEmpty)
    #expect(findings("#Other { \(text) }") == ["fixed-font 1"])
    #expect(findings("class A: Other { func a() { \(text) } }") == ["fixed-font 1"])
  }

  @Test(arguments: ["previewCard", "cardPreview", "debugCard", "cardDebug"])
  func `is in a function or a variable with such a name`(name: String) {
    #expect(findings("struct A { var \(name): some View { \(text) } }").isEmpty)
    #expect(findings("struct A { func \(name)() -> some View { \(text) } }").isEmpty)
  }

  @Test(
    arguments: [
      "DEBUG", "os(macOS)", "os(tvOS)", "canImport(AppKit)", "targetEnvironment(macCatalyst)",
      "false", "0",
    ])
  func `is compiled for developers or another system`(condition: String) {
    let view = "struct A: View { var body: some View { \(text) } }"
    #expect(findings("#if \(condition)\n\(view)\n#endif").isEmpty)
    #expect(findings("#if \(condition)\n#else\n\(view)\n#endif") == ["fixed-font 3"])
    #expect(findings("#if !\(condition)\n\(view)\n#endif") == ["fixed-font 2"])
  }

  @Test(arguments: ["os(iOS)", "canImport(UIKit)", "true", "1", "RELEASE"])
  func `is not compiled under another condition`(condition: String) {
    let view = "struct A: View { var body: some View { \(text) } }"
    #expect(findings("#if \(condition)\n\(view)\n#endif") == ["fixed-font 2"])
  }

  @Test func `is left out by each rule`() {
    let members = [
      "func a() { label.font = .systemFont(ofSize: 9) }",
      "func a() { label.font = .preferredFont(forTextStyle: .body) }",
      "func a() { label.attributedText = NSAttributedString(string: a, "
        + "attributes: [.font: UIFont.systemFont(ofSize: 9)]) }",
      "var a: some View { Text(title).dynamicTypeSize(.large) }",
      "var a: some View { Text(title).lineLimit(1) }",
      "func a() { label.numberOfLines = 1 }",
      "var a: some View { Text(title).frame(height: 20) }",
      "func a() { label.heightAnchor.constraint(equalToConstant: 20).isActive = true }",
      "var a: some View { HStack { Image(systemName: a).frame(width: 9, height: 9); Text(b) } }",
    ]
    for member in members {
      let source = "class NAME: UIView { let label = UILabel(); \(member) }"
      let shown = source.replacing("NAME", with: "Card")
      #expect(!(findings(shown) + findings(shown, notes: true)).isEmpty)
      let hidden = source.replacing("NAME", with: "CardPreview")
      #expect((findings(hidden) + findings(hidden, notes: true)).isEmpty)
    }
  }

  @Test func `is not that of a Live Activity, whose height the system sets`() {
    func isFound(_ source: String) -> Bool { !findings(source).isEmpty }
    for view in ["Text(title).lineLimit(1)", "Text(title).frame(height: 20)"] {
      let named = "struct NAME: View { var body: some View { \(view) } }"
      #expect(isFound(named.replacing("NAME", with: "Activity")))
      #expect(isFound(named.replacing("NAME", with: "ActivityLive")))
      #expect(isFound(named.replacing("NAME", with: "LiveScore")))
      #expect(!isFound(named.replacing("NAME", with: "LiveActivity")))
      #expect(!isFound(named.replacing("NAME", with: "MyLiveActivityView")))
      let second = "import A\n" + named.replacing("NAME", with: "LiveActivity")
      #expect(!isFound(second))
      let beside = "struct LiveActivity { }\n" + named.replacing("NAME", with: "Card")
      #expect(isFound(beside))
      let widget = "struct Ride: Widget { var body: some Scene { CALL { \(view) } } }"
      #expect(!isFound(widget.replacing("CALL", with: "ActivityConfiguration(for: A.self)")))
      #expect(!isFound(widget.replacing("CALL", with: "liveActivity(for: A.self)")))
      #expect(isFound(widget.replacing("CALL", with: "MyActivityConfiguration(for: A.self)")))
      let function = "struct A: View { func liveActivity() -> some View { \(view) } }"
      #expect(isFound(function))
    }
  }
}
