type Ranges = ReadonlyArray<readonly [first: number, last: number, script: string]>

/** Where scripts stand that one language, or a few alike, are written in. */
const ranges: Ranges = [
  [0x370, 0x3ff, "el"],
  [0x400, 0x52f, "ru"],
  [0x530, 0x58f, "hy"],
  [0x590, 0x5ff, "he"],
  [0x600, 0x6ff, "ar"],
  [0x750, 0x77f, "ar"],
  [0x900, 0x97f, "hi"],
  [0x980, 0x9ff, "bn"],
  [0xa00, 0xa7f, "pa"],
  [0xa80, 0xaff, "gu"],
  [0xb80, 0xbff, "ta"],
  [0xc00, 0xc7f, "te"],
  [0xe00, 0xe7f, "th"],
  [0x10a0, 0x10ff, "ka"],
  [0x1100, 0x11ff, "ko"],
  [0x1780, 0x17ff, "km"],
  [0x3040, 0x30ff, "ja"],
  [0x3130, 0x318f, "ko"],
  [0x3400, 0x9fff, "zh"],
  [0xac00, 0xd7af, "ko"]
]

const firstNonLatin = 0x370
/** The place of its script among `scripts` for each letter, from 1 on; 0 for Latin and all else. */
const byLetter = new Uint8Array(0x10000)
const scripts = [...new Set(ranges.map(([, , script]) => script))]
for (const [first, last, script] of ranges) byLetter.fill(scripts.indexOf(script) + 1, first, last + 1)

/** Han characters that only Japanese writes so, for its texts without kana. */
const shortened =
  "悪気発売楽対応広円駅変験経済検様実説県覚権戦単労働込沢浜渋焼総続絵転軽辺遅鉄録雑顔黒塩壊帰恵戻拝掲撃桜歩毎涙髪縁聴脳薬訳証豊賛関闘険隠頼騒齢伝価仮両乗児効勧厳収圏圧増抜択拡営弾従払匂"

/** Letters that tell languages of one script apart. */
const marks: Readonly<Record<string, ReadonlyArray<readonly [letters: string, language: string]>>> = {
  ru: [
    ["іїєґ", "uk"],
    ["ўқғҳ", "uz"]
  ],
  ar: [
    ["ٹڈڑےں", "ur"],
    ["پچژگ", "fa"]
  ],
  zh: [[shortened, "ja"]]
}

const codesOf = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0))
const marksByScript = new Map(
  Object.entries(marks).map(([script, list]) => [
    script,
    list.map(([letters, language]) => [codesOf(letters), language] as const)
  ])
)

const counts = new Int32Array(scripts.length + 1)
const firsts = new Int32Array(scripts.length + 1)
const chinese = scripts.indexOf("zh") + 1
const japanese = scripts.indexOf("ja") + 1

const holds = ({ codes, length }: Letters, wanted: ReadonlyArray<number>): boolean => {
  for (let at = 0; at < length; at++) if (wanted.includes(codes[at] ?? 0)) return true
  return false
}

/** Code points, as many of them as count. */
export interface Letters {
  readonly codes: ArrayLike<number>
  readonly length: number
}

/**
 * The language that the script of most letters is most often written in; null where they are Latin, or where twice as
 * many are. Of scripts with as many letters the first counts. A letter of its own tells languages of one script apart,
 * and Han characters beside kana are Japanese.
 */
export const languageOfScript = (written: Letters): string | null => {
  const { codes, length } = written
  counts.fill(0)
  let latin = 0
  let letters = 0
  let most = 0
  for (let at = 0; at < length; at++) {
    const code = codes[at] ?? 0
    if (code < firstNonLatin) {
      if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) latin++
      continue
    }
    const script = byLetter[code] ?? 0
    if (script === 0) continue
    letters++
    const count = (counts[script] ?? 0) + 1
    counts[script] = count
    if (count === 1) firsts[script] = at
  }
  if (letters === 0 || letters * 2 < latin) return null
  for (let script = 1; script < counts.length; script++) {
    const more = (counts[script] ?? 0) - (counts[most] ?? 0)
    if (more > 0 || (more === 0 && (counts[script] ?? 0) > 0 && (firsts[script] ?? 0) < (firsts[most] ?? 0)))
      most = script
  }
  if (most === chinese && (counts[japanese] ?? 0) > 0) return "ja"
  const script = scripts[most - 1] ?? null
  if (script === null) return null
  return marksByScript.get(script)?.find(([own]) => holds(written, own))?.[1] ?? script
}
