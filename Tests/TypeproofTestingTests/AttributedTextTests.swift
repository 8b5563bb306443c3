import Snapshots
import Testing

@testable import TypeproofTesting

@Suite struct `Text whose runs differ` {
  private let package: ScratchPackage
  private let largest = Snapshotting.image(style: .body, category: .ax5)

  init() throws {
    package = try ScratchPackage()
  }

  private static func at<Result>(
    _ category: ContentSizeCategory, _ make: () -> Result
  ) -> Result {
    TraitCollection(preferredContentSizeCategory: category).performAsCurrent(make)
  }

  /// A run of each kind of font that follows the text size.
  private static func followers() -> AttributedText {
    "Sum " + AttributedText("12 €", TextAttributes(font: .preferredFont(forTextStyle: .caption2)))
      + AttributedText(
        " net",
        TextAttributes(font: .custom("JetBrains Mono", size: 17).scaled(along: .body)))
  }

  @Test func `Each run comes to the picture's text size in its own style`() throws {
    _ = package.message(of: Self.followers(), as: largest)
    #expect(try package.facts("size") == ["53 pt"])
    // caption2 is 40 pt at AX5 (HIG, December 2025); 17 pt along body is 48 pt, as observed.
    #expect(
      try package.facts("run") == ["4–10 | 40 pt, caption2", "10–14 | 48 pt, JetBrains Mono"])
  }

  @Test func `Fonts that follow may be made at any text size`() {
    _ = package.message(of: Self.followers(), as: largest)
    #expect(package.message(of: Self.at(.ax3, Self.followers), as: largest) == nil)
  }

  @Test func `A size that stays is the one it was made with`() throws {
    let text = Self.at(.ax5) {
      AttributedText(
        "Sum",
        TextAttributes(font: .systemFont(ofSize: FontMetrics.default.scaledValue(for: 17))))
    }
    _ = package.message(of: text, as: .image(style: .body, category: .l))
    // 17 pt along body are 144 ÷ 3 pt at AX5, on the pixels of a 3x screen.
    #expect(try package.facts("run") == ["0–3 | 48 pt, system font"])
  }

  @Test func `The text size around an assertion counts for nothing`() throws {
    let message = Self.at(.ax5) { package.message(of: "Sum") }
    #expect(message?.hasPrefix("No reference was found on disk.") == true)
    let pictures = package.files(below: "Snapshots").filter { $0.hasSuffix(".png") }
    #expect(pictures == ["greetingtests/body/greeting.l@2x.png"])
  }

  @Test func `Joined texts keep their runs`() {
    let text: AttributedText = "a" + AttributedText("b", TextAttributes(weight: .bold)) + "c"
    #expect(
      text.runs == [
        AttributedText.Run("a"), AttributedText.Run("b", TextAttributes(weight: .bold)),
        AttributedText.Run("c"),
      ])
  }

  @Test func `What a run says goes before what is said of the whole text`() throws {
    // A letter of JetBrains Mono is 0.6 em wide: 10.2 pt.
    let text = "mm" + AttributedText("mm", TextAttributes(tracking: Tracking.none))
    _ = package.message(of: text, as: .image(style: .body).tracking(5))
    let line = try #require(try package.facts("line").first)
    #expect(line.split(separator: " | ")[2] == "50.8")
  }

  @Test(arguments: [
    (AttributedText.Update.adjusted, "53 pt", "17 pt, system font", "53 pt, body"),
    (.adjustedBeforeIOS11, "53 pt", "17 pt, system font", "17 pt, body"),
    (.reapplied, "53 pt", "53 pt, system font, meant as body", "53 pt, body"),
    (.never, "17 pt", "17 pt, system font", "17 pt, body"),
  ]) func `Runs come to the text size in the way that is said`(
    update: AttributedText.Update, whole: String, staying: String, following: String
  ) throws {
    var stays = TextAttributes(font: .systemFont(ofSize: 17))
    if update == .reapplied { stays.textStyle = .body }
    let text =
      "a" + AttributedText("b", stays)
      + AttributedText("c", TextAttributes(font: .preferredFont(forTextStyle: .body)))
    _ = package.message(of: text, as: largest.contentSizeUpdate(update))
    #expect(try package.facts("size") == [whole])
    #expect(try package.facts("run") == ["1–2 | \(staying)", "2–3 | \(following)"])
  }

  @Test func `Text without runs is as blank as an empty text, and refused as that is`() {
    let message = package.message(of: AttributedText([]))
    #expect(message?.contains("The picture is blank") == true)
    #expect(package.message(of: "") == message)
  }

  @Test func `A failure says which run is set in another way, and how`() throws {
    let plain = TextAttributes(font: .preferredFont(forTextStyle: .headline))
    var lined = plain
    lined.underline = TextDecoration()
    _ = package.message(of: "Sum " + AttributedText("12 €", plain))
    let message = try #require(package.message(of: "Sum " + AttributedText("12 €", lined)))
    let reason = try #require(message.split(separator: "\n").dropFirst().first)
    #expect(reason.hasPrefix("“12 €”: underline is single, was as in the whole text"))
  }
}
