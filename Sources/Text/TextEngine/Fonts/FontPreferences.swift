/// The fonts that a stretch of text may be set in, in order of preference, script by script.
///
/// Of a script that has a list of its own, that list is asked; of all others the common one. A
/// picture of an emoji is looked for in fonts of pictures first, and the letter of the same code
/// point (U+FE0E) in all others first.
public struct FontPreferences: Hashable, Sendable {
  /// All of them, each once.
  public let fonts: [ShapingFont]

  private let common: Order
  private let byScript: [String: Order]

  /// Places in `fonts`, in order of preference.
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

  /// Fonts in order of preference.
  ///
  /// - Parameters:
  ///   - common: The fonts for every script that is not named.
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

  /// All of them in one order that comes nearest to what a text asks for: that of its script, where
  /// it has one script with a list of its own, else the common order and then the others.
  public func inOneOrder(for text: String) -> [ShapingFont] {
    let lists = scriptCodes(in: text).sorted().compactMap { byScript[$0]?.fonts }
    let ordered = lists.count == 1 ? lists[0] + common.fonts : common.fonts + lists.joined()
    var places: [Int] = []
    for place in ordered where !places.contains(place) { places.append(place) }
    return places.map { fonts[$0] }
  }

  /// Whether both name the same fonts in the same order for every script.
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

  /// The first of all, by which decorations are measured.
  var first: ShapingFont? { common.fonts.first.map { fonts[$0] } }
}

extension FontPreferences: ExpressibleByArrayLiteral {
  /// Fonts in order of preference, the same for all scripts.
  public init(arrayLiteral fonts: ShapingFont...) {
    self.init(fonts)
  }
}
