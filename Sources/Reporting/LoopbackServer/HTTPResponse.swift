/// What is answered to a request.
public struct HTTPResponse: Equatable, Sendable {
  /// A header of it.
  public struct Header: Equatable, Sendable {
    /// The header's name, such as `Allow`.
    public let name: String
    /// What it says.
    public let value: String

    /// A header.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The status, such as 200.
  public let status: UInt32
  /// What the body is, as `Content-Type` says it.
  public let contentType: String
  /// The body.
  public let body: [UInt8]
  /// Further headers, in order. Those that keep a page safe are sent with every response anyway.
  public let headers: [Header]
  /// Whether the server ends once this is sent.
  public let endsServer: Bool

  /// A response.
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

  /// A response of JSON.
  public static func json(
    _ text: String, status: UInt32 = 200, headers: [Header] = [], endsServer: Bool = false
  ) -> HTTPResponse {
    HTTPResponse(
      status: status, contentType: "application/json; charset=utf-8", body: Array(text.utf8),
      headers: headers, endsServer: endsServer)
  }

  /// An error: `{"error": "a sentence"}`.
  public static func error(
    _ sentence: String, status: UInt32, headers: [Header] = []
  ) -> HTTPResponse {
    json("{\"error\": \"\(escaped(sentence))\"}", status: status, headers: headers)
  }

  /// A text as it stands between the quotes of a JSON string.
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
