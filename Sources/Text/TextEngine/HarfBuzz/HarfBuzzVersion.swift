import CHarfBuzz

/// The version of the HarfBuzz that runs, such as `6.0.0`.
public var harfBuzzVersion: String { String(cString: hb_version_string()) }
