public import ImageDiff
public import Imaging
public import JSON

extension JSONForm where Value == Int {
  /// The JSON form of a column or row, which may be outside of a picture.
  fileprivate static var coordinate: JSONForm { .integer(in: -(1 << 31)...(1 << 31)) }
}

extension JSONForm where Value == PixelRect {
  /// The JSON form of a rectangle in a picture, in pixels.
  public static var box: JSONForm {
    .object("an object with a rectangle", ignoringUnknownNames: true) { reader in
      let x = reader.required("x", .coordinate, from: \.x)
      let y = reader.required("y", .coordinate, from: \.y)
      let width = reader.required("width", .count, from: \.width)
      let height = reader.required("height", .count, from: \.height)
      guard let x, let y, let width, let height else { return nil }
      return PixelRect(x: x, y: y, width: width, height: height)
    }
  }
}

extension JSONForm where Value == PixelPoint {
  /// The JSON form of a pixel's position.
  static var pixelPoint: JSONForm {
    .object("an object with a place", ignoringUnknownNames: true) { reader in
      let x = reader.required("x", .coordinate, from: \.x)
      let y = reader.required("y", .coordinate, from: \.y)
      guard let x, let y else { return nil }
      return PixelPoint(x: x, y: y)
    }
  }
}

extension JSONForm where Value == PixelSize {
  /// The JSON form of a picture's size, in pixels.
  public static var pixelSize: JSONForm {
    .object("an object with a width and a height", ignoringUnknownNames: true) { reader in
      let width = reader.required("width", .count, from: \.width)
      let height = reader.required("height", .count, from: \.height)
      guard let width, let height else { return nil }
      return PixelSize(width: width, height: height)
    }
  }
}

extension JSONForm where Value == PixelDifference {
  /// The JSON form of a difference between pixels.
  public static var pixelDifference: JSONForm {
    .object("an object with a difference of pixels", ignoringUnknownNames: true) { reader in
      let count = reader.required("differingPixels", .count, from: \.differingPixels)
      let box = reader.required("boundingBox", .box, from: \.boundingBox)
      let greatest = reader.required(
        "greatestChannelDifference", .integer(in: 0...255), from: \.greatestChannelDifference)
      let first = reader.required("first", .pixelPoint, from: \.first)
      guard let count, let box, let greatest, let first else { return nil }
      return PixelDifference(
        differingPixels: count, boundingBox: box, greatestChannelDifference: greatest, first: first)
    }
  }
}
