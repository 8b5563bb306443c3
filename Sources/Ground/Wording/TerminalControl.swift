extension Unicode.Scalar {
  /// Whether a character acts on a terminal instead of being shown.
  ///
  /// These are the C0 and C1 controls and delete, the separators of lines and paragraphs, and the
  /// bidi embeddings, overrides, isolates and marks (Unicode Standard Annex 9, section 2). All else, of
  /// any script, does no harm.
  package var actsOnTerminals: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
