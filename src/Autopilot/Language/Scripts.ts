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

/** The language a letter is most often written in, null for Latin and all else. */
export const languageOfLetter = (code: number): string | null => {
  if (code < 0x370) return null
  for (const [first, last, script] of ranges) if (code >= first && code <= last) return script
  return null
}

/** Letters that tell languages of one script apart. */
const marks: Readonly<Record<string, ReadonlyArray<readonly [letters: string, language: string]>>> = {
  ru: [
    ["іїєґ", "uk"],
    ["ўқғҳ", "uz"]
  ],
  ar: [
    ["ٹڈڑےں", "ur"],
    ["پچژگ", "fa"]
  ]
}

/** `ru` for Cyrillic unless a letter says otherwise; Han characters beside kana are Japanese. */
export const refined = (script: string, seen: ReadonlySet<string>, counts: ReadonlyMap<string, number>): string => {
  if (script === "zh" && (counts.get("ja") ?? 0) > 0) return "ja"
  return marks[script]?.find(([letters]) => Array.from(letters).some((letter) => seen.has(letter)))?.[1] ?? script
}
