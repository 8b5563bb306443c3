/// A line of output that GitHub's runner turns into an annotation (“Workflow commands for GitHub
/// Actions”).
public struct GitHubAnnotation: Hashable, Sendable {
  /// The title of the annotation.
  public var title: String
  /// The text of the annotation.
  public var message: String
  /// The file that the annotation belongs to, as a path in the repository; `nil` for none.
  public var file: String?

  /// The place in the file, with a level; `nil` for an error about the whole file.
  public var place: Place?

  /// A place in a file, and the level of the annotation there.
  public struct Place: Hashable, Sendable {
    /// How the runner shows the annotation.
    public enum Level: String, Sendable {
      /// Shown as a warning.
      case warning
      /// Shown as a notice.
      case notice
    }

    let line: Int
    let column: Int
    let level: Level

    /// Creates a place. Lines and columns start at 1.
    public init(line: Int, column: Int, level: Level) {
      self.line = line
      self.column = column
      self.level = level
    }
  }

  /// Creates an annotation. Without a place, it is an error.
  public init(title: String, message: String, file: String? = nil, place: Place? = nil) {
    self.title = title
    self.message = message
    self.file = file
    self.place = place
  }

  /// The command for the runner, always on one line.
  public var command: String {
    let properties = [
      file.map { ("file", $0) }, place.map { ("line", "\($0.line)") },
      place.map { ("col", "\($0.column)") }, ("title", title),
    ].compactMap(\.self).map { "\($0.0)=\(Self.property($0.1))" }
    let level = place?.level.rawValue ?? "error"
    return "::\(level) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  private static func data(_ text: String) -> String {
    var data = ""
    for scalar in VisibleText.line(VisibleText.cut(text, to: 2000)).unicodeScalars {
      if scalar == "%" { data += "%25" } else { data.unicodeScalars.append(scalar) }
    }
    return data
  }

  private static func property(_ text: String) -> String {
    var property = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": property += "%3A"
      case ",": property += "%2C"
      default: property.unicodeScalars.append(scalar)
      }
    }
    return property
  }
}
