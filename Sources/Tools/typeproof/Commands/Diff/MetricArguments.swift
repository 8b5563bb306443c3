import Imaging

/// The name of a metric on the command line.
enum MetricName: String, CaseIterable, ArgumentValue {
  case exact
  case text
  case pixelmatch
}

/// The threshold of pixelmatch for a colour difference, from 0 to 1.
struct TypedThreshold: ArgumentValue, Equatable {
  let value: Double

  init(argument: String) throws(ArgumentValueError) {
    guard let number = plainDecimal(argument), number <= 1 else {
      throw .notA("a threshold from 0 to 1", text: argument, example: "0.1")
    }
    value = number
  }

  var argumentText: String { "\(value)" }
}

/// A rectangle in pixels, typed as `x,y,w,h`. The first two are at least 0, the others at least 1.
struct TypedRectangle: ArgumentValue, Equatable {
  let rectangle: PixelRect

  /// The longest side of a PNG picture, in pixels (PNG specification, section 7.1).
  private static let longest = 1 << 31 - 1

  init(argument: String) throws(ArgumentValueError) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) ?? -1 : -1
    }
    guard numbers.count == 4, numbers.allSatisfy({ 0...Self.longest ~= $0 }), numbers[2] > 0,
      numbers[3] > 0
    else {
      throw .notA(
        "a rectangle in px: its left and top edge from 0, its width and height from 1",
        text: argument, example: "0,0,200,40")
    }
    rectangle = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  init(_ rectangle: PixelRect) {
    self.rectangle = rectangle
  }

  var argumentText: String {
    "\(rectangle.x),\(rectangle.y),\(rectangle.width),\(rectangle.height)"
  }
}
