extension String {
  /// The text as a string of JSON.
  var inJSON: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Returns the string of a key in an object, which is itself the value of a key in this JSON
  /// text.
  ///
  /// A quotation mark within a string of JSON has a backslash before it, so no string holds what is
  /// searched for.
  func string(of key: String, in object: String) -> String? {
    guard let object = firstRange(of: "\"\(object)\":{"),
      let start = self[object.upperBound...].firstRange(of: "\"\(key)\":\"")?.upperBound
    else { return nil }
    return self[start...].readAsString
  }
}

extension Substring {
  /// The text of the JSON string that begins here, with its escapes replaced.
  fileprivate var readAsString: String {
    var text = ""
    var scalars = unicodeScalars.makeIterator()
    while let scalar = scalars.next(), scalar != "\"" {
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n": text += "\n"
      case "t": text += "\t"
      case "r": text += "\r"
      case "u":
        let digits = String((0..<4).compactMap { _ in scalars.next().map(Character.init) })
        if let code = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(code)
        }
      case .some(let escaped): text.unicodeScalars.append(escaped)
      case nil: break
      }
    }
    return text
  }
}
