/// The response to a request.
public struct HTTPResponse: Equatable, Sendable {
  /// A header of a response.
  public struct Header: Equatable, Sendable {
    /// The header's name, such as `Allow`.
    public let name: String
    /// The header's value.
    public let value: String

    /// Creates a header from its name and value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The status code, such as 200.
  public let status: UInt32
  /// The type of the body, as the `Content-Type` header names it.
  public let contentType: String
  /// The bytes of the body.
  public let body: [UInt8]
  /// Further headers, in order. Headers that keep a page safe are always sent.
  public let headers: [Header]
  /// Whether the server ends after sending this response.
  public let endsServer: Bool

  /// Creates a response.
  public init(
    status: UInt32, contentType: String, body: [UInt8], headers: [Header] = [],
    endsServer: Bool = false
  ) {
    self.status = status
    self.contentType = contentType
    self.body = body
    self.headers = headers
    self.endsServer = endsServer
  }

  /// Creates a response with JSON as its body.
  public static func json(
    _ text: String, status: UInt32 = 200, headers: [Header] = [], endsServer: Bool = false
  ) -> HTTPResponse {
    HTTPResponse(
      status: status, contentType: "application/json; charset=utf-8", body: Array(text.utf8),
      headers: headers, endsServer: endsServer)
  }

  /// Creates an error response with the body `{"error": "a sentence"}`.
  public static func error(
    _ sentence: String, status: UInt32, headers: [Header] = []
  ) -> HTTPResponse {
    json("{\"error\": \"\(escaped(sentence))\"}", status: status, headers: headers)
  }

  /// Escapes a text for the inside of a JSON string.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\\(scalar)"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
