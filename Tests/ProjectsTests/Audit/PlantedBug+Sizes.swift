extension PlantedBug {
  /// Bugs in sizes. Where sizes are written out, they are reckoned by hand from the leadings of
  /// Apple's body (19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62).
  static let sizes = [
    PlantedBug(
      "all sizes are identical", body,
      becomes: tableBody(17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17),
      finds: "no-scaling error, Body, everywhere"),
    PlantedBug(
      "text does not scale", body,
      becomes: #""Body": {"font": "Kontor Sans", "size": 17, "fixed": true"#,
      finds: "no-scaling error, Body, everywhere"),
    PlantedBug(
      "sizes that had grown are scaled again", body,
      becomes: tableBody(13, 14, 15, 17, 21, 24, 29, 40, 56, 81, 109, 135),
      finds: "scaled-twice error, Body, XS S M XL XXL XXXL AX1 AX2 AX3 AX4 AX5"),
    PlantedBug(
      "text follows the curve of the largest titles", body,
      becomes: #""Body": {"font": "Kontor Sans", "size": 17, "relativeTo": "largeTitle""#,
      finds: "wrong-curve error, Body"),
    PlantedBug(
      "a maximum stops text too early", body, becomes: body + #", "maximum": 24"#,
      finds: "capped-early error, Body, AX1 AX2 AX3 AX4 AX5"),
    PlantedBug(
      "a table stops early", body,
      becomes: tableBody(15, 15, 16, 17, 19, 20, 20, 20, 20, 20, 20, 20),
      finds: "capped-early error, Body, XXL XXXL AX1 AX2 AX3 AX4 AX5"),
    PlantedBug(
      "a table grows too little", body,
      becomes: tableBody(14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25),
      finds: "below-200-percent error, Body"),
    PlantedBug(
      "small print falls under 11 pt", #""minimum": 11, "#, becomes: "",
      finds: "below-minimum warning, Badge, XS S M"),
    PlantedBug(
      "a title is smaller than text",
      #""Title": {"font": "Kontor Serif", "size": 22, "relativeTo": "title2""#,
      becomes:
        #""Title": {"font": "Kontor Serif", "size": 22, "relativeTo": "title2", "maximum": 44"#,
      finds: "hierarchy-inverted warning, Title, AX4 AX5"),
    PlantedBug(
      "a table made by hand has no accessibility sizes", body,
      becomes: body(
        sizes: #""XS": 14, "S": 15, "M": 16, "L": 17, "XL": 19, "XXL": 21, "XXXL": 23, "#
          + #""otherwise": 16"#),
      finds: "accessibility-collapse error, Body, AX1 AX2 AX3 AX4 AX5"),
    PlantedBug(
      "a size falls as the text size rises", body,
      becomes: tableBody(14, 15, 16, 17, 19, 21, 23, 28, 33, 31, 47, 53),
      finds: "shrinking error, Body, AX3"),
  ]

  private static func tableBody(_ sizes: Int...) -> String {
    let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    return body(
      sizes: zip(names, sizes).map { "\"\($0)\": \($1)" }.joined(separator: ", "))
  }
}
