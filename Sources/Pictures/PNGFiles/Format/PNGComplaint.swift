/// Room for the reason libpng gives when it stops.
struct PNGComplaint {
  /// Characters up to a zero.
  var characters = [CChar](repeating: 0, count: 160)

  /// The reason, cut to fit.
  var text: String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
