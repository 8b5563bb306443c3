public import Suites
public import Imaging

/// What a change happened to: a part of an interface, lines, characters, an area of the picture.
public struct ChangePlace: Hashable, Sendable {
  /// The parts of an interface whose text it is, whose lines are then counted; empty where there is
  /// one text alone.
  public var elements: [ElementName]
  /// The lines, from 1, in ascending order; empty where it is no matter of lines.
  public var lines: [Int]
  /// The characters, in UTF-8 bytes of the sample; `nil` where it is no matter of some characters.
  public var range: Range<Int>?
  /// What the characters say, shortened in the middle where they are many; `nil` as above.
  public var text: String?
  /// Where in the picture, in px; `nil` where the picture was not looked at.
  public var area: PixelRect?
  /// Whether it happened to a part of its line only.
  public var isPart: Bool

  /// A place of known facts.
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

  /// A part of an interface.
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
