import ImageDiff
import Imaging
import JSON

extension JSONValue {
  /// The size of a picture, in px.
  init(size: PixelSize) {
    self = ["width": .integer(size.width), "height": .integer(size.height)]
  }

  /// A rectangle of a picture, in px.
  init(box: PixelRect) {
    self = [
      "x": .integer(box.x), "y": .integer(box.y), "width": .integer(box.width),
      "height": .integer(box.height),
    ]
  }

  /// How pixels differ.
  init(difference: PixelDifference) {
    self = [
      "differingPixels": .integer(difference.differingPixels),
      "boundingBox": JSONValue(box: difference.boundingBox),
      "greatestChannelDifference": .integer(difference.greatestChannelDifference),
      "first": ["x": .integer(difference.first.x), "y": .integer(difference.first.y)],
    ]
  }
}
