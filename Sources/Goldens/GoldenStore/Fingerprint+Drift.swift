extension Fingerprint {
  /// Everything that is of another version than in a recorded fingerprint, the size table first,
  /// such as `size table hig-2024-06 → hig-2025-12`.
  package func drift(since recorded: Fingerprint) -> [String] {
    let edition = Drift(recorded: recorded, current: self).sizeTable.map {
      "\(Self.sizeTable) \($0.from) → \($0.to)"
    }
    return [edition].compactMap { $0 } + changes(since: recorded)
  }
}
