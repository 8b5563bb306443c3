import Wording

/// Who reviews, as a record says it.
public struct Reviewer: Hashable, Sendable {
  /// Such as `Ada Lovelace <ada@example.org>`: one line without anything that acts on a terminal.
  public let name: String

  /// A person.
  ///
  /// Line breaks, bars and whatever acts on a terminal become spaces, as each would break the record's
  /// lines and columns; of a long name the first 100 characters are taken.
  ///
  /// - Parameters:
  ///   - name: The name; somebody unknown where it is empty.
  ///   - email: The address; left out where it is empty.
  public init(name: String, email: String = "") {
    let (name, email) = (Self.inOneLine(name), Self.inOneLine(email))
    let person = name.isEmpty ? (email.isEmpty ? "unknown" : "") : name
    self.name = [person, email.isEmpty ? "" : "<\(email)>"].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static func inOneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(100) {
      let isPlain = !scalar.actsOnTerminals && scalar != "|"
      line.append(isPlain ? scalar : " ")
    }
    return String(line).split(separator: " ").joined(separator: " ")
  }
}
