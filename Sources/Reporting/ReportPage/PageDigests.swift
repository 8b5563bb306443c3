// Written by scripts/page.

/// How the policies of pages know their script and their styles: SHA-256 of each, as Content Security
/// Policy writes it.
enum PageDigests {
  static let script = "sha256-+L418Biek2+0GxT6CB6mzkj5bNMbI2sHnBd9ZEVh8xg="
  static let style = "sha256-kANuV42ld5o+s1lgtkXdP1mz1tZcC9KUnJwEIarHPdc="
  static let surveyStyle = "sha256-Rf41nQxHpYMrzoTbSGfBJQnMNcFlj5TamCzD8GM48zU="
}
