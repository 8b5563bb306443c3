import Foundation
import SwiftUITypography
import Testing
import UIKitTypography

@MainActor @Suite struct `Hosted views on record` {
  private struct Row: View {
    @ScaledMetric private var gap: CGFloat = 10
    let word: String

    var body: some View {
      VStack(alignment: .leading, spacing: gap) {
        Text(verbatim: word)
        Text("second").font(.caption).foregroundStyle(.secondary)
      }
      .padding(.leading, 30)
    }
  }

  @Test func `of SwiftUI are shown as they were`() throws {
    var record = ViewRecord(
      "hosted", in: RecordedLook.usual + [.dark, .bold, .changed], height: 200)
    try record.showScreen("controller") { UIHostingController(rootView: Row(word: "first")) }
    try record.showScreen("another root", in: [.large]) {
      let controller = UIHostingController(rootView: Row(word: "first"))
      controller.loadViewIfNeeded()
      controller.rootView = Row(word: "other")
      return controller
    }
    try record.showScreen("in a stack, with limits") {
      let parent = UIViewController()
      let child = UIHostingController(rootView: Row(word: "first"))
      let stack = UIStackView(arrangedSubviews: [Exhibit.label("Above"), child.view])
      stack.axis = .vertical
      parent.addChild(child)
      parent.view.addSubview(stack)
      stack.frame = CGRect(x: 10, y: 10, width: 250, height: 120)
      stack.clipsToBounds = true
      stack.alpha = 0.5
      child.didMove(toParent: parent)
      return parent
    }
    try record.showScreen("in cells") {
      let cells = ["first", "a word that is longer"].map { word in
        recordedCell(nil) {
          $0.contentConfiguration = UIHostingConfiguration { Row(word: word) }
          $0.accessoryType = .checkmark
        }
      }
      return RecordedTable(.plain, [RecordedTable.Section(cells: cells)])
    }
    try record.list("sizes", in: RecordedLook.sizes) {
      let controller = UIHostingController(rootView: Row(word: "a word that is longer"))
      var values = [controller.view.intrinsicContentSize.onRecord]
      for (width, height): (CGFloat, CGFloat) in [(0, 0), (100, 0), (100, 20), (0, 20)] {
        let size = controller.sizeThatFits(in: CGSize(width: width, height: height))
        values.append("in \(width) × \(height): \(size.onRecord)")
      }
      return values
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
