// Written by scripts/page.

/// How the policies of pages know their script and their styles: SHA-256 of each, as Content Security
/// Policy writes it.
enum PageDigests {
  static let script = "sha256-RxXq58NdUNHz4FYsT/QZAxGznd3gxXAFfTxkspK7CWw="
  static let style = "sha256-C6dUzYw5FO7LWu6dtnXUZM35UGi/p/9ne2QJ8jYKZfA="
  static let surveyStyle = "sha256-2mSzQiMO/s5yRWQ0vjInJnnFx54x2OUk80PXjtBON90="
}
