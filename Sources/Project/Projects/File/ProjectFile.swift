public import JSON

/// Reads `typeproof.json`: JSON in which comments and trailing commas are allowed.
public enum ProjectFile {
  /// What the file is called.
  public static let name = "typeproof.json"
  /// The most bytes that are read.
  public static let greatestSize = 8 << 20

  /// The project that a file declares.
  ///
  /// - Throws: ``ProjectFileError`` with everything that is wrong, in the order of the file.
  public static func spec(parsing bytes: [UInt8]) throws(ProjectFileError) -> ProjectSpec {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: bytes, dialect: .withComments, sizeLimit: greatestSize)
    } catch {
      throw .syntax(error)
    }
    do throws(JSONReadingError) {
      return try document.root.read(ProjectForms.project)
    } catch {
      throw .content(error)
    }
  }
}

extension ProjectFile {
  /// The schema of the file (JSON Schema, draft 2020-12), for editors and other machines.
  ///
  /// It is made of the forms that read the file. What it lets pass and they refuse is what no schema
  /// can say, such as a sample that nothing has the name of.
  public static let schema: JSONValue = {
    do {
      return try ProjectForms.project.schema.document(
        title: name, description: "A design system's text, as typeproof draws and judges it.")
    } catch {
      preconditionFailure("a bound of a form is no number: \(error)")
    }
  }()

  /// What a file by this schema is called in an editor's setting of it.
  public static let schemaName = "typeproof.schema.json"
}

/// Why a project's file says nothing that can be drawn.
public enum ProjectFileError: Error, Equatable {
  /// It is no JSON.
  case syntax(JSONSyntaxError)
  /// Some of its values are not what they should be.
  case content(JSONReadingError)
}

extension ProjectFileError: CustomStringConvertible {
  /// Each thing that is wrong in a line of its own: its place, what it is, and what to write instead.
  public var description: String {
    switch self {
    case .syntax(let error): "\(error)"
    case .content(let error): error.problems.map(\.description).joined(separator: "\n")
    }
  }
}
