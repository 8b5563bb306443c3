public import Suites
public import Imaging

/// The place of a change: a part of an interface, lines, characters, or an area of the picture.
public struct ChangePlace: Hashable, Sendable {
  /// The parts of an interface that have the text, whose lines are then counted; empty for a cell
  /// with one text.
  public var elements: [ElementName]
  /// The lines, from 1, in ascending order; empty where the change has no lines.
  public var lines: [Int]
  /// The characters, in UTF-8 bytes of the sample; `nil` where the change has no characters.
  public var range: Range<Int>?
  /// The text of these characters, shortened in the middle if it is long; `nil` if `range` is.
  public var text: String?
  /// The area of the picture, in px; `nil` where the picture was not examined.
  public var area: PixelRect?
  /// Whether the change affects only a part of its line.
  public var isPart: Bool

  /// Creates a place of known facts.
  public init(
    elements: [ElementName] = [], lines: [Int] = [], range: Range<Int>? = nil,
    text: String? = nil, area: PixelRect? = nil, isPart: Bool = false
  ) {
    self.elements = elements
    self.lines = lines
    self.range = range
    self.text = text
    self.area = area
    self.isPart = isPart
  }

  /// Creates the place of a part of an interface.
  package init(_ element: ElementName) {
    self.init(elements: [element])
  }
}

extension ChangePlace {
  /// The lines in words, such as `line 2`, `lines 1 and 4` or `lines 1 to 3`.
  package var lineWords: String {
    switch elements.count {
    case 0: numberWords
    case 1 where lines == [1]: "\(elements[0])"
    case 1: "\(numberWords) of \(elements[0])"
    default: "\(elements[0]) and \(elements.count - 1) more"
    }
  }

  private var numberWords: String {
    guard let last = lines.last, lines.count > 1 else { return "line \(lines.first ?? 1)" }
    if lines.count > 2, last - lines[0] + 1 == lines.count { return "lines \(lines[0]) to \(last)" }
    return "lines \(lines.dropLast().map(String.init).joined(separator: ", ")) and \(last)"
  }
}
