import DynamicType
import Foundation
import Rendering
import Snapshots
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A phone that nobody holds` {
  /// The answers that a handler was given.
  @MainActor private final class Answers {
    var values: [Bool] = []
  }

  private final class Source: UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
  }

  @Test func `opens nothing, and says so`() async throws {
    let url = try #require(URL(string: "https://example.org"))
    let isOpened: Bool = await UIApplication.shared.open(url)
    #expect(!isOpened)
  }

  @Test func `opens nothing for a handler, and says so`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let answers = Answers()
    UIApplication.shared.open(url) { answers.values.append($0) }
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    scene.open(url, options: nil) { answers.values.append($0) }
    #expect(answers.values == [false, false])
  }

  @Test func `keeps whether a table is edited`() {
    Stage.device().run {
      let table = UITableView()
      table.isEditing = true
      #expect(table.isEditing)
      table.isEditing = false
      #expect(!table.isEditing)
      table.setEditing(true, animated: true)
      #expect(table.isEditing)
    }
  }

  @Test func `lets items be dragged unless that is switched off`() {
    let source = Source()
    let interaction = UIDragInteraction(delegate: source)
    #expect(interaction.isEnabled)
    interaction.isEnabled = false
    #expect(!interaction.isEnabled)
  }

  @Test func `draws shapes that have any room`() {
    let sizes: [(CGFloat, CGFloat, Int)] = [(0, 5, 0), (5, 0, 0), (5, 5, 1), (0.5, 1, 1)]
    for (width, height, count) in sizes {
      var drawing = ElementDrawing(of: UIView(), origin: .zero)
      let rect = CGRect(x: 1, y: 2, width: width, height: height)
      drawing.shape(in: rect, .red, named: nil) { _ in ShapePath([]) }
      #expect(drawing.pieces.count == count, "\(width) × \(height)")
    }
  }

  /// A device whose fonts lack the one of the system.
  @Test func `aligns texts without a font at their lower edges`() throws {
    let device = Stage.device()
    let fonts = try #require(Stage.fonts)
    device.fonts = InterfaceFonts(folder: fonts.folder, systemFont: SystemFont("Missing.ttf"))
    device.run {
      let (label, field, view) = (UILabel(), UITextField(), UITextView())
      label.text = "Words"
      field.text = "Words"
      view.text = "Words"
      for text in [label, field, view] as [UIView] {
        let (part, offset) = text.baseline(.first)
        #expect(part == 1 && offset == 0)
      }
    }
  }
}

@Suite struct `A bound that is just met` {
  /// 49 times an 11th of the limit is missed by half a millionth, which the numbers cannot tell.
  @Test func `is not missed by its last bits`() {
    let (x, y) = (LinearSum(variable: 0), LinearSum(variable: 1))
    let limit = 561_850_945.0
    var tableau = SimplexTableau(variableCount: 2)
    tableau.solve([
      ConstraintRule(x, .notNegative), ConstraintRule(y, .notNegative),
      ConstraintRule(LinearSum(constant: limit) - x * 11, .notNegative),
      ConstraintRule(LinearSum(constant: 49 * (limit / 11)) - x * 49 - y, .notNegative),
      ConstraintRule(x + -1e9, .zero, priority: 750),
      ConstraintRule(y + -10, .zero, priority: 250),
    ])
    #expect(abs(tableau.value(of: 0) - limit / 11) < 1e-3)
    #expect(tableau.value(of: 1) == 0)
  }
}
