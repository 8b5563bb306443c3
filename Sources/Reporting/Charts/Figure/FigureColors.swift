package import Imaging

/// The colours of a picture. Words stand out from the background by 4.5 to 1 at least, lines by 3
/// to 1 (WCAG 2.2, 1.4.3 and 1.4.11).
package struct FigureColors: Equatable, Sendable {
  package let background: RGBAColor
  /// What is behind the accessibility sizes.
  package let band: RGBAColor
  /// Words to read first.
  package let ink: RGBAColor
  /// Words to read afterwards.
  package let secondInk: RGBAColor
  /// Lines that help to read others.
  package let hairline: RGBAColor
  /// Lines that something stands on.
  package let axis: RGBAColor
  /// Colours to tell lines apart by, also without seeing red or green: those of Okabe and Ito
  /// (“Color Universal Design”, 2008) that stand out from the background enough.
  package let hues: [RGBAColor]

  package static let light = FigureColors(
    background: .white, band: gray(0xF4), ink: gray(0x1A), secondInk: gray(0x5E),
    hairline: gray(0xDC), axis: gray(0x8A), hues: [blue, vermilion, green, purple, .black])

  package static let dark = FigureColors(
    background: gray(0x12), band: gray(0x1E), ink: gray(0xF2), secondInk: gray(0xA8),
    hairline: gray(0x36), axis: gray(0x7C), hues: [skyBlue, vermilion, green, purple, yellow])

  private static let blue = RGBAColor(red: 0, green: 0x72, blue: 0xB2)
  private static let skyBlue = RGBAColor(red: 0x56, green: 0xB4, blue: 0xE9)
  private static let vermilion = RGBAColor(red: 0xD5, green: 0x5E, blue: 0)
  private static let green = RGBAColor(red: 0, green: 0x9E, blue: 0x73)
  private static let purple = RGBAColor(red: 0xCC, green: 0x79, blue: 0xA7)
  private static let yellow = RGBAColor(red: 0xF0, green: 0xE4, blue: 0x42)

  private static func gray(_ level: UInt8) -> RGBAColor {
    RGBAColor(red: level, green: level, blue: level)
  }
}
