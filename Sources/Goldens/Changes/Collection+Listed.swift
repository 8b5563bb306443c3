extension Collection {
  /// What words list of cells of which the same is to be said: three or fewer all, of more the first, which
  /// stands for them.
  package var listed: SubSequence { prefix(count <= 3 ? count : 1) }
}
