/// A line that GitHub's runner makes an annotation of (“Workflow commands for GitHub Actions”).
public struct GitHubAnnotation: Hashable, Sendable {
  /// What it is called.
  public var title: String
  /// What it says.
  public var message: String
  /// The file it is about, as a path in the repository; `nil` for none.
  public var file: String?

  /// Where in the file, and how bad; `nil` for an error about the whole file.
  public var place: Place?

  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// What the runner shows.
    public enum Level: String, Sendable {
      /// A warning.
      case warning
      /// A remark.
      case notice
    }

    let line: Int
    let column: Int
    let level: Level

    /// A line and a column, from 1.
    public init(line: Int, column: Int, level: Level) {
      self.line = line
      self.column = column
      self.level = level
    }
  }

  /// An annotation of known words.
  public init(title: String, message: String, file: String? = nil, place: Place? = nil) {
    self.title = title
    self.message = message
    self.file = file
    self.place = place
  }

  /// The command, in one line whatever its words are.
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
