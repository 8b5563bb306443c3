/// A `.xib` or `.storyboard` file.
struct InterfaceFile: Sendable {
  let path: String
  let root: InterfaceElement

  /// Whether the file is for iOS and not a launch screen.
  var isJudged: Bool {
    let type = root.attributes["type"] ?? ""
    return type.contains("CocoaTouch") && root.attributes["launchScreen"] != "YES"
  }

  /// Each outlet with the class that has it and the identifier of the element that it is connected to.
  var outlets: [(name: Outlets.Name, element: String)] {
    var found: [(Outlets.Name, String)] = []
    root.visit { element, around in
      guard element.name == "outlet" || element.name == "outletCollection",
        let property = element.attributes["property"],
        let destination = element.attributes["destination"],
        let owner = around.dropLast().last?.attributes["customClass"]
      else { return }
      found.append((Outlets.Name(owner: owner, outlet: property), destination))
    }
    return found
  }

  /// Whether each text view follows the text size, by its identifier.
  var flags: [String: Bool] {
    var found: [String: Bool] = [:]
    root.visit { element, _ in
      guard let identifier = element.attributes["id"],
        ["label", "textView", "textField"].contains(element.name)
      else { return }
      found[identifier] = element.attributes["adjustsFontForContentSizeCategory"] == "YES"
    }
    return found
  }
}

extension Outlets {
  /// Collects the outlets of all files. An outlet in several files follows if it does in one of
  /// them.
  init(_ files: [InterfaceFile]) {
    for file in files {
      let known = file.flags
      for (name, element) in file.outlets {
        guard let flag = known[element] else { continue }
        flags[name] = flag || flags[name] == true
      }
    }
  }
}
