import DynamicType

/// The size of one text style at one category of one platform, with its source.
struct TableRow: Equatable {
  let style: String
  /// The category; `nil` if the platform has one size for all.
  let category: ContentSizeCategory?
  let pointSize: Points
  let leading: Points?
  let weight: FontWeight
  let emphasizedWeight: FontWeight?
  let status: TypeSize.Provenance
  /// The source of the numbers; `nil` if they are modelled.
  let source: String?
  let note: String?
}

extension TypeSize.Provenance {
  /// The word in the table for where a size comes from.
  var word: String {
    switch self {
    case .published: "published"
    case .measured: "measured"
    case .modelled: "modelled"
    }
  }
}

extension TableRow {
  /// Returns all sizes of a platform, with styles in the order of Apple's lists and categories from
  /// the smallest. For iOS, sizes of a single device are left out.
  static func rows(of platform: Platform) -> [TableRow] {
    if platform == .iOS {
      return TextStyle.allCases.flatMap { style in
        ContentSizeCategory.allCases.map { TableRow(style, at: $0) }
      }
    }
    let rows = platform.typeSizes.map(TableRow.init)
    // The platform's list may go by category; a table goes by style.
    var styles: [String] = []
    for row in rows where !styles.contains(row.style) { styles.append(row.style) }
    return styles.flatMap { style in rows.filter { $0.style == style } }
  }

  private init(_ style: TextStyle, at category: ContentSizeCategory) {
    let size = SystemTypeTable.size(for: style, at: category)
    let provenance: (source: String?, note: String?) =
      switch size.provenance {
      case .published: (SystemTypeTable.edition, Self.note(on: style, at: category))
      case .measured: (Self.measuredSource, "the leading is modelled")
      case .modelled: (nil, "no size is published here")
      }
    self.init(
      style: style.name, category: category, pointSize: size.pointSize, leading: size.leading,
      weight: size.weight, emphasizedWeight: size.emphasizedWeight, status: size.provenance,
      source: provenance.source, note: provenance.note)
  }

  private init(_ size: PlatformTypeSize) {
    self.init(
      style: size.styleName, category: size.category, pointSize: size.pointSize,
      leading: size.leading, weight: size.weight, emphasizedWeight: size.emphasizedWeight,
      status: size.source == SystemTypeTable.edition ? .published : .measured,
      source: size.source, note: size.note)
  }

  /// The source of the measured sizes in `SystemTypeTable`.
  private static let measuredSource =
    "published lists of UIFont.preferredFont defaults (iosfontsizes.com and others)"

  private static func note(on style: TextStyle, at category: ContentSizeCategory) -> String? {
    style == .subheadline && category == .extraExtraExtraLarge
      ? "printed as 28 although every other 21 pt cell prints 26; probably a misprint, "
        + "never measured" : nil
  }
}
