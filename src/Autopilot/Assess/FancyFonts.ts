/** Letters of a font, and the Latin letters that they look like. */
type Font = readonly [looks: string, letters: string]

/** Of scripts that nobody writes among Latin letters. */
const ofOtherScripts: ReadonlyArray<Font> = [
  ["ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz"],
  ["ꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꮍꮓ", "abcdeghijklmprstvwyz"],
  ["ꮧᏸꮄꮛꭶꮆꮒꮰꮭꮑꭷꭾꭴꮢꮥꮦꮼꮙꮗꭹ", "abdefghjlnopqrstuvwy"],
  ["ልጌፈርዕቿቻኗዘጎጋጕረጠክዐየዒዪነፕሁሀሠሸጀሃጊፚ", "abccdefghijklmnopqrstuvwxxyzz"],
  ["ᗩᗷᑕᗪᖴᕼᓰᒍᒪᗰᑎᗝᑭᑫᖇᔕᑌᐯᗯ᙭ᖻᘔ", "abcdfhijlmnopqrsuvwxyz"],
  ["卂乃匚乇千卄丨ㄥ爪几ㄖ卩尺丂ㄒㄩᐺ山乂ㄚ乙", "abcefhilmnoprstuvwxyz"],
  ["ﾑᄃりｷムん工ﾉﾌズﾚﾶ刀の口ｱゐち丅ｲひﾒﾘ", "acdfghiijklmnoopqsttuxy"],
  ["ค๒๔เๅ๓ภ๏๑รยฬ", "abdilmnoqsuw"],
  ["๖໓วຖ໐นງຟฯຊ", "bdjnouvwyz"],
  ["ժցհիյոօքզեսվաղէմ", "dghijnopqtuvwntu"],
  ["⒜⒝⒞⒟⒠⒡⒢⒣⒤⒥⒦⒧⒨⒩⒪⒫⒬⒭⒮⒯⒰⒱⒲⒳⒴⒵", "abcdefghijklmnopqrstuvwxyz"]
]

/** Latin letters with strokes and hooks, turned ones, and those for sounds. */
const latin: ReadonlyArray<Font> = [
  ["ⱥƀȼɇǥɨɉꝁᵽɋɍᵾɏƶ", "abcegijkpqruyz"],
  ["ɓƈɗɠɦʝƙɭɱɲƥʠɽʂƭʋⱳƴʐ", "bcdghjklmnpqrstvwyz"],
  ["əɛɸɪʍŋɳɔɵɾʈʊɯʏʑ", "eefimnnoortuwyz"]
]

/** Read so only beside the others: words of living languages are full of them. */
const ofLivingWords: ReadonlyArray<Font> = [["ςϲєђкןρợгשץҍҽҝѕѵ", "ccehkjpqrvybeksv"]]

const tableOf = (fonts: ReadonlyArray<Font>): ReadonlyMap<string, string> =>
  new Map(fonts.flatMap(([looks, letters]) => Array.from(looks, (look, at) => [look, letters.charAt(at)] as const)))

export const otherScripts: ReadonlyMap<string, string> = tableOf(ofOtherScripts)
export const strangeLatin: ReadonlyMap<string, string> = tableOf(latin)
export const besideThem: ReadonlyMap<string, string> = tableOf(ofLivingWords)
