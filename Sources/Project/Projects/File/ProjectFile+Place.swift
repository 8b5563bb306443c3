public import JSON

extension ProjectFile {
  /// Returns the position of a value in a file. If the value is missing, the result is the position
  /// of the nearest value around it.
  ///
  /// - Parameters:
  ///   - path: The names and list indices that lead to the value, as in ``ProjectProblem``.
  ///   - bytes: A file that ``spec(parsing:)`` accepts.
  public static func position(of path: [String], in bytes: [UInt8]) -> SourcePosition {
    positions(of: [path], in: bytes)[0]
  }

  /// Returns the positions of several values.
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

  /// Returns the value of `$schema` in a file; `nil` if there is none.
  ///
  /// - Parameter bytes: A file that ``spec(parsing:)`` accepts.
  public static func schemaReference(in bytes: [UInt8]) -> String? {
    let document = try? JSONDocument(
      parsing: bytes, dialect: .withComments, sizeLimit: greatestSize)
    return document?.root["$schema"]?.string
  }
}
