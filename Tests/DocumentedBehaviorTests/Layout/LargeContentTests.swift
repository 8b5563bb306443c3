import Snapshots
import Testing
import TextEngine
import UIKitTypography

@MainActor @Suite struct `The Large Content Viewer` {
  /// What it shows of a button in a bar.
  private func texts(
    at category: UIContentSizeCategory, interactionOn view: (UIButton) -> UIView?
  ) throws -> [String]? {
    try phone(category).run {
      let (bar, timetable) = (UIView(), UIButton(type: .system))
      bar.addSubview(timetable)
      timetable.largeContentImage = UIImage(systemName: "clock")
      timetable.largeContentTitle = "Timetable"
      timetable.showsLargeContentViewer = true
      view(timetable)?.addInteraction(UILargeContentViewerInteraction())
      return try timetable.largeContentViewerPanel()?.shownTexts().map(\.styled.text.string)
    }
  }

  @Test func `stays away without an interaction`() throws {
    #expect(try texts(at: .accessibilityExtraExtraLarge) { _ in nil } == nil)
  }

  @Test func `shows the title where the button has an interaction`() throws {
    #expect(try texts(at: .accessibilityExtraExtraLarge) { $0 } == ["Timetable"])
  }

  @Test func `shows the title where the bar has the interaction`() throws {
    #expect(try texts(at: .accessibilityMedium) { $0.superview } == ["Timetable"])
  }

  @Test func `stays away below the accessibility sizes`() throws {
    #expect(try texts(at: .extraExtraExtraLarge) { $0 } == nil)
  }
}
