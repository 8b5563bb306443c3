import DynamicType
import Projects

/// Which styles a picture shows: those of the project that the program is started in, or Apple's.
struct StyleChoice: ArgumentGroup {
  static let heading: String? = "Styles"

  @Flag("Show Apple's styles, also in a folder with typeproof.json.") var system = false
  @Option(
    "The project file. By default the nearest typeproof.json, here or above.",
    value: "file",
    completion: .file(endings: [".json"]))
  var config: String?

  /// The file of the project whose styles are meant; `nil` for Apple's.
  ///
  /// - Parameters:
  ///   - styles: What was typed with --style, which only a project has.
  ///   - others: Options that are about Apple's styles, and whether each was given.
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

/// A style as it was typed: one of the project's or one of Apple's, which the project's file decides.
struct StyleWord: ArgumentValue, Equatable {
  let argumentText: String

  init(argument: String) { argumentText = argument }

  /// Those that are always there, for shells to offer.
  static var choices: [String] { TextStyle.choices }

  /// The style of Apple's.
  ///
  /// - Throws: `UsageError`, as where it is read as one at once.
  func textStyle() throws(UsageError) -> TextStyle {
    do throws(ArgumentValueError) {
      return try TextStyle(argument: argumentText)
    } catch {
      throw .notAValue(argument: "<style>", error)
    }
  }
}
