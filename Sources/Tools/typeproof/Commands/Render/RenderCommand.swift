import DynamicType
import ImageDiff
import Imaging
import JSON
import Rendering
import Snapshots
import TextEngine

/// `typeproof render`: sets and draws one text.
struct RenderCommand: Command {
  static let name = "render"
  static let summary = "Lay out a text in a font, and write it as PNG, SVG or JSON."
  static let discussion = """
    With --style the text has the size, leading and weight of that text style in the system's table. \
    With --size it has that size, and the font's own weight and line height. By default it is body \
    at Large.

    Name a font by its file. Add #1 for the second face of a collection. Characters that the first \
    font lacks come from the next font that has them. Each font uses the weight, width and slant \
    that its axes offer closest to those you ask for. Typeproof never emboldens or slants glyphs. If \
    a font cannot match, a note on standard error says so.

    By default, a character that no font has is an error, because a script would not notice a box in \
    the picture. --allow-missing draws the box, and names the characters on standard error. One line \
    break at the end of a text file is left out.

    A PNG is as wide as the text's width, and grows if ink reaches beyond it. An SVG is the same, in \
    points. A JSON has the position of each line and glyph. It flags text that is truncated, shrunk, \
    clipped or too wide.

      typeproof render --text Hamburg --font Inter.ttf --category AX3 --output a.png
      typeproof render --text-file a.txt --font A.ttf --size 24 --output a.svg
      typeproof render --text Hamburg --font A.ttf --underline double --output a.png
      typeproof render --text-file a.txt --font A.ttf --width 320 --line-limit 2 \\
        --output a.json
      typeproof render --text 12:30 --font Inter.ttf --feature tnum --output a.json
    """

  /// The format of the output.
  enum Format: String, CaseIterable, ArgumentValue {
    case png, svg, json
  }

  @Option("The text.") var text: String?
  @Option("A UTF-8 file with the text.", value: "file", completion: .file(endings: []))
  var textFile: String?
  @Option(
    "The file to write, or - for standard output.", value: "file", completion: .file(endings: []))
  var output: String
  @Option("The format. By default that of the file name, or else png.") var format: Format?
  @Option("The pixels per point of a png.", value: "n") var scale: DisplayScale = .x2
  @Option("The background colour. FFFFFF00 is transparent.", value: "RRGGBB")
  var background = TypedColor(.white)
  @Flag("Add each glyph's outline to a JSON, as an SVG path in font units.") var outlines = false
  @Flag("Draw the font's missing glyph for characters that no font has, instead of failing.")
  var allowMissing = false
  @OptionGroup var fonts: FontOptions
  @OptionGroup var sizes: SizeOptions
  @OptionGroup var letters: LetterOptions
  @OptionGroup var paragraphs: ParagraphOptions

  func run(in console: Console) throws -> ExitCode {
    let format = format ?? Format(ending: output)
    if outlines, format != .json { throw RenderCommandError.outlinesWithout(format.rawValue) }
    let toStandardOutput = output == "-"
    if toStandardOutput, format == .png, console.printsToTerminal {
      throw RenderCommandError.pictureOnTerminal
    }
    let inputs = fonts.files + (textFile.map { [$0] } ?? [])
    if inputs.contains(where: { FileTree.areSame($0, output) }) {
      throw RenderCommandError.outputIsInput(output)
    }
    let job = try typesetting()
    let (frame, written) = try WorkWatch.over(
      (fonts.font + [textFile].compactMap(\.self)).joined(separator: ", ")
    ) {
      let frame = try job.frame()
      return (frame, try content(of: frame, as: format, for: job))
    }
    if toStandardOutput {
      try console.write(written)
    } else {
      try OutputFile.write(written, to: output)
    }
    for note in RenderNotes(job: job, frame: frame).sentences {
      console.complain("typeproof: note: \(TerminalText.escaped(note))")
    }
    return .nothingToDo
  }

  private func content(
    of frame: TextFrame, as format: Format, for job: Typesetting
  ) throws -> [UInt8] {
    let renderer = try Renderer()
    do {
      switch format {
      case .png:
        let drawing = Drawing(frame, background: background.color)
        return try PNG.encode(try renderer.render(drawing, at: scale).bitmap)
      case .svg:
        let drawing = Drawing(frame, background: background.color)
        return Array(try SVGDocument(drawing, outlinesFrom: renderer).text.utf8)
      case .json:
        let account = try TypesettingAccount(
          job: job, frame: frame, outlines: outlines ? renderer : nil)
        return Array((try account.json.text + "\n").utf8)
      }
    } catch let error as RenderError {
      throw RenderCommandError.notDrawn(fonts: job.fontNames(in: frame), error)
    }
  }

  private func typesetting() throws -> Typesetting {
    let sources = try fonts.sources()
    let measure = try sizes.measure()
    return Typesetting(
      text: try sampleText(), fonts: sources, measure: measure, wish: try fonts.wish(),
      attributes: letters.attributes(features: fonts.feature.map(\.setting)),
      paragraph: try paragraphs.style(for: measure), width: paragraphs.width?.points,
      direction: paragraphs.direction, allowsMissing: allowMissing)
  }

  private func sampleText() throws -> String {
    switch (text, textFile) {
    case (let text?, nil): text
    case (nil, let file?): try SampleFile.text(of: file)
    case (nil, nil): throw RenderCommandError.noText
    case (_?, _?): throw RenderCommandError.twoTexts
    }
  }
}

extension RenderCommand.Format {
  /// Creates the format for a file name's extension, which is a picture unless the extension says
  /// otherwise.
  init(ending name: String) {
    let name = name.lowercased()
    self = Self.allCases.first { name.hasSuffix("." + $0.rawValue) } ?? .png
  }
}

/// A file with a text to set.
enum SampleFile {
  /// Returns the text without a byte order mark, and without one line break at its end, which
  /// editors add.
  ///
  /// - Throws: `FileError`, or `RenderCommandError.notUTF8`.
  static func text(of file: String) throws -> String {
    var bytes = try FileTree.read(file)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      throw RenderCommandError.notUTF8(file: file, offset: offset, byte: bytes[offset])
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
