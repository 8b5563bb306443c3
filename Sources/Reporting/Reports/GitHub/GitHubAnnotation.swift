/// A line that GitHub's runner makes an annotation of (“Workflow commands for GitHub Actions”).
public struct GitHubAnnotation: Hashable, Sendable {
  /// What it is called.
  public var title: String
  /// What it says.
  public var message: String
  /// The file it is about, as a path in the repository; `nil` for none.
  public var file: String?

  /// An annotation of known words.
  public init(title: String, message: String, file: String? = nil) {
    self.title = title
    self.message = message
    self.file = file
  }

  /// The command, in one line whatever its words are.
  public var command: String {
    let properties = [file.map { ("file", $0) }, ("title", title)].compactMap(\.self)
      .map { "\($0.0)=\(Self.property($0.1))" }
    return "::error \(properties.joined(separator: ","))::\(Self.data(message))"
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
