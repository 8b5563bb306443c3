import TextEngine

extension TextAlignment: ArgumentValue {}
extension TruncationMode: ArgumentValue {}
extension LeadingTrait: ArgumentValue {}
extension TextDecoration.Style: ArgumentValue {}
