import Projects

/// A project that was read says the same when it is printed and read again.
struct ProjectSubject: FuzzSubject {
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    guard let spec = try? ProjectFile.spec(parsing: bytes) else { return false }
    // Printing reads what it wrote, and throws where that is another project.
    do throws(ProjectPrintingError) {
      _ = try spec.json()
    } catch {
      throw FuzzFinding(description: "A project cannot be printed: \(error)")
    }
    return true
  }
}
