package import DynamicType
package import Imaging
package import TextEngine

/// Finds the faces for the runs of one cell: those of their fonts, and the fallback faces.
package struct FontSearch {
  /// A font with its face and line setting.
  package struct Setting {
    /// The font at the cell's size.
    package let font: ScalableFont
    package let request: FontRequest
    package let face: FontFolder.NamedFace
    /// The name that the face was requested by.
    package let asked: String
    package let line: LineSetting
  }

  private let whole: StyledText
  private let traits: TraitCollection
  private let fonts: FontFolder
  private let systemFont: SystemFont
  /// The scripts of the whole text: a bracket or space gets the script of its neighbours.
  private let scripts: [String]
  /// All fonts found so far, each once, in the order of the requests.
  package private(set) var entries: [FontFolder.Entry] = []
  /// The chosen faces, one for each position that a family gives a face.
  package private(set) var faces: [ChosenFace] = []
  /// The files of the faces that the cascade names for a script, by its code.
  package private(set) var namedForScript: [String: Set<FontBytes>] = [:]

  package init(
    of whole: StyledText, traits: TraitCollection, fonts: FontFolder, systemFont: SystemFont
  ) {
    self.whole = whole
    self.traits = traits
    self.fonts = fonts
    self.systemFont = systemFont
    scripts =
      systemFont.cascade.rules.isEmpty ? [] : scriptCodes(in: whole.text.string).sorted()
  }

  /// Returns the span of a run.
  package mutating func span(of run: AttributedText.Run, inside outer: Setting) throws -> TextSpan {
    let attributes = run.attributes.merging(over: whole.attributes)
    let own = run.attributes.changesFont ? try setting(of: run.attributes) : outer
    return TextSpan(
      run.text, fonts: try preferences(for: own, attributes: attributes),
      pointSize: own.font.pointSize, color: attributes.color ?? whole.color,
      features: attributes.features, tracking: attributes.tracking ?? .none,
      baselineOffset: attributes.baselineOffset ?? 0, underline: attributes.underline,
      strikethrough: attributes.strikethrough, language: attributes.language,
      line: run.attributes.changesFont ? own.line : nil, box: attributes.box)
  }

  /// Returns the font of a run at the cell's size, and its face.
  package func setting(of attributes: TextAttributes) throws -> Setting {
    let merged = attributes.merging(over: whole.attributes)
    var own = attributes
    // A font of its own is not meant to have the style of the whole text.
    if own.font == nil { own.textStyle = merged.textStyle }
    var font = own.font(
      after: whole.update,
      whole: whole.font,
      for: traits)
    if !merged.traits.isEmpty { font = font.adding(merged.traits) }
    let step = own.font == nil ? whole.step : nil
    let named = merged.weight ?? step?.weight
    if let named { font = font.withWeight(named) }
    let descriptor = font.fontDescriptor
    // What is written for Bold Text goes before what the system would make of the weight.
    let written = merged.weight == nil ? step?.boldTextWeight(compatibleWith: traits) : nil
    let request = FontRequest(
      weight: written ?? requestedWeight(of: font, isNamed: named != nil),
      isItalic: descriptor.symbolicTraits.contains(.italic),
      width: merged.width ?? descriptor.width,
      isMonospaced: descriptor.symbolicTraits.contains(.monoSpace))
    let asked: String
    var style: String?
    switch descriptor.origin {
    case .preferred, .system:
      asked = request.isMonospaced ? systemFont.monospaced ?? systemFont.name : systemFont.name
    case .custom(let family, let face): (asked, style) = (family, face)
    }
    let face = try fonts.face(named: asked, style: style, meeting: request)
    return Setting(
      font: font, request: request, face: face, asked: asked,
      line: LineSetting(
        font.leading.map(LineHeightRule.leading) ?? .face, face: face.entry.face,
        pointSize: font.pointSize))
  }

  /// Returns the weight to search for. A custom font without a weight uses that of the named face.
  private func requestedWeight(of font: ScalableFont, isNamed: Bool) -> FontWeight? {
    let weight = font.weight(compatibleWith: traits)
    if case .custom = font.fontDescriptor.origin, weight == .regular, !isNamed { return nil }
    return weight
  }

  private mutating func preferences(
    for setting: Setting, attributes: TextAttributes
  ) throws -> FontPreferences {
    let language = attributes.language ?? whole.language
    let style = attributes.textStyle ?? setting.font.textStyle ?? whole.textStyle
    let own = try [
      shapingFont(setting.face, as: setting.asked, setting: setting, attributes: attributes)
    ]
    let lastResorts = try systemFont.cascade
      .lastResorts(language: language, style: style)
      .map { try fallback($0, setting: setting, attributes: attributes) }
    var byScript: [String: [ShapingFont]] = [:]
    for script in scripts {
      let names = systemFont.cascade.fonts(
        forScript: script, language: language, style: style)
      guard !names.isEmpty else { continue }
      let faces = try names.map {
        try fallback($0, setting: setting, attributes: attributes)
      }
      namedForScript[script, default: []].formUnion(faces.map(\.instance.file))
      byScript[script] = (setting.isCustom ? own + faces : faces + own) + lastResorts
    }
    return FontPreferences(own + lastResorts, byScript: byScript)
  }

  private mutating func fallback(
    _ name: String, setting: Setting, attributes: TextAttributes
  ) throws -> ShapingFont {
    try shapingFont(
      fonts.face(named: name, meeting: setting.request), as: name, setting: setting,
      attributes: attributes)
  }

  private mutating func shapingFont(
    _ face: FontFolder.NamedFace, as asked: String, setting: Setting, attributes: TextAttributes
  ) throws -> ShapingFont {
    let entry = face.entry
    if !entries.contains(where: { $0.path == entry.path && $0.face.index == entry.face.index }) {
      entries.append(entry)
    }
    let chosen = ChosenFace(asked: asked, name: entry.name, digest: entry.digest, place: face.place)
    if !faces.contains(chosen) { faces.append(chosen) }
    let set = attributes.variations.filter { setting in
      entry.face.axes.contains { $0.tag == setting.axis }
    }
    let named = face.place.filter { place in !set.contains { $0.axis == place.axis } }
    return try ShapingFont(
      entry.face, meeting: setting.request, pointSize: setting.font.pointSize,
      opticalSizing: attributes.opticalSizing ?? .automatic, variations: named + set,
      countingAs: face.weight)
  }
}

extension FontSteps.Step {
  /// Returns the weight that the step sets for Bold Text; `nil` where Bold Text is off, or where
  /// the face or the system determines it.
  fileprivate func boldTextWeight(compatibleWith traits: TraitCollection) -> FontWeight? {
    traits.legibilityWeight == .bold ? boldTextWeight : nil
  }
}

extension FontSearch.Setting {
  /// Whether the run's font is the app's own.
  package var isCustom: Bool {
    if case .custom = font.fontDescriptor.origin { return true }
    return false
  }
}

extension ScalableFont {
  /// The text style of the font, or the one whose curve it follows.
  fileprivate var textStyle: TextStyle? {
    if case .preferred(let style) = fontDescriptor.origin { return style }
    return scaling?.textStyle
  }
}

extension TextAttributes {
  /// Whether a run with these attributes may be set in another font than the text around it.
  fileprivate var changesFont: Bool {
    font != nil || textStyle != nil || weight != nil || !traits.isEmpty || width != nil
  }
}

extension FontDescriptor {
  /// The width that the traits request.
  fileprivate var width: FontWidth? {
    if symbolicTraits.contains(.condensed) { return .condensed }
    return symbolicTraits.contains(.expanded) ? .expanded : nil
  }
}
