public import JSON

extension ProjectFile {
  /// Where in a file the value stands that some names and list places lead to; of a value that is not
  /// there, the nearest around it.
  ///
  /// - Parameters:
  ///   - path: The names and places, as ``ProjectProblem`` has them.
  ///   - bytes: A file that ``spec(parsing:)`` has read.
  public static func position(of path: [String], in bytes: [UInt8]) -> SourcePosition {
    positions(of: [path], in: bytes)[0]
  }

  /// The same of many.
  static func positions(of paths: [[String]], in bytes: [UInt8]) -> [SourcePosition] {
    guard
      let document = try? JSONDocument(
        parsing: bytes, dialect: .withComments, sizeLimit: greatestSize)
    else { return paths.map { _ in .start } }
    return paths.map { path in
      var node = document.root
      for name in path {
        if let member = node[name] {
          node = member
        } else if let elements = node.elements, let index = Int(name),
          elements.indices.contains(index)
        {
          node = elements[index]
        }
      }
      return node.position
    }
  }

  /// What a file names as its schema; `nil` where it names none.
  ///
  /// - Parameter bytes: A file that ``spec(parsing:)`` has read.
  public static func schemaReference(in bytes: [UInt8]) -> String? {
    let document = try? JSONDocument(
      parsing: bytes, dialect: .withComments, sizeLimit: greatestSize)
    return document?.root["$schema"]?.string
  }
}
