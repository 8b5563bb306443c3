import Glibc
import JSON

/// A colour of a catalogue, in each appearance.
package struct AssetColor: Sendable {
  /// The colour in one appearance.
  package enum Value: Hashable, Sendable {
    /// Channels in sRGB, each from 0 to 1.
    case channels(red: Double, green: Double, blue: Double, alpha: Double)
    /// One of the system's colours, such as `systemRedColor`.
    case system(String)
  }

  private struct Entry {
    let idiom: Int
    let appearance: AssetAppearance
    let value: Value
  }

  private var entries: [Entry] = []

  init(_ contents: JSONNode) throws(AssetProblem) {
    for entry in contents["colors"]?.elements ?? [] {
      guard let idiom = AssetAppearance.fit(ofIdiom: entry), let color = entry["color"],
        let value = Value(color)
      else { continue }
      entries.append(Entry(idiom: idiom, appearance: AssetAppearance(entry), value: value))
    }
  }

  /// Returns the colour on a screen; clear if there is no entry for a phone.
  package func value(on screen: AssetScreen) -> Value {
    var best: (fit: Int, value: Value)?
    for entry in entries {
      guard let fit = entry.appearance.fit(screen) else { continue }
      if best.map({ $0.fit < fit * 2 + entry.idiom }) ?? true {
        best = (fit * 2 + entry.idiom, entry.value)
      }
    }
    return best?.value ?? .channels(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// Returns the problem of a colour without any entry that can be read, or `nil`.
  func problem(of path: String) -> AssetProblem? {
    entries.isEmpty
      ? .contents(path, "It has no colour that can be read. It is drawn clear.") : nil
  }
}

extension AssetColor.Value {
  init?(_ color: JSONNode) {
    if let reference = color["reference"]?.string {
      self = .system(reference)
      return
    }
    guard let components = color["components"] else { return nil }
    let part = { (name: String) in components[name].flatMap(Self.part) }
    let alpha = min(max(part("alpha") ?? 1, 0), 1)
    let space = color["color-space"]?.string ?? "srgb"
    if let white = part("white") {
      // Gamma 2.2 is taken for sRGB's curve, which differs by less than a hundredth.
      let white = min(max(space.contains("linear") ? Self.encoded(white) : white, 0), 1)
      self = .channels(red: white, green: white, blue: white, alpha: alpha)
      return
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    var channels = [red, green, blue]
    if space.contains("linear") { channels = channels.map(Self.encoded) }
    if space == "display-p3" { channels = Self.fromDisplayP3(channels) }
    channels = channels.map { min(max($0, 0), 1) }
    self = .channels(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  /// A component: "0xFF" and "255" are parts of 255, "1.000" and numbers are parts of 1.
  private static func part(_ node: JSONNode) -> Double? {
    if let number = node.number { return number }
    guard let text = node.string?.lowercased() else { return nil }
    if text.hasPrefix("0x") {
      let digits = text.dropFirst(2)
      guard digits.allSatisfy(\.isHexDigit) else { return nil }
      return UInt8(digits, radix: 16).map { Double($0) / 255 }
    }
    if let whole = Int(text) { return Double(whole) / 255 }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Converts Display P3 to sRGB. Values outside sRGB are clamped. All values are rounded to bytes,
  /// because the last bits of a power differ between systems.
  package static func fromDisplayP3(_ channels: [Double]) -> [Double] {
    let linear = channels.map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    // CSS Color 4, “Sample code for Color Conversions”: Display P3 to XYZ, then XYZ to sRGB.
    let rows = [
      [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
      [-0.0196375546, -0.0786360456, 1.0982736001],
    ]
    return rows.map { row in
      let sum = row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]
      return encoded(min(max(sum, 0), 1))
    }
  }

  /// Encodes a linear channel in sRGB, rounded to a multiple of 1/255.
  package static func encoded(_ linear: Double) -> Double {
    let share = linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    return (share * 255).rounded() / 255
  }
}
