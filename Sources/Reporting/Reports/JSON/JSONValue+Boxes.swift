public import ImageDiff
public import Imaging
public import JSON

extension JSONValue {
  /// The size of a picture, in px.
  public static func size(_ size: PixelSize) -> JSONValue {
    ["width": .integer(size.width), "height": .integer(size.height)]
  }

  /// A rectangle of a picture, in px.
  public static func box(_ box: PixelRect) -> JSONValue {
    [
      "x": .integer(box.x), "y": .integer(box.y), "width": .integer(box.width),
      "height": .integer(box.height),
    ]
  }

  /// A pixel's place, in px.
  init(point: PixelPoint) {
    self = ["x": .integer(point.x), "y": .integer(point.y)]
  }

  /// How pixels differ.
  public static func difference(_ difference: PixelDifference) -> JSONValue {
    [
      "differingPixels": .integer(difference.differingPixels),
      "boundingBox": .box(difference.boundingBox),
      "greatestChannelDifference": .integer(difference.greatestChannelDifference),
      "first": JSONValue(point: difference.first),
    ]
  }

  /// Where in a text, in UTF-8 bytes, the end not in it.
  init(bytes range: Range<Int>) {
    self = [.integer(range.lowerBound), .integer(range.upperBound)]
  }

  /// Texts in order.
  init(texts: [String]) {
    self = .array(texts.map(JSONValue.string))
  }
}
