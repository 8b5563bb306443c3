import DynamicType
import Snapshots

@testable import Charts

/// A setter with the fonts of the repository.
func testSetter() throws -> SpecimenSetter {
  let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  return try SpecimenSetter(
    fonts: FontFolder(path: package.joined(separator: "/") + "/Fonts"),
    systemFont: BuiltInSuite.systemFont)
}

/// Words as wide as their letters are many, 6 pt each: no font is needed to place things.
func plainWidth(_ text: String, _ look: LabelLook) -> Points { 6 * Double(text.count) }
