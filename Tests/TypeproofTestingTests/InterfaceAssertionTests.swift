import Audit
import Rendering
import Snapshots
import SwiftUITypography
import TextEngine
import Testing

@testable import TypeproofTesting

@Suite struct `An assertion on an interface` {
  private let package: ScratchPackage

  init() throws { package = try ScratchPackage() }

  /// A label in a font that follows the text size, or not, on a ground of the appearance.
  private struct Card: InterfaceSource {
    var words = "Total"
    var font = ScalableFont.custom("JetBrains Mono", size: 17).scaled(
      along: .body, compatibleWith: TraitCollection(preferredContentSizeCategory: .l))

    func interface(
      in surroundings: InterfaceSurroundings, typesetter: Typesetter
    ) throws -> InterfaceFrame {
      let isDark = surroundings.appearance == .dark
      let text = try typesetter.set(
        StyledText(
          AttributedText(words), font: font, color: isDark ? .white : .black, update: .adjusted),
        in: surroundings.traits, width: surroundings.width)
      let width = surroundings.width ?? text.frame.width
      let box = PointRect(x: 0, y: 0, width: width, height: text.frame.height)
      return InterfaceFrame(
        width: width, height: surroundings.height ?? text.frame.height,
        background: isDark ? .black : .white,
        elements: [
          InterfaceElement(path: "Card/Text", box: box, content: .text(text, x: 0, y: 0))
        ])
    }
  }

  private struct Broken: InterfaceSource, Error, CustomStringConvertible {
    let description = "A constraint has no end. Take it out."
    func interface(
      in surroundings: InterfaceSurroundings, typesetter: Typesetter
    ) throws -> InterfaceFrame {
      if surroundings.traits.preferredContentSizeCategory == .ax1 { throw self }
      return InterfaceFrame(width: 10, height: 10, background: .white, elements: [])
    }
  }

  private func assertion(
    _ snapshotting: InterfaceSnapshotting, line: UInt = 7, session: SnapshotSession
  ) -> InterfaceAssertion {
    InterfaceAssertion(
      snapshotting: snapshotting, name: nil, testName: "card()",
      caller: CallerLocation(
        fileID: "AppTests/CardTests.swift", filePath: "/nowhere/CardTests.swift", line: line,
        column: 5),
      configuration: SnapshotTestingConfiguration(packageRoot: package.path), session: session,
      isOnMainActor: false)
  }

  private func made(_ source: some InterfaceSource) -> MadeInterface {
    MadeInterface(source, madeIn: InterfaceLaunch.current?.id, layOut: source.interface)
  }

  private func message(
    _ source: some InterfaceSource, as snapshotting: InterfaceSnapshotting,
    line: UInt = 7, session: SnapshotSession = SnapshotSession()
  ) -> String? {
    assertion(snapshotting, line: line, session: session)
      .result(of: .goldens(record: nil, environment: SnapshotEnvironment { _ in nil })) { _ in
        made(source)
      }
      .failure?.message.replacing(package.path, with: "…")
  }

  private func audit(
    _ source: some InterfaceSource, as snapshotting: InterfaceSnapshotting = .image(),
    except exemptions: [AuditExemption] = []
  ) -> String? {
    assertion(snapshotting, session: SnapshotSession())
      .result(of: .rules(except: exemptions, platform: .iOS)) { _ in made(source) }.failure?.message
  }

  @Test func `records what is not there, and passes the next time`() {
    let one = InterfaceSnapshotting.image(category: .ax3, width: 200)
    #expect(
      message(Card(), as: one) == """
        No reference was found on disk.
        recorded: …/Snapshots/cardtests/views/card.ax3@2x.png
        Recorded now. Look at it, commit it, and run the test again to compare.
        """)
    #expect(message(Card(), as: one) == nil)
  }

  @Test func `names windows and settings of a matrix in coordinates`() {
    _ = message(
      Card(),
      as: .image(
        categories: [.l], widths: [320, 375.5], appearances: [.light, .dark],
        legibilityWeights: [.bold]))
    _ = message(
      Card(), as: .image(categories: [.l], windows: [.landscape], layoutDirections: [.rightToLeft]))
    #expect(
      package.files(below: "Snapshots").filter { $0.hasSuffix(".png") } == [
        "cardtests/views/card.l.320pt.bold-text@2x.png",
        "cardtests/views/card.l.320pt.dark.bold-text@2x.png",
        "cardtests/views/card.l.375-5pt.bold-text@2x.png",
        "cardtests/views/card.l.375-5pt.dark.bold-text@2x.png",
        "cardtests/views/card.l.landscape.rtl@2x.png",
      ])
  }

  @Test func `tells a change by the part it happened to, once for all sizes`() throws {
    let matrix = InterfaceSnapshotting.image(categories: .all, widths: [200])
    _ = message(Card(), as: matrix)
    var card = Card()
    card.font = .custom("JetBrains Mono", size: 17)
    let said = try #require(message(card, as: matrix))
    let lines = said.split(separator: "\n")
    // At Large nothing changed.
    #expect(
      lines.first
        == "Snapshot “cardtests/*/card” does not match reference. 11 of 12 pictures differ:")
    #expect(
      lines.dropFirst().first?.hasPrefix("· “Total” (Card/Text) at XS is 17 pt, was 15 pt: ")
        == true, "\(said)")
    #expect(lines.filter { $0.hasPrefix("· ") }.count == 1, "\(said)")
  }

  @Test func `says where an interface cannot be laid out`() {
    #expect(
      message(Broken(), as: .image(categories: [.l, .ax1], windows: [.landscape])) == """
        “card” cannot be laid out at landscape, AX1. A constraint has no end. Take it out.
        """)
  }

  @Test func `says that a matrix is empty`() {
    #expect(
      message(Card(), as: .image(categories: [])) == """
        The matrix has no cells, so there is nothing to compare. Give it at least one category, one \
        window, one appearance, one legibility weight and one layout direction.
        """)
  }

  @Test func `finds two interfaces at the same coordinates, whatever sizes they share`() throws {
    let session = SnapshotSession()
    _ = message(Card(), as: .image(categories: [.l, .ax1]), session: session)
    _ = message(Card(), as: .image(categories: [.l, .ax2]), line: 8, session: session)
    #expect(message(Card(), as: .image(category: .l), line: 9, session: session) == nil)
    let said = try #require(
      message(Card(words: "Sum"), as: .image(category: .ax1), line: 10, session: session))
    #expect(said.contains("cardtests/views/card.ax1@2x"), "\(said)")
  }

  @Test func `does not lose a window that has the name of another`() throws {
    let windows = [InterfaceWindow("a", width: 200), InterfaceWindow("a", width: 300)]
    let said = try #require(message(Card(), as: .image(categories: [.l], windows: windows)))
    #expect(said.hasPrefix("Two ramps have the coordinates cardtests/views/card.a@2x"), "\(said)")
  }

  @Test func `takes a view in SwiftUI's words`() throws {
    #expect(
      withSnapshotTesting(record: .never, packageRoot: package.path) {
        verifySnapshot(
          of: VStack { Text("Total") }, as: .image(category: .l, width: 200), named: "view")
      }?.hasPrefix("No reference was found on disk.") == true)
  }

  // MARK: The audit

  @Test func `passes an audit where all text follows`() {
    #expect(audit(Card()) == nil)
  }

  @Test func `fails an audit with the part, the sizes and the reason`() throws {
    var card = Card()
    card.font = .custom("JetBrains Mono", size: 17)
    let said = try #require(audit(card, as: .image(widths: [200])))
    #expect(
      said.hasPrefix(
        "error no-scaling: card, “Total” (Card/Text), 200 pt wide: it is 17 pt at every text size, "
      ), "\(said)")
    #expect(said.hasSuffix("A larger text size leaves this text unchanged."))
    let exemption = try AuditExemption(.noScaling, elements: ["Card"], reason: "A drawn word.")
    #expect(audit(card, except: [exemption]) == nil)
    #expect(
      audit(Card(), except: [exemption])
        == "“no-scaling” is switched off for “Card”, but it finds nothing there. Remove this part.")
  }

  @Test func `names the window and the sizes that an audit finds something in`() throws {
    let said = try #require(
      audit(
        Card(words: "Versandkostenpauschale"),
        as: .image(categories: [.l, .ax5], widths: [150, 700], appearances: [.dark])))
    #expect(
      said.contains(
        "broken-word: card, 150pt, dark, “Versandkostenpauschale” (Card/Text), 150 pt wide"),
      "\(said)")
    #expect(!said.contains("700 pt wide, L"), "\(said)")
  }
}
