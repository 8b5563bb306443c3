import DesignTokens
import DynamicType
import Testing

@Suite struct `A reference within a text` {
  private func read(size: String = "16", family: String = "A", where values: String) throws
    -> DesignTokenFile
  {
    let text =
      "{\(values), \"t\": {\"type\": \"typography\", \"value\": "
      + "{\"fontFamily\": \"\(family)\", \"fontSize\": \"\(size)\"}}}"
    return try DesignTokenFile(parsing: Array(text.utf8))
  }

  private func size(_ size: String, where values: String) throws -> Points? {
    let file = try read(size: size, where: values)
    return file.typography.first?.size.points
  }

  @Test(
    arguments: [
      (#"{"value": 16, "unit": "px"}"#, "{s} + 1", 17),
      (#"{"value": 16, "unit": "px"}"#, "2 * {s}", 32),
      (#"{"value": 1.5, "unit": "rem"}"#, "{s} * 2", 48),
      ("16", "{s} + 1", 17), (#""16px""#, "{s} + 1", 17),
    ] as [(String, String, Double)])
  func `is the value with its unit`(value: String, text: String, points: Double) throws {
    let values = "\"s\": {\"type\": \"dimension\", \"value\": \(value)}"
    #expect(try size(text, where: values) == Points(points))
  }

  @Test func `may lead to a value and a unit that are references too`() throws {
    let values =
      #""n": {"value": 20}, "u": {"value": "px"}, "#
      + #""s": {"type": "dimension", "value": {"value": "{n}", "unit": "{u}"}}"#
    #expect(try size("{s} + 1", where: values) == 21)
  }

  @Test func `is a list with commas`() throws {
    let values = #""f": {"type": "fontFamilies", "value": ["B", "C"]}"#
    let file = try read(family: "A, {f}, D", where: values)
    #expect(file.typography.first?.families == ["A", "B", "C", "D"])
  }
}
