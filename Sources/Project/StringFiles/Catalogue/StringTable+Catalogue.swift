public import JSON

extension StringTable {
  /// Reads a string catalogue of Xcode 15 and later (`.xcstrings`).
  ///
  /// The format is JSON. Apple documents it only through Xcode, so this reads what Xcode writes.
  /// That is `sourceLanguage`, and under `strings` for each key its `localizations`. A localization
  /// has a `stringUnit`, nested `variations` by `plural` and `device`, `substitutions`, or a
  /// `stringSet`. Unknown members are ignored, since each Xcode adds some.
  ///
  /// Where a key has no text in the source language, the key itself is that text, as in Xcode.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - sizeLimit: The maximum number of bytes.
  /// - Throws: The error of the file, also where it has more than ``greatestTextCount`` texts.
  public init(
    catalogue bytes: [UInt8], sizeLimit: Int = usualSizeLimit
  ) throws(CatalogueError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(
        parsing: bytes, sizeLimit: sizeLimit, valueLimit: Self.greatestValueCount)
    } catch {
      throw .syntax(error)
    }
    do {
      self = try document.root.read(CatalogueForm.file)
    } catch {
      // One entry that is broken keeps no other out.
      guard let sound = CatalogueForm.soundEntries(of: document.root) else { throw .content(error) }
      self = sound
    }
    let count = entries.reduce(0) { count, entry in
      entry.localizations.reduce(count) { $0 + $1.variants.count }
    }
    guard count <= Self.greatestTextCount else { throw .tooManyTexts }
  }
}

/// Why a string catalogue (`.xcstrings`) cannot be read.
public enum CatalogueError: Error, Equatable, Sendable {
  /// The file is not JSON.
  case syntax(JSONSyntaxError)
  /// The file is JSON, but not a string catalogue.
  case content(JSONReadingError)
  /// The file has too many texts.
  case tooManyTexts
}

extension CatalogueError: CustomStringConvertible {
  /// Each place and problem in a sentence, then the remedy in another, one line each. The file's
  /// name can precede it.
  public var description: String {
    switch self {
    case .syntax(let error): error.description
    case .content(let error): error.description
    case .tooManyTexts: "\(SourcePosition.start): \(StringTable.tooManyTexts())"
    }
  }
}
