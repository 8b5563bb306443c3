import Imaging

/// A colour that somebody typed: `#FF3B30`, `FF3B30`, and two digits more for how opaque it is.
///
/// Without the # too, since a shell takes a word that begins with it for a comment.
struct TypedColor: ArgumentValue, Equatable {
  /// The colour.
  let color: RGBAColor

  init(argument: String) throws(ArgumentValueError) {
    guard let color = RGBAColor(hex: argument.first == "#" ? argument : "#" + argument) else {
      throw .notA(
        "a colour of six hexadecimal digits, or of eight with its opacity", text: argument,
        example: "FF3B30 or FF3B3080")
    }
    self.color = color
  }

  init(_ color: RGBAColor) {
    self.color = color
  }

  var argumentText: String { String(color.description.dropFirst()) }
}
