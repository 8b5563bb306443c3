import Imaging
package import TextEngine

/// The texts of the built-in suite, each chosen for what most easily fails in its script.
///
/// The font subsets in `Fonts/` have every character in this file.
package enum ProofingTexts {
  /// Cases that a typographer checks: look-alikes, kerning pairs, ligatures, stacked accents right
  /// under descenders, figures, currency, quotes and dashes, a 30-letter compound, a URL.
  /// The price has proportional figures, the number after it tabular ones.
  package static let latin = AttributedText([
    AttributedText.Run("“AVATo” fi ffl rn/m – — …\ngjpqy\nÅÉŮ ẤỆ €1,234.56 "),
    AttributedText.Run("1171", TextAttributes(features: [FeatureSetting(.tabularFigures)])),
    AttributedText.Run("\nFilmfestivaldirektorinnentitel\nhttps://i.io/Il1O0"),
  ])

  /// A label that is too long for two lines at large sizes.
  package static let label =
    "The reader chooses how large the letters are, and the label has to follow."

  /// Accents of many languages, precomposed and combining, above and below one letter.
  package static let diacritics =
    "Łódź, Győr, Çeşme, İzmir, Ærø, Þórshöfn and Škofja Loka; ďábelsky ľúbezné, ŝercoj kaj ĵurnaloj. Combined: m̄, q̃, x̌, ẹ́, ŋ̊."

  /// Double marks under the descenders of the line above.
  package static let vietnamese =
    "Chữ lớn dần theo cỡ mà người đọc chọn, và những dấu kép ở “ngỡ”, “nhỉ”, “Ẫ”, “Ỗ”, “Ề”, “Ự” không đè lên đuôi chữ g, y, p của dòng trên."

  /// Hebrew in a paragraph that runs to the right, and English in one that runs to the left, with
  /// figures, signs and brackets at every change of direction.
  package static let mixedDirections =
    "The label “السعر ١٢٫٥٠ (USD 3.40)” is 12–15\u{A0}% wider than “מחיר: 12.50 ₪ [בערך]”.\nהזמנה 4711: Type (256 GB), דגם C++ ב־3,499.90 ₪, טלפון +555-0100."

  /// Tonos, dialytika with tonos, and the Greek semicolon.
  package static let greek =
    "Το κείμενο ακολουθεί το μέγεθος που διαλέγει ο αναγνώστης· ΐ, ΰ, Ά, Ώ και «εισαγωγικά»."

  /// Letters with breves and diaereses, and letters outside Russian.
  package static let cyrillic =
    "Текст следует размеру, который выбрал читатель: ё, й, щ, Ґ, Ї, Ђ и «кавычки» — №12."

  /// Harakat over joined letters, lam-alef, a bracket pair, Arabic-Indic figures.
  package static let arabic =
    "النَّصُّ يَتْبَعُ الحَجْمَ الَّذِي يَختارُهُ القارِئُ، ولا تَضيعُ حَرَكَةٌ بَينَ السُّطورِ (٢٠٢٦)."

  /// Nastaliq's slope, which needs the height of several letters.
  package static let urdu =
    "متن قاری کے چنے ہوئے سائز کے ساتھ بڑھتا ہے، اور سطروں کے درمیان کوئی نقطہ نہیں کٹتا۔ صفحہ ۱۲۳"

  /// Points below and inside letters, a bracket pair, European figures.
  package static let hebrew =
    "הַטֶּקְסְט גָּדֵל עִם הַגֹּדֶל שֶׁהַקּוֹרֵא בּוֹחֵר, וְשׁוּם נִקּוּד לֹא נֶחְתָּךְ בֵּין הַשּׁוּרוֹת (12.5)."

  /// Maqafs, after which a line may end since Unicode 16.0 (UAX 14, LB21a).
  package static let maqaf =
    "בתל־אביב יש בית־ספר, גן־ילדים ובית־כנסת, ובבאר־שבע יש אי־הבנה בין־לאומית."

  /// Conjuncts, reph, a vowel sign that moves to the left.
  package static let devanagari =
    "पाठ पाठक के चुने आकार के साथ बढ़ता है; रेफ और संयुक्ताक्षर — कर्म, क्षत्रिय, ज्ञान, श्रृंखला — कटते नहीं। १२३"

  /// Vowels and tone marks stacked on one consonant; breaks found by dictionary.
  package static let thai = "ข้อความโตตามขนาดที่ผู้อ่านเลือก ปู่ที่บ้านเห็นวรรณยุกต์ครบทุกบรรทัด ๑๒๓"

  /// Deep vertical stacks.
  package static let tibetan =
    "ཡི་གེའི་ཆེ་ཆུང་ནི་ཀློག་པ་པོས་འདེམས། བསྒྲུབས་པ་དང་རྫོགས་པ། ཡི་གེ་གཅིག་ཀྱང་མི་ཆད། ༡༢༣"

  /// Kinsoku: small kana, closing marks and brackets that may not start a line.
  package static let japanese =
    "文字の大きさは、ページを読む人が選んだとおりにちょっと変わります。「行頭の句読点」や、小さな「っ」も見ます。２０２６年"

  /// Full-width marks and quotes at line ends.
  package static let chinese = "文字随读者选择的字号变化。“行首不出现逗号”，括号（也一样）；第12行。"

  /// Syllable blocks with final consonants; lines end at spaces, not inside words.
  package static let korean = "글자는 읽는 사람이 고른 크기를 따라 커집니다. 줄 사이에서 받침이 잘리지 않습니다(12쪽)."

  /// Stacked marks; breaks found by dictionary.
  package static let lao = "ຂໍ້ຄວາມໃຫຍ່ຂຶ້ນຕາມຂະໜາດທີ່ຜູ້ອ່ານເລືອກ ແລະ ບໍ່ມີວັນນະຍຸດໃດຖືກຕັດ ໑໒໓"

  /// Subscript consonants; breaks found by dictionary.
  package static let khmer = "អក្សរធំឡើងតាមទំហំដែលអ្នកអានជ្រើសរើស ហើយសញ្ញាមិនត្រូវបានកាត់ឡើយ។ ១២៣"

  /// Stacked consonants and medials; breaks found by dictionary.
  package static let burmese = "စာသားသည် စာဖတ်သူရွေးချယ်သော အရွယ်အစားအတိုင်း ကြီးလာပြီး သင်္ကေတများ မပြတ်ပါ။ ၁၂၃"

  /// Pictures among letters: a skin tone and a joined sequence, each one glyph.
  package static let emoji =
    "Wave 👋🏽 when the letters are as large as you want them, and 👩🏽‍🚀 has stayed in one piece."

  /// A text for each script, the Latin one first.
  package static let all: [AttributedText] =
    [latin]
    + [
      diacritics, vietnamese, greek, cyrillic, arabic, urdu, hebrew, devanagari, thai, tibetan,
      japanese, chinese, korean,
      lao, khmer, burmese,
    ].map { AttributedText($0) }
}
