/// One test case of a JUnit file.
struct JUnitCase {
  /// How it came out.
  enum Outcome {
    case passed
    /// Something is not as recorded.
    case failed(Problem)
    /// It could not be judged.
    case errored(Problem)
  }

  /// What is wrong.
  struct Problem {
    /// In a word.
    let type: String
    /// In a sentence.
    let message: String
    /// All that is known, in lines.
    let body: String
  }

  /// What it belongs to, such as `proof.body`.
  let className: String
  var name: String
  /// The file it is about.
  let file: String?
  let outcome: Outcome
  /// What is told beside the outcome, in lines.
  var notes: [String] = []

  /// The element, indented by four blanks.
  var xml: String {
    let file = file.map { " file=\"\(XMLText.attribute($0))\"" } ?? ""
    let tag =
      "    <testcase classname=\"\(XMLText.attribute(className))\" "
      + "name=\"\(XMLText.attribute(name))\" time=\"0\"\(file)"
    var children: [String] = []
    switch outcome {
    case .passed: break
    case .failed(let problem): children.append(Self.element("failure", problem))
    case .errored(let problem): children.append(Self.element("error", problem))
    }
    if !notes.isEmpty {
      let text = notes.map(XMLText.content).joined(separator: "\n")
      children.append("<system-out>\(text)</system-out>")
    }
    if children.isEmpty { return tag + "/>\n" }
    return tag + ">\n" + children.map { "      \($0)\n" }.joined() + "    </testcase>\n"
  }

  private static func element(_ name: String, _ problem: Problem) -> String {
    "<\(name) type=\"\(XMLText.attribute(problem.type))\" "
      + "message=\"\(XMLText.attribute(VisibleText.cut(problem.message, to: greatestMessage)))\">"
      + "\(XMLText.content(problem.body))</\(name)>"
  }

  /// A message is a line of a list; the body has all of it.
  private static let greatestMessage = 1000
}
