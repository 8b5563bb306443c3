extension TextStyle {
  /// The style's name as people write it, such as “Large Title”.
  public var title: String {
    var title = ""
    for character in name {
      if title.isEmpty {
        title += character.uppercased()
      } else if character.isUppercase || character.isNumber {
        title += " " + String(character)
      } else {
        title.append(character)
      }
    }
    return title
  }
}
