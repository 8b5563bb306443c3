import JSON

/// The sets of Tokens Studio that some of its themes select (`$themes`).
struct TokenThemes {
  /// The use of a set in a theme.
  enum Status {
    /// The set's tokens are used, and its typography becomes styles.
    case enabled
    /// The set is used only by references.
    case source
  }

  private var sets: [String: Status] = [:]

  /// Selects the sets of themes by name.
  ///
  /// - Parameters:
  ///   - names: The names, each of a theme, or of a group and a theme, such as `Mode/Dark`.
  ///   - node: The list of themes.
  /// - Throws: The name that no theme has.
  init(named names: [String], in node: JSONNode?) throws(UnknownTheme) {
    let themes = node?.elements ?? []
    for name in names {
      let own = themes.filter { node in
        TokenTheme(node).map { $0.choice == name || $0.name == name } ?? false
      }
      guard !own.isEmpty else {
        throw UnknownTheme(name: name, known: themes.compactMap { TokenTheme($0)?.choice })
      }
      for member in own.flatMap({ $0["selectedTokenSets"]?.members ?? [] }) {
        switch member.value.string {
        case "enabled": sets[member.name] = .enabled
        case "source": sets[member.name] = sets[member.name] ?? .source
        default: break
        }
      }
    }
  }

  /// Returns the use of a set in the themes; `nil` where they leave it out.
  func status(ofSet name: String) -> Status? { sets[name] }
}

/// The error that no theme of a file has the requested name.
public struct UnknownTheme: Error, Equatable, Sendable, CustomStringConvertible {
  /// The unknown name.
  public let name: String
  /// The names of the themes.
  public let known: [String]

  /// What is wrong, then what to write.
  public var description: String {
    "There is no theme “\(name)”. "
      + (known.isEmpty
        ? "The files have no themes. Leave out “themes”."
        : "Write one of \(known.prefix(20).map { "“\($0)”" }.joined(separator: ", ")).")
  }
}
