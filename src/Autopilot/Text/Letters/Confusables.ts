/** Letters of other scripts that look like a Latin letter, by code point as written: case changes the look. */
const lookalikes: ReadonlyArray<readonly [from: string, to: string]> = [
  ["АВЕЅІЈКМНОРСТУХЗЬԜ", "abesijkmhopctyxzbw"],
  ["авеѕіјкмнорстухԁԛѡһӏгпияшвԝ", "abesijkmhopctyxdqwhlrnurwbw"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"],
  ["αβεηικνορστυχγωπ", "abenikvopstuxywn"],
  ["օսոհցզյԱՍՕ", "ounhgqjuuo"]
]

/** Latin letters that decomposition leaves as they are: small capitals and strokes, and a sign that is read as one. */
const latinVariants: ReadonlyArray<readonly [from: string, to: string]> = [
  ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"],
  ["øłđħŧıɑɡɩʋſƒ¢", "oldhtiagiusfc"],
  ["ØŁĐĦŦ", "OLDHT"]
]

const table = (rows: ReadonlyArray<readonly [from: string, to: string]>) => {
  const map = new Map<string, string>()
  for (const [from, to] of rows) {
    const targets = Array.from(to)
    Array.from(from).forEach((letter, index) => {
      map.set(letter, targets[index] ?? letter)
    })
  }
  return map
}

const fromOtherScripts = table(lookalikes)
const fromLatin = table(latinVariants)

const isLatin = (letter: string) => (letter >= "a" && letter <= "z") || (letter >= "A" && letter <= "Z")

/** The Latin letter for one that only looks Latin, null for any other character. */
export const lookalike = (letter: string): string | null => fromOtherScripts.get(letter) ?? null

const mayBeVariant = new RegExp(`[${[...fromLatin.keys()].join("")}\u{1f130}-\u{1f189}]`, "u")

const enclosed: ReadonlyArray<readonly [first: number, last: number]> = [
  [0x1f130, 0x1f149],
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189]
]

/** Small capitals, strokes, and letters in circles and squares as plain Latin letters. */
export const withPlainLatin = (text: string): string => {
  if (!mayBeVariant.test(text)) return text
  let plain = ""
  for (const letter of text) plain += plainLatin(letter)
  return plain
}

const plainLatin = (letter: string): string => {
  const mapped = fromLatin.get(letter)
  if (mapped !== undefined) return mapped
  const code = letter.codePointAt(0) ?? 0
  for (const [first, last] of enclosed) {
    if (code >= first && code <= last) return String.fromCharCode(0x61 + code - first)
  }
  return letter
}

export interface Unmasked {
  readonly text: string
  /** How many letters were replaced. */
  readonly replaced: number
  /** Every letter is Latin now, though none was before: a word of another script, or one written to look Latin. */
  readonly wholly: boolean
}

/** By UTF-16 unit, of which each look-alike is one: 1 where it looks like a Latin letter. */
const deceiving = new Uint8Array(1 << 16)
for (const letter of fromOtherScripts.keys()) deceiving[letter.charCodeAt(0)] = 1

const mayDeceive = (word: string): boolean => {
  for (let at = 0; at < word.length; at++) if (deceiving[word.charCodeAt(at)] === 1) return true
  return false
}

/** Look-alikes of one word as Latin letters. Whether the word was meant to be Latin is for the caller to say. */
export const unmask = (word: string): Unmasked => {
  if (!mayDeceive(word)) return { text: word, replaced: 0, wholly: false }
  let text = ""
  let replaced = 0
  let latin = 0
  let other = 0
  for (const letter of word) {
    const mapped = lookalike(letter)
    if (mapped !== null) {
      text += mapped
      replaced++
    } else {
      text += letter
      if (isLatin(letter)) latin++
      else if (letter > "\u007f") other++
    }
  }
  return { text, replaced, wholly: replaced > 0 && latin === 0 && other === 0 }
}
