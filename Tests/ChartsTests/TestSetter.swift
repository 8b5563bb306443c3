import DynamicType
import Snapshots

@testable import Charts

/// The fonts of the repository.
let testFontsFolder =
  #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  .joined(separator: "/") + "/Fonts"

/// A setter with the fonts of the repository.
func testSetter() throws -> SpecimenSetter {
  try SpecimenSetter(
    fonts: FontFolder(path: testFontsFolder), systemFont: BuiltInSuite.systemFont)
}

/// Words as wide as their letters are many, 6 pt each: no font is needed to place things.
func plainWidth(_ text: String, _ look: LabelLook) -> Points { 6 * Double(text.count) }
