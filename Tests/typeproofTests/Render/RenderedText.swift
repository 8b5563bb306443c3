import Foundation

@testable import typeproof

/// What `typeproof render` tells of a text in JSON, looked up by paths such as `lines.0.width`.
struct RenderedText {
  let run: CommandRun
  private let tree: Tree

  /// Sets a text at 20 pt, unless the words say otherwise, in one font or several.
  init(_ text: String, in fonts: [String] = [mono], size: String? = "20", _ words: [String] = [])
    async
  {
    run = await CommandRun(
      ["render", "--text=" + text, "--format=json", "--output=-"] + fonts.map { "--font=" + $0 }
        + (size.map { ["--size=" + $0] } ?? []) + words)
    // A run that printed nothing has nothing to look up, and every expectation of it fails.
    tree = (try? JSONDecoder().decode(Tree.self, from: Data(run.bytes))) ?? .null
  }

  /// What stands at a path, in one line: lists in brackets, objects in braces by their names.
  subscript(path: String) -> String {
    path.split(separator: ".").reduce(tree) { $0[$1] }.description
  }

  private enum Tree: Decodable, CustomStringConvertible {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([Tree])
    case object([String: Tree])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      self =
        if value.decodeNil() { .null } else if let bool = try? value.decode(Bool.self) {
          .bool(bool)
        } else if let number = try? value.decode(Double.self) {
          .number(number)
        } else if let text = try? value.decode(String.self) {
          .text(text)
        } else if let list = try? value.decode([Tree].self) {
          .list(list)
        } else {
          .object(try value.decode([String: Tree].self))
        }
    }

    subscript(name: Substring) -> Tree {
      switch self {
      case .list(let elements):
        if let index = Int(name), elements.indices.contains(index) {
          elements[index]
        } else {
          .null
        }
      case .object(let members): members[String(name)] ?? .null
      case .null, .bool, .number, .text: .null
      }
    }

    var description: String {
      switch self {
      case .null: "null"
      case .bool(let value): "\(value)"
      case .number(let number):
        number == number.rounded() ? "\(Int(number))" : "\(number)"
      case .text(let text): text
      case .list(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
      case .object(let members):
        "{"
          + members.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
          .joined(separator: ", ") + "}"
      }
    }
  }
}
