/// One colour less another, in levels of 0 to 255 in sRGB.
struct ColorDifference {
  let red: Double
  let green: Double
  let blue: Double

  /// The difference in brightness, the Y of YIQ.
  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

  /// The square of the perceived distance, up to 35215 (Y. Kotsarenko and F. Ramos, 2010).
  var squaredDistance: Double {
    let orangeBlue = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let purpleGreen = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * brightness * brightness + 0.299 * orangeBlue * orangeBlue
      + 0.1957 * purpleGreen * purpleGreen
  }
}
