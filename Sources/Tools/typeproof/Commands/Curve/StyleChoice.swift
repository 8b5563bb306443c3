import DynamicType
import Projects

/// The styles that a picture shows: those of the current folder's project, or Apple's.
struct StyleChoice: ArgumentGroup {
  static let heading: String? = "Styles"

  @Flag("Show Apple's styles, also in a folder with typeproof.json.") var system = false
  @Option(
    "The project file. By default the nearest typeproof.json, here or above.",
    value: "file",
    completion: .file(endings: [".json"]))
  var config: String?

  /// Returns the file of the project whose styles are shown; `nil` for Apple's.
  ///
  /// - Parameters:
  ///   - styles: The values of --style, which only a project has.
  ///   - others: Options about Apple's styles, and whether each was given.
  /// - Throws: `StyleSourceError.exclusive`.
  func projectFile(
    naming styles: [String], unless others: [(option: String, isGiven: Bool)]
  ) throws(StyleSourceError) -> String? {
    let ofProject = config != nil ? "--config" : styles.isEmpty ? nil : "--style"
    if system, let ofProject { throw .exclusive("--system", ofProject) }
    if let ofProject {
      return config ?? ProjectFile.nearest() ?? (ofProject == "--style" ? ProjectFile.name : nil)
    }
    let isOfApple = system || others.contains(where: \.isGiven)
    return isOfApple ? nil : ProjectFile.nearest()
  }
}

/// A style as a person typed it. The project's file decides whether it is the project's or Apple's.
struct StyleWord: ArgumentValue, Equatable {
  let argumentText: String

  init(argument: String) { argumentText = argument }

  /// The styles that always exist, for shells to offer.
  static var choices: [String] { TextStyle.choices }

  /// Returns the word as a style of Apple's.
  ///
  /// - Throws: `UsageError` if it is not one.
  func textStyle() throws(UsageError) -> TextStyle {
    do throws(ArgumentValueError) {
      return try TextStyle(argument: argumentText)
    } catch {
      throw .notAValue(argument: "<style>", error)
    }
  }
}
