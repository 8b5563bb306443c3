import DynamicType
import Foundation
import Imaging
import Snapshots
import Testing
import TextEngine

@testable import SwiftUITypography

/// The same modifier on a text and on a view around it.
@Suite struct `A modifier of text` {
  private func text(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) throws
    -> SetText
  {
    try #require(
      try LayoutBench.interface(view, width: width, height: height).elements.compactMap(\.text)
        .first)
  }

  private func attributes(_ view: some View) throws -> TextAttributes {
    try #require(try text(view).styled.text.runs.first).attributes
  }

  private let word = Text("aaaa")

  @Test func `leans letters`() throws {
    for text in [try text(word.italic()), try text(VStack { word }.italic())] {
      #expect(text.frame.lines[0].runs[0].face.isItalic)
    }
    let upright = try text(VStack { word.italic(false) }.italic())
    #expect(!upright.frame.lines[0].runs[0].face.isItalic)
  }

  @Test func `sets letters or figures in one width`() throws {
    let mono = "JetBrains Mono"
    #expect(try text(word.monospaced()).frame.lines[0].runs[0].face.names.family == mono)
    #expect(
      try text(word.fontDesign(.monospaced)).frame.lines[0].runs[0].face.names.family == mono)
    #expect(
      try text(VStack { word }.fontDesign(.monospaced)).frame.lines[0].runs[0].face.names.family
        == mono)
    func width(_ view: some View) throws -> Points { try text(view).widestLine }
    #expect(try width(Text("1111")) < width(Text("8888")))
    #expect(try width(Text("1111").monospacedDigit()) == width(Text("8888").monospacedDigit()))
    #expect(
      try width(VStack { Text("1111") }.monospacedDigit())
        == width(VStack { Text("8888") }.monospacedDigit()))
  }

  @Test func `makes letters heavier`() throws {
    let bold = try text(word.bold()).widestLine
    #expect(try text(word.fontWeight(.semibold)).widestLine == bold)
    #expect(try text(VStack { word }.fontWeight(.semibold)).widestLine == bold)
    #expect(try text(word).widestLine < bold)
  }

  @Test func `draws lines below and through letters`() throws {
    let red = RGBAColor(hex: "#C5221B")
    for view in [
      AnyView(word.strikethrough(color: .red)), AnyView(VStack { word }.strikethrough(color: .red)),
    ] {
      let found = try attributes(view)
      #expect(found.strikethrough?.color == red)
      #expect(found.underline == nil)
    }
    for view in [
      AnyView(word.underline(color: .red)), AnyView(VStack { word }.underline(color: .red)),
    ] {
      let found = try attributes(view)
      #expect(found.underline?.color == red)
      #expect(found.strikethrough == nil)
    }
    #expect(try attributes(word.strikethrough(false)).strikethrough == nil)
  }

  @Test func `adds room behind each letter`() throws {
    let natural = try text(word).widestLine.value
    for view in [
      AnyView(word.tracking(2)), AnyView(word.kerning(2)), AnyView(VStack { word }.tracking(2)),
      AnyView(VStack { word }.kerning(2)),
    ] {
      // Four letters, or the three gaps between them.
      let added = try text(view).widestLine.value - natural
      #expect(added > 5.99 && added < 8.01)
      #expect(try attributes(view).tracking == .points(2))
    }
  }

  @Test func `raises letters`() throws {
    #expect(try attributes(word.baselineOffset(5)).baselineOffset == 5)
    #expect(try attributes(VStack { word }.baselineOffset(-3)).baselineOffset == -3)
  }

  @Test func `colors letters, and is the usual color without one`() throws {
    let color = { (view: AnyView) in try text(view).styled.color }
    #expect(try color(AnyView(VStack { word }.foregroundColor(.red))) == RGBAColor(hex: "#C5221B"))
    #expect(
      try color(AnyView(VStack { VStack { word }.foregroundColor(nil) }.foregroundColor(.red)))
        == RGBAColor(hex: "#000000"))
  }

  @Test func `adds room between lines, and takes none away`() throws {
    let two = Text("one\ntwo")
    let natural = try text(two).frame.height.value
    #expect(abs(try text(VStack { two }.lineSpacing(9)).frame.height.value - natural - 9) < 0.01)
    #expect(try text(VStack { two }.lineSpacing(-9)).frame.height.value == natural)
  }

  @Test func `cuts a text at its beginning, in its middle or at its end`() throws {
    func shown(_ mode: Text.TruncationMode) throws -> String {
      try text(
        VStack { Text("Beginning and ending") }.lineLimit(1).truncationMode(mode), width: 100
      ).frame.lines[0].text
    }
    #expect(try shown(.tail).hasPrefix("Begin"))
    #expect(try shown(.tail).hasSuffix("…"))
    #expect(try shown(.head).hasPrefix("…"))
    #expect(try shown(.head).hasSuffix("ending"))
    let middle = try shown(.middle)
    #expect(middle.hasPrefix("Be") && middle.hasSuffix("ng") && middle.contains("…"))
  }

  @Test func `lets a text be set tighter before it is cut`() throws {
    #expect(try text(VStack { word }.allowsTightening(true)).styled.paragraph.allowsTightening)
    #expect(!(try text(VStack { word }.allowsTightening(false)).styled.paragraph.allowsTightening))
  }

  @Test func `keeps letters as wide as they are where it names no width`() throws {
    let natural = try text(word).widestLine
    #expect(try text(word.fontWidth(nil)).widestLine == natural)
    #expect(try text(VStack { word }.fontWidth(nil)).widestLine == natural)
  }

  @Test func `takes lines of an attributed string, in their own color`() throws {
    var attributed = AttributedString("a")
    attributed.swiftUI.underlineStyle = Text.LineStyle(pattern: .solid, color: .red)
    attributed.swiftUI.strikethroughStyle = .single
    let found = try attributes(Text(attributed))
    #expect(found.underline?.color == RGBAColor(hex: "#C5221B"))
    #expect(found.strikethrough != nil)
    #expect(found.strikethrough?.color != RGBAColor(hex: "#C5221B"))
  }

  /// A style's own size at AX5, a size scaled by its leadings, and sizes that stay.
  @Test func `names fonts by numbers that are worked out`() throws {
    let size: CGFloat = 17
    func points(_ font: Font) throws -> Points {
      try #require(
        try LayoutBench.interface(
          Text("a").font(font), width: nil, category: .accessibilityExtraExtraExtraLarge
        ).elements.compactMap(\.text).first
      ).pointSize
    }
    #expect(try points(.system(size: size)) == 17)
    #expect(try points(.system(size: size, weight: .bold, design: .monospaced)) == 17)
    #expect(try points(.custom("Inter Variable", size: size)) == 48)
    #expect(try points(.custom("Inter Variable", fixedSize: size)) == 17)
    #expect(try points(.system(.body, design: .monospaced)) == 53)
    #expect(try points(.system(.body, design: nil, weight: .bold)) == 53)
    let mono = "JetBrains Mono"
    #expect(
      try text(Text("a").font(.system(.body, design: .monospaced))).frame.lines[0].runs[0].face
        .names.family == mono)
    #expect(
      try text(Text("a").font(.system(size: size, design: .monospaced))).frame.lines[0].runs[0]
        .face.names.family == mono)
  }
}
