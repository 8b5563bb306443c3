/// The fonts for a text, in order of preference, for each script.
///
/// A script may have a list of its own; all others use the common list. For an emoji picture, fonts
/// with pictures come first. For the letter of the same code point (U+FE0E), all other fonts come
/// first.
public struct FontPreferences: Hashable, Sendable {
  /// All fonts, each once.
  public let fonts: [ShapingFont]

  private let common: Order
  private let byScript: [String: Order]

  /// Indices of `fonts`, in order of preference.
  struct Order: Hashable, Sendable {
    let fonts: [Int]
    let emoji: [Int]
    let text: [Int]

    func fonts(for presentation: EmojiPresentation?) -> [Int] {
      switch presentation {
      case nil: fonts
      case .emoji: emoji
      case .text: text
      }
    }
  }

  /// Creates preferences.
  ///
  /// - Parameters:
  ///   - common: The fonts for every script without a list of its own.
  ///   - byScript: The fonts for certain scripts, by ISO 15924 code, such as `Arab`.
  public init(_ common: [ShapingFont], byScript: [String: [ShapingFont]] = [:]) {
    var fonts: [ShapingFont] = []
    func order(_ list: [ShapingFont]) -> Order {
      var places: [Int] = []
      for font in list {
        let place = fonts.firstIndex { $0.instance == font.instance } ?? fonts.count
        if place == fonts.count { fonts.append(font) }
        if !places.contains(place) { places.append(place) }
      }
      let colored = places.filter { fonts[$0].face.isColored }
      let plain = places.filter { !fonts[$0].face.isColored }
      return Order(fonts: places, emoji: colored + plain, text: plain + colored)
    }
    self.common = order(common)
    // Sorted, so that places do not depend on the dictionary's order.
    self.byScript = Dictionary(
      uniqueKeysWithValues: byScript.sorted { $0.key < $1.key }.map { ($0.key, order($0.value)) })
    self.fonts = fonts
  }

  /// Returns the fonts for a text in one order. If exactly one script of the text has a list of its
  /// own, that comes before the common list. Else the lists of the text's scripts follow the common
  /// one. Fonts for other scripts are left out.
  public func inOneOrder(for text: String) -> [ShapingFont] {
    let lists = scriptCodes(in: text).sorted().compactMap { byScript[$0]?.fonts }
    let ordered = lists.count == 1 ? lists[0] + common.fonts : common.fonts + lists.joined()
    var places: [Int] = []
    for place in ordered where !places.contains(place) { places.append(place) }
    return places.map { fonts[$0] }
  }

  /// Returns whether both have the same fonts in the same order for every script.
  func areAsked(as other: FontPreferences) -> Bool {
    fonts.count == other.fonts.count && common == other.common && byScript == other.byScript
      && zip(fonts, other.fonts).allSatisfy { $0.instance == $1.instance }
  }

  var isEmpty: Bool { common.fonts.isEmpty || byScript.values.contains { $0.fonts.isEmpty } }

  subscript(place: Int) -> ShapingFont { fonts[place] }

  /// The order for a script.
  func order(for script: UnicodeProperties.Script) -> Order {
    byScript.isEmpty ? common : byScript[script.code] ?? common
  }

  /// The first font of the common list, which gives the metrics of decorations.
  var first: ShapingFont? { common.fonts.first.map { fonts[$0] } }
}

extension FontPreferences: ExpressibleByArrayLiteral {
  /// Creates preferences with the same fonts for all scripts, in order.
  public init(arrayLiteral fonts: ShapingFont...) {
    self.init(fonts)
  }
}
