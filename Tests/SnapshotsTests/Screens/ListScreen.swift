import Imaging

/// A screen with a list of rows of one height, as many apps have.
struct ListScreen: Equatable {
  struct Row: Equatable {
    var text: [String]
    var detail: String
  }

  /// What is drawn around the texts of rows.
  enum Look: CaseIterable {
    case plain
    case lines
    case cards
  }

  var rows: [Row]
  let look: Look
  let rowHeight: Int
  let width: Int
  let height: Int
  let hasTabs: Bool

  static let top = 60

  static let words = [
    "Wi-Fi", "Bluetooth", "Mobile", "Data", "Notifications", "Sounds", "Focus", "General",
    "Display", "Battery", "Privacy", "Wallet", "Camera", "Photos", "Safari", "Maps", "Health",
    "Music", "Books", "Notes", "Mail", "Clock", "Screen", "Time", "Storage", "Keyboard",
  ]
  static let details = ["On", "Off", "12"]
  /// Words with one other letter.
  static let misspelt = [
    "Data": "Date", "Focus": "Focas", "Wallet": "Ballet", "Maps": "Mops", "Notes": "Votes",
    "Mail": "Mall", "Clock": "Click", "Time": "Tide", "Books": "Looks", "Health": "Wealth",
  ]

  /// The picture, with each word as it is drawn.
  func picture(words: [String: Bitmap]) -> Bitmap {
    var canvas = Canvas(width: width, height: height)
    canvas.put(words["Settings"], x: 20, y: 16)
    for (index, row) in rows.enumerated() {
      let y = Self.top + index * rowHeight
      if look == .cards { canvas.fill(x: 10, y: y, width: width - 20, height: rowHeight, 240) }
      var x = 20
      for word in row.text {
        canvas.put(words[word], x: x, y: y + 8)
        x += (words[word]?.width ?? 0) + 6
      }
      if let detail = words[row.detail] {
        canvas.put(detail, x: width - 20 - detail.width, y: y + 8)
      }
      if look == .lines {
        canvas.fill(x: 20, y: y + rowHeight - 1, width: width - 20, height: 1, 200)
      }
    }
    if hasTabs {
      canvas.fill(x: 0, y: height - 50, width: width, height: 1, 180)
      canvas.put(words["Home"], x: 30, y: height - 40)
    }
    return Bitmap(width: width, height: height, format: .gray8, bytes: canvas.bytes)
  }

  /// The rows of pixels of a row of the list.
  func pixels(ofRow index: Int) -> Range<Int> {
    Self.top + index * rowHeight..<Self.top + (index + 1) * rowHeight
  }
}

/// A grey picture that others are put on.
private struct Canvas {
  let width: Int
  var bytes: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    bytes = [UInt8](repeating: 255, count: width * height)
  }

  mutating func fill(x: Int, y: Int, width: Int, height: Int, _ level: UInt8) {
    for row in y..<y + height {
      for column in x..<x + width { bytes[row * self.width + column] = level }
    }
  }

  /// Puts ink on what is there.
  mutating func put(_ picture: Bitmap?, x: Int, y: Int) {
    guard let picture else { return }
    for row in 0..<picture.height {
      for column in 0..<min(picture.width, width - x) {
        let place = (y + row) * width + x + column
        let level = Int(picture.color(x: column, y: row).red)
        bytes[place] = UInt8(Int(bytes[place]) * level / 255)
      }
    }
  }
}
