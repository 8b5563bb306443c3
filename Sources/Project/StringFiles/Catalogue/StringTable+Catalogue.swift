public import JSON

extension StringTable {
  /// Reads a string catalogue of Xcode 15 and later (`.xcstrings`).
  ///
  /// The format is JSON. Apple documents it only through Xcode; what is read here is what Xcode writes:
  /// `sourceLanguage`, and under `strings` for each key its `localizations`, with a `stringUnit`, or
  /// `variations` by `plural` and `device`, one in another or not, `substitutions`, or a `stringSet`.
  /// Members that are not known are let pass, since each Xcode adds some.
  ///
  /// Where a key has no text in the source language, the key itself is that text, as Xcode has it.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - sizeLimit: The most bytes to read.
  /// - Throws: What is wrong with it, also where it has more than ``greatestTextCount`` texts.
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

/// Why a string catalogue (`.xcstrings`) could not be read.
public enum CatalogueError: Error, Equatable, Sendable {
  /// It is not JSON.
  case syntax(JSONSyntaxError)
  /// It is JSON, but not a string catalogue.
  case content(JSONReadingError)
  /// It has more texts than are read.
  case tooManyTexts
}

extension CatalogueError: CustomStringConvertible {
  /// Each place and problem in a sentence, then the remedy in another, a line each; to stand behind
  /// the name of the file.
  public var description: String {
    switch self {
    case .syntax(let error): error.description
    case .content(let error): error.description
    case .tooManyTexts: "\(SourcePosition.start): \(StringTable.tooManyTexts)"
    }
  }
}
