const quote = /["“„«「『]([^"“”„«»「」『』]+)["”“»」』]/gu

/** Who else says so, as texts are read (without accents): right behind the quotation, or right before it. */
const speaks = [
  "(?:says|said|sings|sang|shouts|shouted|yells|yelled|screams|screamed|whispers|whispered|growls|mutters|raps)",
  "(?:sagt|sagte|singt|sang|schreit|schrie|ruft|rief|flustert|brullt)",
  "(?:zegt|zei|zingt|zong|roept|riep|schreeuwt|fluistert)",
  "(?:dit|disait|chante|chantait|crie|criait|hurle|murmure)",
  "(?:dice|decia|dijo|canta|cantaba|grita|grito|susurra)",
  "(?:diz|disse|cantou|gritou|fala|falou)",
  "(?:disse|cantava|urla|grida|sussurra)",
  "(?:mowi|powiedzial|powiedziala|spiewa|krzyczy|wola|szepcze)",
  "(?:diyor|dedi|soyluyor|bagiriyor|fisildiyor)",
  "(?:يقول|تقول|قال|قالت|يغني|تغني|يصرخ|تصرخ)",
  "(?:कहता|कहती|बोला|बोली|गाता|गाती|चिल्लाता|kehta|kehti|bola|boli)"
].join("|")

/** What it is a line of. */
const work =
  "lyrics?|line|dialogue|scene|villain|chorus|zeile|zitat|szene|replique|paroles|frase|escena|dialogo|letra|cena|battuta|scena|dialog|kwestia|replik|sahne|डायलॉग|सीन|المشهد|الجملة"

/** Whoever says it themselves ascribes it to nobody. */
const oneself = "(?<!(?<!\\p{L})(?:i|we|me|ich|wir|ik|wij|je|nous|yo|eu|io|ben|biz|मैं|main|انا) )"

const someoneSays = `${oneself}(?<!\\p{L})(?:${speaks})(?!\\p{L}| (?:i|me|ich|ik|yo|eu|io|ja|ben)(?!\\p{L}))`
const behind = new RegExp(
  `^[\\s,.!?…–-]*(?:(?:\\p{L}+[\\s-]+){0,3}${someoneSays}|(?:\\p{L}+,? ){0,3}(?:${work})(?!\\p{L})|(?:と|って)(?:言|叫|歌|囁)|(?:の|という|って)(?:シーン|セリフ|台詞|歌詞|場面)|(?:이 |라는 |라고 )?(?:대사|장면|가사))`,
  "iu"
)
const before = new RegExp(`${someoneSays}(?: \\p{L}+)?[\\s:,]*$`, "iu")

/** Long sayings are shown cut off; so much of one tells it from others. */
const telling = 20

/** Whether a saying is quoted, and somebody else named as the one who says it: `"I'll burn your house down" she sings`. */
export const isAscribed = (seen: string, whole: string): boolean => {
  if (seen === "") return false
  const start = seen.slice(0, telling)
  return [...whole.matchAll(quote)].some(({ 0: cited, 1: words = "", index }) => {
    const rest = whole.slice(index + cited.length).normalize("NFC")
    return words.includes(start) && (behind.test(rest) || before.test(whole.slice(0, index)))
  })
}
