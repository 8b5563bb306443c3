/// Facts about the texts that the files give to their views.
extension Receivers {
  /// Whether a button has a title in words.
  func hasTitle(_ button: Place) -> Bool {
    let titles = texts[button.appending("titleLabel")] ?? []
    return titles.contains { $0.kind != .string || $0.text.contains(where: \.isLetter) }
  }

  /// Whether a view is the title label of a button that gets a picture and no words.
  func isTitleOfPicture(_ view: Node) -> Bool {
    guard view.text == "titleLabel", let base = view.children.first, let button = place(of: base)
    else { return false }
    let titles = texts[button.appending("titleLabel")] ?? []
    let hasNone = titles.allSatisfy {
      $0.kind == .nothing || ($0.kind == .string && $0.text.allSatisfy(\.isWhitespace))
    }
    // A configuration may have a title.
    return pictured.contains(button) && hasNone && !setsFont(button)
  }

  /// Whether the text at a place may need more than a line.
  func mayBeLong(_ place: Place) -> Bool {
    guard let values = texts[place], !values.isEmpty else {
      if case .member(_, let name) = place {
        return name != "self" && !name.hasSuffix("titleLabel")
          ? !TextSubject.isShort(Self.plain(name)) : false
      }
      return true
    }
    return values.contains { TextSubject.mayBeLong(value: $0, names) == true }
  }

  /// The name of a label without a suffix such as `Label`.
  static func plain(_ name: String) -> String {
    for suffix in ["Label", "TextView", "Text", "View"]
    where name.hasSuffix(suffix) && name != suffix {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  /// Whether a place shows a symbol instead of text, judged by its name.
  func isGlyph(_ place: Place) -> Bool {
    let values = (texts[place] ?? []).filter {
      !$0.text.allSatisfy(\.isWhitespace) || $0.kind != .string
    }
    let isSign = values.allSatisfy { value in
      value.kind == .string && !value.text.contains { $0.isLetter || $0.isNumber }
    }
    if isSign, !values.isEmpty { return true }
    return TextSubject.split(place.name).contains {
      ["icon", "emoji", "initials", "glyph", "symbol", "letter", "chevron"].contains($0)
    }
  }

  /// Whether only the app's developers see what is at a place, judged by its name.
  func isForDebugging(_ place: Place) -> Bool {
    TextSubject.split(place.name).contains("debug")
  }

  /// Whether code only runs at some text sizes.
  static func dependsOnTextSize(_ node: Node) -> Bool {
    node.ancestors.contains { scope in
      guard scope.kind == .branch, let condition = scope.first(.condition) else { return false }
      return condition.descendants.contains { node in
        let name = node.text.lowercased()
        return ["fontsize", "contentsize", "accessib", "dynamictype"].contains(where: name.contains)
      }
    }
  }
}
