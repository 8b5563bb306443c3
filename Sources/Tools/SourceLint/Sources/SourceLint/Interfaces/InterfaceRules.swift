/// Judges Interface Builder files by the rules for Swift.
struct InterfaceRules {
  let receivers: Receivers

  struct Found {
    let rule: LintRule
    let offset: Int
    let message: String
    var isNote = false
  }

  func found(in file: InterfaceFile) -> [Found] {
    guard file.isJudged else { return [] }
    var names: [String: [Outlets.Name]] = [:]
    for (name, element) in file.outlets { names[element, default: []].append(name) }
    var found: [Found] = []
    file.root.visit { element, _ in
      let outlets = names[element.attributes["id"] ?? ""] ?? []
      found += judge(element, outlets)
    }
    return found
  }

  private static let views: Set = ["label", "textView", "textField", "button"]

  private func judge(_ element: InterfaceElement, _ outlets: [Outlets.Name]) -> [Found] {
    guard Self.views.contains(element.name), hasText(element, outlets) else { return [] }
    // “button.titleLabel” is what code sets for a button.
    let suffix = element.name == "button" ? ".titleLabel" : ""
    let places = outlets.map { Place.member(of: $0.owner, $0.outlet + suffix) }
    var found: [Found] = []
    if let font = element.children.first(where: { $0.name == "fontDescription" }),
      !places.contains(where: receivers.setsFont)
    {
      if font.attributes["style"] == nil, font.attributes["pointSize"] != nil {
        found.append(
          Found(
            rule: .fixedFont, offset: font.offset,
            message: "This text keeps its size at every text size."))
      } else if font.attributes["style"] != nil, element.name != "button",
        element.attributes["adjustsFontForContentSizeCategory"] != "YES",
        !places.contains(where: receivers.followsInCode)
      {
        found.append(
          Found(
            rule: .notFollowing, offset: element.offset,
            message: "This text keeps the size it has when it is loaded, since "
              + "“Automatically Adjusts Font” is off."))
      }
    }
    if let height = constantHeight(element) {
      found.append(
        Found(
          rule: .fixedHeight, offset: height.offset,
          message: "This height is constant, so large text is cut off or overlaps."))
    }
    return found
  }

  /// Whether an element shows words. A button without a title shows a picture.
  private func hasText(_ element: InterfaceElement, _ outlets: [Outlets.Name]) -> Bool {
    switch element.name {
    case "button":
      return element.children.contains {
        $0.name == "state" && $0.attributes["title"]?.contains(where: \.isLetter) == true
      }
    case "label":
      guard let text = element.attributes["text"], !text.isEmpty else { return true }
      return text.contains(where: \.isLetter) || !outlets.isEmpty
    default: return true
    }
  }

  private func constantHeight(_ element: InterfaceElement) -> InterfaceElement? {
    guard element.name == "label" || element.name == "button" else { return nil }
    let constraints = element.children.first { $0.name == "constraints" }?.children ?? []
    return constraints.first { constraint in
      constraint.attributes["firstAttribute"] == "height"
        && constraint.attributes["secondItem"] == nil && constraint.attributes["firstItem"] == nil
        && constraint.attributes["relation"] == nil && constraint.attributes["priority"] == nil
        && Double(constraint.attributes["constant"] ?? "").map { (16.0...80).contains($0) } == true
    }
  }
}
