// Written by scripts/page.

/// The SHA-256 digests by which the policies of pages allow their script and styles, as Content
/// Security Policy writes them.
enum PageDigests {
  static let script = "sha256-+L418Biek2+0GxT6CB6mzkj5bNMbI2sHnBd9ZEVh8xg="
  static let style = "sha256-kANuV42ld5o+s1lgtkXdP1mz1tZcC9KUnJwEIarHPdc="
  static let surveyStyle = "sha256-Rf41nQxHpYMrzoTbSGfBJQnMNcFlj5TamCzD8GM48zU="
}
