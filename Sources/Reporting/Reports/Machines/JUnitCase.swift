/// One test case of a JUnit file.
struct JUnitCase {
  /// The outcome of a test case.
  enum Outcome {
    case passed
    /// The cell differs from its record.
    case failed(Problem)
    /// The cell could not be judged.
    case errored(Problem)
  }

  /// What is wrong with a cell.
  struct Problem {
    /// The kind of problem, in one word.
    let type: String
    /// The problem in one sentence.
    let message: String
    /// All details, in lines.
    let body: String
  }

  /// The suite and style that the case belongs to, such as `proof.body`.
  let className: String
  var name: String
  /// The file that the case is about.
  let file: String?
  let outcome: Outcome
  /// Notes printed beside the outcome, a line each.
  var notes: [String] = []

  /// The XML element, indented by four blanks.
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

  /// The greatest length of a message in characters, because readers show it as one line. The body
  /// has all of it.
  private static let greatestMessage = 1000
}
