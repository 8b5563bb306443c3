import DynamicType
import Rendering
import Snapshots
import TextEngine
import Testing

@testable import Charts

@Suite struct `A pair of settings` {
  private let setter: SpecimenSetter

  init() throws { setter = try testSetter() }

  private func sheet(_ text: String, captions: [String?]) throws -> FontPairSheet {
    let frame = try setter.frame(of: text, in: .title)
    return FontPairSheet(
      old: FontPairSheet.Setting(caption: captions[0], frame: frame),
      new: FontPairSheet.Setting(caption: captions[1], frame: frame), width: plainWidth)
  }

  @Test func `stands side by side, with a margin around each`() throws {
    // Twenty letters of 6 pt are wider than what is set.
    let caption = String(repeating: "a", count: 20)
    let sheet = try sheet("Ham", captions: [caption, caption])
    #expect(sheet.panels.map(\.left) == [8, 8 + 120 + 16])
    #expect(sheet.width == 272)
    #expect(sheet.panels.map(\.top) == [8, 8])
    #expect(sheet.panels.map(\.textTop) == [32, 32])
    #expect(sheet.height >= 32 + sheet.panels[0].setting.frame.height + 8)
  }

  @Test func `stands one below the other where that is too wide`() throws {
    let sheet = try sheet(String(repeating: "Hamburg ", count: 12), captions: ["old", "new"])
    #expect(sheet.panels.map(\.left) == [8, 8])
    let (old, new) = (sheet.panels[0], sheet.panels[1])
    #expect(new.top == old.textTop + old.setting.frame.height + 16)
    #expect(sheet.height >= new.textTop + new.setting.frame.height + 8)
  }

  @Test func `has a caption above each, or none`() throws {
    let drawing = try sheet("Ham", captions: ["old", "new"]).drawing(in: .light, by: setter)
    #expect(drawing.runs.map(\.pointSize) == [11, 11, 20, 20])
    #expect(drawing.runs[0].baseline == drawing.runs[1].baseline)
    #expect(drawing.runs[0].baseline < drawing.runs[2].baseline)
    let bare = try sheet("Ham", captions: [nil, nil])
    #expect(bare.panels.map(\.textTop) == [8, 8])
    #expect(try bare.drawing(in: .light, by: setter).runs.map(\.pointSize) == [20, 20])
  }
}
