/// Applies the linter's rules to Interface Builder files.
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
    file.root.visit { element, around in
      let outlets =
        (names[element.attributes["id"] ?? ""] ?? []) + Self.cellOutlets(of: element, around)
      found += judge(element, outlets, isConnected: { names[$0] != nil })
    }
    return found
  }

  /// The outlets that a table view cell's class has for its standard labels.
  private static func cellOutlets(
    of element: InterfaceElement, _ around: [InterfaceElement]
  ) -> [Outlets.Name] {
    guard let key = element.attributes["key"], ["textLabel", "detailTextLabel"].contains(key),
      let owner = around.last(where: { $0.name == "tableViewCell" })?.attributes["customClass"]
    else { return [] }
    return [Outlets.Name(owner: owner, outlet: key)]
  }

  private static let views: Set = ["label", "textView", "textField", "button"]

  private func judge(
    _ element: InterfaceElement, _ outlets: [Outlets.Name], isConnected: (String) -> Bool
  ) -> [Found] {
    guard Self.views.contains(element.name), hasText(element, outlets) else { return [] }
    // “button.titleLabel” is what code sets for a button.
    let suffix = element.name == "button" ? ".titleLabel" : ""
    let places =
      outlets.map { Place.member(of: $0.owner, $0.outlet + suffix) }
      + ownPlaces(of: element.attributes["customClass"])
    var found: [Found] = []
    let isKnown =
      !isOfAnotherModule(element.attributes["customClass"])
      && outlets.allSatisfy { receivers.names.declares($0.owner) }
    if isKnown, let font = element.children.first(where: { $0.name == "fontDescription" }),
      !places.contains(where: { receivers.setsFont($0) || receivers.hasAttributedText($0) })
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
    if isCutToOneLine(element), outlets.isEmpty {
      found.append(
        Found(
          rule: .oneLine, offset: element.offset,
          message: "This text has one line, so the end of it is cut off at large text sizes."))
    }
    if let height = constantHeight(element),
      height.attributes["id"].map(isConnected) != true
    {
      found.append(
        Found(
          rule: .fixedHeight, offset: height.offset,
          message: "This height is constant, so large text is cut off or overlaps."))
    }
    return found
  }

  /// The places at which the class of an element may set its own font.
  private func ownPlaces(of type: String?) -> [Place] {
    guard let type, receivers.names.declares(type) else { return [] }
    return ["self", "titleLabel", "self.titleLabel"].map { .member(of: type, $0) }
  }

  /// Whether the class of an element is not in the files, so that its behaviour is unknown.
  private func isOfAnotherModule(_ type: String?) -> Bool {
    guard let type, !type.hasPrefix("UI") else { return false }
    return !receivers.names.declares(type)
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

  /// Whether a label that follows the text size has a sentence in one line, which is what Interface Builder gives it.
  private func isCutToOneLine(_ element: InterfaceElement) -> Bool {
    guard element.name == "label", element.attributes["customClass"] == nil,
      element.attributes["adjustsFontForContentSizeCategory"] == "YES",
      (element.attributes["numberOfLines"] ?? "1") == "1",
      element.attributes["adjustsFontSizeToFit"] != "YES",
      element.attributes["minimumScaleFactor"] == nil,
      element.attributes["minimumFontSize"] == nil, let text = element.attributes["text"]
    else { return false }
    return text.count >= Self.leastSentence && text.split(separator: " ").count >= 4
  }

  /// The least number of characters of a text that is surely too long for a line at the largest text sizes: in Body of
  /// AX5, which has 53 pt, a phone shows about 14.
  private static let leastSentence = 25

  private func constantHeight(_ element: InterfaceElement) -> InterfaceElement? {
    guard element.name == "label" || element.name == "button" else { return nil }
    let constraints = element.children.first { $0.name == "constraints" }?.children ?? []
    guard let height = constraints.first(where: { Self.constant("height", of: $0) != nil }),
      let constant = Self.constant("height", of: height), (16.0...80).contains(constant),
      // A square is a sign or a badge.
      !constraints.contains(where: { Self.constant("width", of: $0) == constant })
    else { return nil }
    return height
  }

  /// The width or the height that a constraint always gives its element.
  private static func constant(_ attribute: String, of constraint: InterfaceElement) -> Double? {
    let others = ["firstItem", "secondItem", "relation", "priority"]
    guard constraint.attributes["firstAttribute"] == attribute,
      others.allSatisfy({ constraint.attributes[$0] == nil })
    else { return nil }
    return constraint.attributes["constant"].flatMap(Double.init)
  }
}
