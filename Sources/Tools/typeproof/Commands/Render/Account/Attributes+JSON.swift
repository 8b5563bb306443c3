import DynamicType
import Imaging
import JSON
import TextEngine

extension FontWish {
  /// The requested properties of faces as JSON; null for those that were not requested.
  var json: JSONObject {
    get throws {
      [
        "weight": weight.map { .integer($0.rawValue) } ?? .null,
        "italic": .bool(isItalic),
        "fontWidth": try width.map { try .rounded($0.rawValue) } ?? .null,
        "boldText": .bool(hasBoldText),
        "opticalSize": try opticalSizing.map(Self.json(of:)) ?? .null,
        "instance": JSONValue(instance),
        "variations": try .place(variations),
      ]
    }
  }

  private static func json(of sizing: OpticalSizing) throws -> JSONValue {
    switch sizing {
    case .automatic: "auto"
    case .off: "off"
    case .fixed(let size): try .length(size)
    }
  }
}

extension TextAttributes {
  /// Returns the look and position of letters as JSON.
  ///
  /// - Parameter pointSize: The size that tracking in em refers to.
  func json(at pointSize: Points) throws -> JSONObject {
    [
      "foreground": JSONValue(color?.description),
      "tracking": try .length(tracking?.distance(at: pointSize) ?? 0),
      "baselineOffset": try .length(baselineOffset ?? 0),
      "underline": underline?.json ?? .null,
      "strikethrough": strikethrough?.json ?? .null,
    ]
  }
}

extension TextDecoration {
  fileprivate var json: JSONValue {
    ["line": .string(style.rawValue), "color": JSONValue(color?.description)]
  }
}

extension ParagraphStyle {
  /// All settings as JSON, by the names of their options.
  var json: JSONValue {
    get throws {
      [
        "align": .string(alignment.rawValue),
        "lineLimit": lineLimit.map(JSONValue.integer) ?? .null,
        "truncate": .string(truncationMode.rawValue),
        "minimumScale": try .rounded(minimumScaleFactor),
        "tighten": .bool(allowsTightening),
        "leading": .string(leading.rawValue),
        "lineHeightMultiple": try .rounded(lineHeightMultiple),
        "minimumLineHeight": try .length(minimumLineHeight),
        "maximumLineHeight": try .length(maximumLineHeight),
        "lineSpacing": try .length(lineSpacing),
        "paragraphSpacing": try .length(paragraphSpacing),
        "paragraphSpacingBefore": try .length(paragraphSpacingBefore),
        "tabStops": [
          "places": .array(try tabs.places.map { try .length($0) }),
          "every": try .length(tabs.interval),
        ],
      ]
    }
  }
}
