const alphabet = "abcdefghijklmnopqrstuvwxyz"

/** Whole alphabets, as generators of fancy text make them. */
export const fonts: Readonly<Record<string, string>> = {
  lisu: "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑqꓣꓢꓔꓴꓦꓪꓫꓬꓜ",
  cherokee: "ꭺᏼꮯꭰꭼfꮐꮋꭵꭻꮶꮮꮇnoꮲqꭱꮪꭲuꮩꮃxꮍꮓ",
  syllabics: "ᗩᗷᑕᗪEᖴGᕼIᒍKᒪᗰᑎOᑭᑫᖇᔕTᑌᐯᗯ᙭Yᘔ",
  ethiopic: "ልጌርዕቿቻኗዘጎጋጕረጠክዐየዒዪነፕሁሀሠሸሃጊ",
  chinese: "卂乃匚ᗪ乇千Ꮆ卄丨ﾌҜㄥ爪几ㄖ卩Ɋ尺丂ㄒㄩᐯ山乂ㄚ乙",
  thai: "ค๒ς๔єŦɠђเןкl๓ภ๏ρợгรtยשฬxץz",
  armenian: "ɑbϲժeƒցհիյkӏmոօքզrsեսվաxyz",
  strokes: "ⱥƀȼđɇfǥħɨɉꝁłmnøᵽqɍsŧᵾvwxɏƶ",
  hooks: "ąɓƈɗęƒɠɦįʝƙɭɱɲǫƥʠɽʂƭųʋⱳxƴʐ",
  sounds: "ɑɓcdəfɡhɪjklmnɔpqɾsʈʊvwxʏz",
  parenthesised: "⒜⒝⒞⒟⒠⒡⒢⒣⒤⒥⒦⒧⒨⒩⒪⒫⒬⒭⒮⒯⒰⒱⒲⒳⒴⒵"
}

export const inFont = (font: string, text: string): string => {
  const letters = Array.from(font)
  return Array.from(text.toLowerCase(), (letter) => letters[alphabet.indexOf(letter)] ?? letter).join("")
}
