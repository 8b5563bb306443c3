import DynamicType
import Foundation
import Snapshots
import TextEngine
import Testing

@testable import SwiftUITypography

@Suite struct `The limits of a text` {
  /// Boxes as wide as what texts are told.
  private struct Reader: View {
    @Environment(\.reservedLines) private var reserved
    @Environment(\.lineLimit) private var limit
    @Environment(\.minimumScaleFactor) private var scale

    var body: some View {
      HStack(spacing: 0) {
        Box("reserved", CGFloat(reserved), 1)
        Box("limit", CGFloat(limit ?? 0), 1)
        Box("percent", scale * 100, 1)
      }
    }
  }

  private func width(_ name: String, _ view: some View) throws -> Double? {
    try LayoutBench.boxes(of: name, in: view, width: nil).first?.width.value
  }

  @Test func `are at least one line, and reserve none unless asked to`() throws {
    for (lines, limit) in [(3, 3), (1, 1), (0, 1), (-4, 1)] as [(Int, Double)] {
      #expect(try width("limit", Reader().lineLimit(lines)) == limit)
      #expect(try width("reserved", Reader().lineLimit(lines)) == 0)
    }
    #expect(try width("reserved", Reader().lineLimit(...2)) == 0)
    #expect(try width("reserved", Reader().lineLimit(3, reservesSpace: false)) == 0)
    #expect(try width("reserved", Reader().lineLimit(3, reservesSpace: true)) == 3)
  }

  @Test func `reserve at most 1000 lines`() throws {
    #expect(try width("reserved", Reader().lineLimit(1000, reservesSpace: true)) == 1000)
    #expect(try width("reserved", Reader().lineLimit(5000, reservesSpace: true)) == 1000)
    #expect(try width("reserved", Reader().lineLimit(5000...)) == 1000)
  }

  @Test func `shrink it to a hundredth at most`() throws {
    for (factor, percent) in [(0, 1), (-1, 1), (0.5, 50), (1, 100), (3, 100)]
      as [(CGFloat, Double)]
    {
      #expect(try width("percent", Reader().minimumScaleFactor(factor)) == percent)
    }
  }
}

@Suite struct `The side where a text begins` {
  private func isTrailing(_ text: String, in direction: LayoutDirection) -> Bool {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let styled = TextStyling(environment: environment).styled(Text(verbatim: text))
    return styled.paragraph.alignment == .trailing
  }

  @Test func `is told by its first letter`() {
    let fromRight: [String] = [
      // Hebrew, Arabic, an extension of it, and letters in their older forms.
      "\u{5D0}", "\u{627}", "\u{8A0}", "\u{FB2A}", "\u{FE8D}",
      // Imperial Aramaic and Adlam.
      "\u{10840}", "\u{1E900}",
      "12 \u{5D0} a", "– \u{627}",
    ]
    let fromLeft: [String] = [
      "a", "12 a \u{5D0}",
      // Armenian and Devanagari stand beside them, and so do Armenian ligatures and Brahmi.
      "\u{587}", "\u{904}", "\u{FB17}", "\u{11005}",
    ]
    for text in fromRight {
      #expect(isTrailing(text, in: .leftToRight), "\(text)")
      #expect(!isTrailing(text, in: .rightToLeft), "\(text)")
    }
    for text in fromLeft {
      #expect(!isTrailing(text, in: .leftToRight), "\(text)")
      #expect(isTrailing(text, in: .rightToLeft), "\(text)")
    }
  }

  // Such a text runs from left to right itself, so its trailing edge is where the interface begins.
  @Test func `is that of the interface where it has no letter`() {
    for text in ["12 – 3", ""] {
      #expect(!isTrailing(text, in: .leftToRight))
      #expect(isTrailing(text, in: .rightToLeft))
    }
  }
}

@Suite struct `Marks in a literal` {
  private func runs(_ text: String) -> [String] {
    Text(LocalizedStringKey(text)).runs.map { run in
      let changes = run.changes
      let marks = [
        changes.isBold == true ? "b" : "", changes.isItalic == true ? "i" : "",
        changes.isMonospaced == true ? "m" : "",
      ].joined()
      return marks.isEmpty ? run.text : "\(marks): \(run.text)"
    }
  }

  @Test(
    arguments: [
      // Nothing between them, or only one of two.
      ("``", ["``"]), ("`a", ["`a"]), ("** a**", ["** a**"]),
      // A backslash before a letter, at the end, and before other signs.
      ("\\a", ["\\a"]), ("_a\\", ["_a\\"]), ("\\~~a~~", ["~~a~~"]), ("\\$5", ["$5"]),
      // Links want both parts, side by side.
      ("[a] (b)", ["[a] (b)"]), ("[a](b", ["[a](b"]), ("[a]x(b)", ["[a]x(b)"]),
      // Underscores beside letters or figures.
      ("a_b_", ["a_b_"]), ("_a_b", ["_a_b"]), ("_a_1", ["_a_1"]), ("1_a_", ["1_a_"]),
      ("a__b__c", ["a__b__c"]), ("(_a_)", ["(", "i: a", ")"]), ("__a__", ["b: a"]),
      // Others may stand in words.
      ("**a**b", ["b: a", "b"]), ("1*a*2", ["1", "i: a", "2"]),
      ("*a **b** c*", ["i: a ", "bi: b", "i:  c"]),
    ] as [(String, [String])])
  func `are read where they stand right`(text: String, expected: [String]) {
    #expect(runs(text) == expected)
  }
}

@Suite struct `A value that stands for others` {
  @Test func `contains the variants of a symbol that it has`() {
    let pairs: [(SymbolVariants, SymbolVariants, Bool)] = [
      (.none, .none, true), (.circle, .none, true), (.circle, .circle, true),
      (.circle, .square, false), (.none, .circle, false), (.fill, .fill, true),
      (.circle.fill, .circle, true), (.circle.fill, .fill, true), (.circle, .fill, false),
      (.fill, .circle.fill, false), (.circle, .circle.fill, false), (.slash, .slash, true),
      (.none, .slash, false), (.fill, .slash, false), (.slash, .fill, false),
      (.circle.slash, .circle.slash, true), (.circle.slash, .circle.fill, false),
      (.circle.fill.slash, .circle.fill.slash, true),
    ]
    for (whole, part, isContained) in pairs {
      #expect(whole.contains(part) == isContained, "\(whole) and \(part)")
    }
  }

  @Test func `says whether anything moves`() {
    #expect(!ScrollPhase.idle.isScrolling)
    for phase in [ScrollPhase.tracking, .interacting, .decelerating, .animating] {
      #expect(phase.isScrolling)
    }
    #expect(ScrollTransitionPhase.identity.isIdentity)
    #expect(!ScrollTransitionPhase.topLeading.isIdentity)
    #expect(!ScrollTransitionPhase.bottomTrailing.isIdentity)
    #expect(TransitionPhase.identity.isIdentity)
    #expect(!TransitionPhase.willAppear.isIdentity && !TransitionPhase.didDisappear.isIdentity)
    #expect(!EditMode.inactive.isEditing)
    #expect(EditMode.transient.isEditing && EditMode.active.isEditing)
    #expect(!ScrollPosition().isPositionedByUser)
    #expect(!Transaction().disablesAnimations)
  }

  @Test func `says how far a finger was dragged`() {
    let drag = DragGesture.Value(
      location: CGPoint(x: 10, y: 3), startLocation: CGPoint(x: 4, y: 5))
    #expect(drag.translation == CGSize(width: 6, height: -2))
  }
}
