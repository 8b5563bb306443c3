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
