import Imaging

/// A metric as it is typed.
enum MetricName: String, CaseIterable, ArgumentValue {
  case exact
  case text
  case pixelmatch
}

/// How far off a colour may be by the rule of pixelmatch, from 0 to 1.
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

/// A rectangle in px: `x,y,w,h`, the first two from 0, the others from 1.
struct TypedRectangle: ArgumentValue, Equatable {
  let rectangle: PixelRect

  /// Pictures have no sides of more pixels (PNG specification, section 7.1).
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
