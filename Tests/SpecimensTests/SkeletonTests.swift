import Testing

@testable import Specimens
