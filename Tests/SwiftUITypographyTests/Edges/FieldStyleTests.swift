import DynamicType
import Foundation
import Imaging
import Snapshots
import TextEngine
import Testing

@testable import SwiftUITypography

@Suite struct `A field in a style` {
  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(4) }
  }

  private func text(_ view: some View) throws -> SetText {
    try #require(try LayoutBench.interface(view).elements.compactMap(\.text).first)
  }

  /// The colours of a field in three styles of the system and in one of an app.
  private func colors(_ field: some View) throws -> [RGBAColor] {
    [
      try text(field.textFieldStyle(.automatic)).styled.color,
      try text(field.textFieldStyle(.plain)).styled.color,
      try text(field.textFieldStyle(.roundedBorder)).styled.color,
      try text(field.textFieldStyle(Framed())).styled.color,
    ]
  }

  @Test func `shows its text in the colour of texts`() throws {
    let black: [RGBAColor] = [.black, .black, .black, .black]
    #expect(try colors(TextField("Name", text: .constant("Bob"))) == black)
    #expect(try colors(SecureField("Code", text: .constant("abc"))) == black)
  }

  @Test func `shows its prompt in grey`() throws {
    let gray = try #require(RGBAColor(hex: "#5F5F66"))
    #expect(try colors(TextField("Name", text: .constant(""))) == [gray, gray, gray, gray])
  }

  @Test func `has several lines if it grows downwards`() throws {
    let words = "one\ntwo\nthree\nfour\nfive\nsix\nseven"
    let field = TextField("Words", text: .constant(words), axis: .vertical)
    #expect(try text(field.textFieldStyle(.plain)).frame.lines.count == 7)
    #expect(try text(field.textFieldStyle(Framed())).frame.lines.count == 7)
    let limited = field.lineLimit(2...6)
    #expect(try text(limited.textFieldStyle(.roundedBorder)).frame.lines.count == 6)
  }

  @Test func `has one line if it does not`() throws {
    let field = TextField("Words", text: .constant("one\ntwo"))
    #expect(try text(field.textFieldStyle(.roundedBorder)).frame.lines.count == 1)
  }
}
