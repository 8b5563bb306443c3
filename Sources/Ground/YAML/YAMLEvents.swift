import CYAML
import JSON

/// A part of a YAML text, as libyaml finds it.
struct YAMLEvent {
  /// The kinds of parts.
  enum Kind {
    case documentStart
    case documentEnd
    case streamEnd
    case alias(String)
    case scalar(String, tag: String?, isPlain: Bool)
    case sequenceStart(tag: String?)
    case sequenceEnd
    case mappingStart(tag: String?, isFlow: Bool)
    case mappingEnd
  }

  let kind: Kind
  /// The name by which an alias can repeat the part; `nil` for none.
  let anchor: String?
  let position: SourcePosition
}

/// The parts of a YAML text, one after another. It owns libyaml's parser.
final class YAMLEvents {
  private let bytes: [UInt8]
  /// The bytes of a byte order mark, which libyaml takes for a blank in the first line.
  private let start: Int
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var cursor = PositionCursor()
  /// The current position in code points, as libyaml counts, and in bytes.
  private var place: (characters: Int, bytes: Int)

  /// - Parameter bytes: A text in UTF-8.
  /// - Throws: ``YAMLSyntaxError/Problem/noMemory``.
  init(_ bytes: [UInt8]) throws(YAMLSyntaxError) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    place = (0, start)
    input = .allocate(capacity: bytes.count - start)
    _ = input.initialize(from: bytes[start...])
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      throw YAMLSyntaxError(.noMemory, at: .start)
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next part.
  func next() throws(YAMLSyntaxError) -> YAMLEvent {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
      defer { yaml_event_delete(&event) }
      guard let (kind, anchor) = Self.content(of: event) else { continue }
      return YAMLEvent(
        kind: kind, anchor: anchor, position: position(at: Int(event.start_mark.index)))
    }
  }

  private static func content(of event: yaml_event_t) -> (YAMLEvent.Kind, anchor: String?)? {
    let data = event.data
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return (.documentStart, nil)
    case YAML_DOCUMENT_END_EVENT: return (.documentEnd, nil)
    case YAML_STREAM_END_EVENT: return (.streamEnd, nil)
    case YAML_ALIAS_EVENT: return (.alias(text(data.alias.anchor) ?? ""), nil)
    case YAML_SCALAR_EVENT:
      let scalar = data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return (
        .scalar(
          String(decoding: bytes, as: UTF8.self), tag: text(scalar.tag),
          isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
        text(scalar.anchor)
      )
    case YAML_SEQUENCE_START_EVENT:
      return (
        .sequenceStart(tag: text(data.sequence_start.tag)), text(data.sequence_start.anchor)
      )
    case YAML_SEQUENCE_END_EVENT: return (.sequenceEnd, nil)
    case YAML_MAPPING_START_EVENT:
      let start = data.mapping_start
      return (
        .mappingStart(tag: text(start.tag), isFlow: start.style == YAML_FLOW_MAPPING_STYLE),
        text(start.anchor)
      )
    case YAML_MAPPING_END_EVENT: return (.mappingEnd, nil)
    default: return nil
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  /// Returns the error that stopped the parser.
  private func failure() -> YAMLSyntaxError {
    if parser.pointee.error == YAML_READER_ERROR {
      let offset = start + Int(parser.pointee.problem_offset)
      return YAMLSyntaxError(
        .controlCharacter(UInt32(truncatingIfNeeded: parser.pointee.problem_value)),
        at: SourcePosition(byteOffset: offset, in: bytes))
    }
    if parser.pointee.error == YAML_MEMORY_ERROR { return YAMLSyntaxError(.noMemory, at: .start) }
    let words = parser.pointee.problem.map { String(cString: $0) } ?? ""
    let position = SourcePosition(
      byteOffset: byteOffset(of: Int(parser.pointee.problem_mark.index), from: nil), in: bytes)
    let byte = position.byteOffset < bytes.count ? bytes[position.byteOffset] : nil
    if byte == UInt8(ascii: "\t") { return YAMLSyntaxError(.tab, at: position) }
    return YAMLSyntaxError(.malformed(words), at: position)
  }

  private func position(at characters: Int) -> SourcePosition {
    // An empty value stands where the mark before it ends, and so never before an earlier one.
    place = (characters, byteOffset(of: characters, from: place))
    return cursor.position(at: place.bytes, in: bytes)
  }

  /// Returns the byte offset of a code point, counted from an earlier position.
  private func byteOffset(
    of characters: Int, from earlier: (characters: Int, bytes: Int)?
  ) -> Int {
    let known = earlier.flatMap { $0.characters <= characters ? $0 : nil }
    var (count, offset) = known ?? (0, start)
    while count < characters, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      count += 1
    }
    return offset
  }
}
