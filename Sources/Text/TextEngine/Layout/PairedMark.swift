/// A bracket or quotation mark of a pair, whose two ends have one script (UAX 24, section 5.1).
struct PairedMark {
  /// The mark as what closes a pair; `nil` where it closes none.
  let closes: UInt32?
  /// What closes a pair that the mark opens; `nil` where it opens none.
  let closing: UInt32?

  /// The paired mark that a character is, if any.
  ///
  /// Guillemets are either end, for some languages set them »the other way round«. Single and low
  /// quotation marks are left out: ’ is the apostrophe too, and „ has more than one partner.
  init?(_ character: UInt32) {
    switch (UnicodeProperties.bracket(character), character) {
    case (.opening(let closing), _): self.init(closes: nil, closing: closing)
    case (.closing(let itself), _): self.init(closes: itself, closing: nil)
    case (nil, 0x201C): self.init(closes: nil, closing: 0x201D)
    case (nil, 0x201D): self.init(closes: 0x201D, closing: nil)
    case (nil, 0xAB): self.init(closes: 0xAB, closing: 0xBB)
    case (nil, 0xBB): self.init(closes: 0xBB, closing: 0xAB)
    case (nil, 0x2039): self.init(closes: 0x2039, closing: 0x203A)
    case (nil, 0x203A): self.init(closes: 0x203A, closing: 0x2039)
    default: return nil
    }
  }

  private init(closes: UInt32?, closing: UInt32?) {
    self.closes = closes
    self.closing = closing
  }
}
