import DesignTokens

/// Design tokens, whatever they refer to.
struct TokensSubject: FuzzSubject {
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    guard let file = try? DesignTokenFile(parsing: bytes) else { return false }
    let again = try? DesignTokenFile(parsing: bytes)
    guard file == again else {
      throw FuzzFinding(description: "The same tokens are read in two ways.")
    }
    return true
  }
}
