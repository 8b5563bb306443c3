/// The sizes Apple prints for one text style on iOS, smallest category first.
struct PublishedIOSStyle {
  let style: TextStyle
  let weight: FontWeight
  let emphasizedWeight: FontWeight
  let pointSizes: [Double]
  let leadings: [Double]

  private init(
    _ style: TextStyle, _ weight: FontWeight, emphasized: FontWeight, points: [Double],
    leading: [Double]
  ) {
    self.style = style
    self.weight = weight
    emphasizedWeight = emphasized
    pointSizes = points
    leadings = leading
  }
}

extension PublishedIOSStyle {
  /// The source of the rows below.
  static let source = "Apple Human Interface Guidelines, Typography, edition of December 2025"

  /// The leading printed for subheadline at XXXL. Every other 21 pt cell prints 26, so this is
  /// probably a misprint; nobody has measured it, so it stays as printed.
  static let subheadlineXXXLLeading: Double = 28

  /// Eleven styles at XS to AX5, from ``source``.
  static let all: [PublishedIOSStyle] = [
    PublishedIOSStyle(
      .largeTitle, .regular, emphasized: .bold,
      points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leading: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    PublishedIOSStyle(
      .title1, .regular, emphasized: .bold,
      points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leading: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    PublishedIOSStyle(
      .title2, .regular, emphasized: .bold,
      points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leading: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    PublishedIOSStyle(
      .title3, .regular, emphasized: .semibold,
      points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leading: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    PublishedIOSStyle(
      .headline, .semibold, emphasized: .semibold,
      points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leading: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    PublishedIOSStyle(
      .body, .regular, emphasized: .semibold,
      points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leading: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    PublishedIOSStyle(
      .callout, .regular, emphasized: .semibold,
      points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leading: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    PublishedIOSStyle(
      .subheadline, .regular, emphasized: .semibold,
      points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leading: [16, 18, 19, 20, 22, 24, subheadlineXXXLLeading, 31, 37, 43, 50, 58]),
    PublishedIOSStyle(
      .footnote, .regular, emphasized: .semibold,
      points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leading: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    PublishedIOSStyle(
      .caption1, .regular, emphasized: .semibold,
      points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leading: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    PublishedIOSStyle(
      .caption2, .regular, emphasized: .semibold,
      points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leading: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]
}
