import Imaging

/// A screen with a bar, a photo, and rows with an icon and a word each.
struct PhotoScreen {
  struct Row {
    var word: String
    var icon: RGBAColor
    var ink = RGBAColor.black
    var indent = 0
    var height = 36
    var ground: RGBAColor?
  }

  var rows = [
    Row(word: "Photos", icon: PhotoScreen.red), Row(word: "Maps", icon: PhotoScreen.green),
    Row(word: "Mail", icon: PhotoScreen.blue), Row(word: "Notes", icon: PhotoScreen.yellow),
    Row(word: "Music", icon: PhotoScreen.gray),
  ]
  var title = "Settings"
  var bar = RGBAColor(red: 242, green: 242, blue: 247)
  var ground = RGBAColor.white
  var line = RGBAColor(red: 210, green: 210, blue: 215)
  var photo = PixelRect(x: 12, y: 44, width: 150, height: 50)
  var photoSeed: UInt64 = 7
  var width = 240
  var height = 300

  static let red = RGBAColor(red: 220, green: 40, blue: 40)
  static let green = RGBAColor(red: 40, green: 160, blue: 70)
  static let blue = RGBAColor(red: 30, green: 90, blue: 220)
  static let yellow = RGBAColor(red: 240, green: 190, blue: 20)
  static let gray = RGBAColor(red: 140, green: 140, blue: 145)

  /// The row of pixels where the list begins.
  static let top = 104

  static let words = ["Photos", "Maps", "Mail", "Notes", "Music", "Settings", "Clock", "Books"]

  /// The area of a row of the list.
  func area(ofRow index: Int) -> PixelRect {
    let above = rows[..<index].reduce(0) { $0 + $1.height }
    return PixelRect(x: 0, y: Self.top + above, width: width, height: rows[index].height)
  }

  func sketch(_ words: [String: Bitmap]) -> Sketch {
    var sketch = Sketch(width: width, height: height, ground: ground)
    sketch.fill(PixelRect(x: 0, y: 0, width: width, height: 36), bar)
    sketch.write(words[title], x: 12, y: 9, .black)
    sketch.scatter(photo, seed: photoSeed)
    for (index, row) in rows.enumerated() {
      let area = area(ofRow: index)
      if let ground = row.ground { sketch.fill(area, ground) }
      sketch.fill(PixelRect(x: 12, y: area.y + 6, width: 22, height: 22), row.icon)
      sketch.write(words[row.word], x: 46 + row.indent, y: area.y + 8, row.ink)
      sketch.fill(PixelRect(x: 46, y: area.maxY - 1, width: width - 46, height: 1), line)
    }
    return sketch
  }
}
