import ImageDiff
import JSON
import Snapshots

extension LintAccount {
  /// The findings as SARIF 2.1.0 (OASIS Standard, 27 March 2020).
  var sarif: JSONValue {
    [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "typeproof", "version": .string(BuildVersions.typeproof),
              "rules": .array(results.rules.map(rule)),
            ]
          ],
          "columnKind": "utf16CodeUnits",
          "invocations": [
            [
              "executionSuccessful": true,
              "toolExecutionNotifications": .array(
                results.troubles.map { ["level": "warning", "message": ["text": .string($0)]] }),
            ]
          ],
          "results": .array(sarifResults),
        ]
      ],
    ]
  }

  private func rule(_ rule: LintResults.Rule) -> JSONValue {
    [
      "id": .string(rule.name),
      "shortDescription": ["text": .string("\(rule.title).")],
      "fullDescription": ["text": .string(rule.why)],
      "help": ["text": .string(rule.fix)],
      "defaultConfiguration": ["level": rule.name == "icon-fixed" ? "note" : "warning"],
    ]
  }

  private var sarifResults: [JSONValue] {
    var seen: [String: Int] = [:]
    return results.findings.map { finding in
      // A number makes the fingerprints of equal lines in one file different.
      let identity = [finding.rule, finding.path, finding.source].joined(separator: "\n")
      let number = seen[identity, default: 0]
      seen[identity] = number + 1
      let digest = ContentDigest(of: Array("\(identity)\n\(number)".utf8))
      var result: JSONObject = [
        "ruleId": .string(finding.rule),
        "level": .string(finding.severity),
        "message": ["text": .string(finding.message)],
        "locations": [
          [
            "physicalLocation": [
              "artifactLocation": ["uri": .string(Self.uri(of: finding.path))],
              "region": [
                "startLine": .integer(finding.line),
                "startColumn": .integer(finding.utf16Column),
              ],
            ]
          ]
        ],
        "partialFingerprints": ["typeproofLine/v1": .string("\(digest)")],
      ]
      if let index = results.rules.firstIndex(where: { $0.name == finding.rule }) {
        result.append("ruleIndex", .integer(index))
      }
      if let reason = finding.exempted {
        result.append(
          "suppressions", [["kind": "inSource", "justification": .string(reason)]])
      }
      return .object(result)
    }
  }

  /// Returns a path as a URI reference (RFC 3986).
  static func uri(of path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}
