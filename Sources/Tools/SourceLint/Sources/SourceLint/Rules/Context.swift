/// Recognises code that no reader of an app sees, or that is for a system without text sizes.
enum Context {
  private static let folders = [
    "test", "tests", "uitests", "preview", "previews", "demo", "example", "examples", "sample",
    "samples", "playground", "playgrounds", "snapshots", "debug", "debugging", "screenshots",
    "mock", "mocks",
    "benchmarks", "benchmark", "macos", "tvos", "mac", "complication", "complications", "tools",
    "scripts", "fastlane",
  ]

  /// Whether a path is that of tests, demonstrations or another system.
  static func isLeftOut(path: String) -> Bool {
    let parts = path.split(separator: "/").dropLast().flatMap {
      words(of: String($0))
    }
    if parts.contains(where: folders.contains) { return true }
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let name = words(of: String(file.split(separator: ".").first ?? ""))
    return name.contains {
      ["tests", "preview", "previews", "debug", "debugging", "mock", "demo"].contains($0)
    }
      || file.hasSuffix("+macOS.swift") || file.hasSuffix("+tvOS.swift")
  }

  /// The words of a folder's name: `NetNewsWire-iOSTests` has `tests`, `Swiftfin tvOS` has `tvos`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var current = ""
    func end() {
      if !current.isEmpty { words.append(current.lowercased()) }
      current = ""
    }
    var last: Character = " "
    for character in name {
      if !character.isLetter {
        end()
      } else {
        if character.isUppercase, last.isLowercase, last != "i", !(last == "v" && current == "tv"),
          current != "mac"
        {
          end()
        }
        current.append(character)
      }
      last = character
    }
    end()
    let lower = name.lowercased()
    return words + ["tests", "tvos", "macos", "previews"].filter { lower.hasSuffix($0) }
  }

  /// Whether a type is a widget of the lock screen or a watch face, whose text the system fits into its shape.
  private static func isAccessory(_ words: [String]) -> Bool {
    words.contains("accessory")
      && words.contains { ["circular", "rectangular", "inline", "corner"].contains($0) }
  }

  /// Whether code belongs to a Live Activity, whose height the system sets.
  static func isLiveActivity(_ node: Node) -> Bool {
    node.ancestors.contains { scope in
      guard scope.kind == .type || scope.kind == .call else { return false }
      let words = TextSubject.split(
        scope.kind == .type ? scope.text : ModifierChain.name(of: scope))
      return zip(words, words.dropFirst()).contains { $0 == ("live", "activity") }
        || words == ["activity", "configuration"]
    }
  }

  /// Whether code is a preview, a test, or only for debugging or another system.
  static func isLeftOut(_ node: Node) -> Bool {
    for scope in node.ancestors {
      switch scope.kind {
      case .type:
        let words = TextSubject.split(scope.text)
        if words.contains("preview") || words.contains("previews") || words.contains("debug")
          || words.contains("complication") || isAccessory(words)
        {
          return true
        }
        if scope.children.contains(where: {
          $0.kind == .inherited && ["PreviewProvider", "XCTestCase"].contains($0.text)
        }) {
          return true
        }
      case .macro where scope.text == "Preview": return true
      case .clause:
        let condition = scope.text
        if condition == "DEBUG" || condition == "os(macOS)" || condition == "os(tvOS)"
          || condition == "canImport(AppKit)" || condition == "targetEnvironment(macCatalyst)"
          || condition == "false" || condition == "0"
        {
          return true
        }
      case .function, .variable:
        let words = TextSubject.split(scope.text)
        if words.contains("preview") || words.contains("debug") { return true }
      default: break
      }
    }
    return false
  }
}
