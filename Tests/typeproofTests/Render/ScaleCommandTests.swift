import Testing

@testable import typeproof

@Suite struct `The scale command` {
  @Test func `prints a font's size at AX5`() async {
    // Stack Overflow, question 51243804: a 17 pt custom font along body.
    #expect(await printed("scale", "17", "--style", "body", "--category", "AX5") == "48\n")
  }

  @Test func `prints a length on the pixels of a 3x screen unless told otherwise`() async {
    // 17 · 21 ÷ 22 = 16.227…, which is 48.68… px, so 49 px, so 16.333… pt.
    #expect(
      await printed("scale", "17", "--style", "body", "--category", "M", "--as", "value")
        == "16.333333333333332\n")
  }

  @Test func `prints a length on the pixels of another screen`() async {
    // 32.45… px on a 2x screen, so 32 px.
    #expect(
      await printed(
        "scale", "17", "--style=body", "--category=medium", "--as=metric", "--display-scale=2x")
        == "16\n")
  }

  @Test func `holds a font below its maximum`() async {
    #expect(
      await printed("scale", "17", "--style=body", "--category=AX5", "--maximum=40.5") == "40.5\n")
  }

  @Test func `tells how the number came about`() async {
    #expect(
      await printed(
        "scale", "17", "--style=title", "--category=accessibility5", "--maximum=30", "--json")
          == """
          {
            "schemaVersion": 1,
            "as": "font",
            "size": 17,
            "style": "title1",
            "category": "AX5",
            "leading": 68,
            "leadingAtLarge": 34,
            "leadingStatus": "published",
            "unrounded": 34,
            "roundedTo": "point",
            "displayScale": null,
            "rounded": 34,
            "maximum": 30,
            "isCapped": true,
            "result": 30,
            "edition": "hig-2025-12"
          }

          """)
  }

  @Test(arguments: [
    "nan", "inf", "0", "0.0", "-5", "10000", "abc", "", ".", "0x11", "1e2", "1,5", " 17", "１７",
    "0.1.2",
  ])
  func `refuses what is no size`(size: String) async {
    #expect(
      await printed("scale", size, "--style=body", "--category=L") == """
        typeproof: <size>: “\(size)” is not a size in points, above 0 and below 10,000. \
        Write it like 17 or 16.5.

        """)
  }

  @Test(arguments: ["0.001", "9999.999", "17", "016.50"])
  func `takes sizes up to its bounds`(size: String) async {
    #expect(
      !(await printed("scale", size, "--style=body", "--category=L")).hasPrefix("typeproof:"))
  }

  @Test func `refuses an unknown style with the nearest`() async {
    #expect(
      await printed("scale", "17", "--style=boddy", "--category=L")
        == "typeproof: --style: No text style is called “boddy”. Did you mean “body”?\n")
  }

  @Test func `refuses an unknown category with the nearest`() async {
    #expect(
      await printed("scale", "17", "--style=body", "--category=AX9")
        == "typeproof: --category: No content size category is called “AX9”. "
        + "Did you mean “AX1”?\n")
  }

  @Test func `refuses a maximum for a length`() async {
    #expect(
      await printed("scale", "17", "--style=body", "--category=L", "--maximum=4", "--as=value")
        == "typeproof: --maximum is for fonts, not for a value. Leave out --maximum, or leave out "
        + "--as value.\n")
  }

  @Test func `refuses a display scale for a font`() async {
    #expect(
      await printed("scale", "17", "--style=body", "--category=L", "--display-scale=2")
        == "typeproof: --display-scale does not change a font, because a font is rounded to a "
        + "whole point. Leave out --display-scale, or add --as value.\n")
  }

  @Test(arguments: ["0", "-1", "11", "x", "3xx"])
  func `refuses what is no display scale`(scale: String) async {
    #expect(
      await printed(
        "scale", "17", "--style=body", "--category=L", "--as=value", "--display-scale=\(scale)")
        == "typeproof: --display-scale: “\(scale)” is not a display scale above 0 and up to 10. "
        + "Write it like 3 or 3x.\n")
  }
}
