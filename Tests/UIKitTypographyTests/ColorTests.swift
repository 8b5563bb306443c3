import Imaging
import Testing

@testable import UIKitTypography

/// The system's colours, against lists of them that others published.
@Suite struct `The system's colours` {
  private func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [UInt8] {
    let color = color.color(in: UITraitCollection(userInterfaceStyle: style))
    return [color.red, color.green, color.blue]
  }

  /// As listed for iOS 15 in public apps that keep to the Human Interface Guidelines (`SystemColor.ts` of
  /// recipe4m; `rgb` lists of BrassExcerpts).
  @Test func `of hues are those of the Human Interface Guidelines`() {
    let listed: [(UIColor, light: [UInt8], dark: [UInt8])] = [
      (.systemRed, [255, 59, 48], [255, 69, 58]), (.systemOrange, [255, 149, 0], [255, 159, 10]),
      (.systemYellow, [255, 204, 0], [255, 214, 10]),
      (.systemGreen, [52, 199, 89], [48, 209, 88]),
      (.systemTeal, [48, 176, 199], [64, 200, 224]), (.systemBlue, [0, 122, 255], [10, 132, 255]),
      (.systemIndigo, [88, 86, 214], [94, 92, 230]),
      (.systemPurple, [175, 82, 222], [191, 90, 242]),
      (.systemPink, [255, 45, 85], [255, 55, 95]),
      (.systemBrown, [162, 132, 94], [172, 142, 104]),
      (.systemGray, [142, 142, 147], [142, 142, 147]),
      (.systemGray2, [174, 174, 178], [99, 99, 102]),
      (.systemGray3, [199, 199, 204], [72, 72, 74]),
      (.systemGray4, [209, 209, 214], [58, 58, 60]),
      (.systemGray5, [229, 229, 234], [44, 44, 46]),
      (.systemGray6, [242, 242, 247], [28, 28, 30]),
    ]
    for (color, light, dark) in listed {
      #expect(bytes(color, .light) == light)
      #expect(bytes(color, .dark) == dark)
    }
  }

  /// As UIKit resolved them (ColorCompatibility, by Noah Gilmore).
  @Test func `of text and lines let some of the ground through`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let listed: [(UIColor, alpha: Double)] = [
      (.secondaryLabel, 0.6), (.tertiaryLabel, 0.3), (.quaternaryLabel, 0.18),
      (.placeholderText, 0.3),
      (.separator, 0.29),
    ]
    for (color, alpha) in listed {
      #expect(bytes(color, .light) == [60, 60, 67])
      #expect(color.channels(in: light).alpha == alpha)
    }
  }
}
