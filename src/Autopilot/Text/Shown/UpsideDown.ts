const pairs: ReadonlyArray<readonly [turned: string, upright: string]> = [
  ["ɐɔǝɟƃɓɥᴉıɾʞꞁɯɹʇʌʍʎ", "acefgghiijklmrtvwy"],
  ["∀ƆƎℲ⅁⋊˥ԀᴚꞱ⊥∩Λ⅄", "ACEFGKLPRTTUVY"],
  ["qpubnd69", "bdnqup96"],
  ["⅋˙¡¿ƖᄅƐㄣϛㄥ", "&.!?123457"]
]
const letters: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([turned, upright]) => {
    const meant = Array.from(upright)
    return Array.from(turned, (letter, at) => [letter, meant[at] ?? letter] as const)
  })
)
/** So many different ones of these are no sounds of a word that somebody explains. */
const telling = /[ɐǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/gu
const fewest = 3

const righted = (text: string): string => Array.from(text, (letter) => letters.get(letter) ?? letter).join("")
const backwards = (text: string): string => Array.from(text).toReversed().join("")
const wordByWord = (text: string): string => text.replaceAll(/\S+/gu, backwards)

/** What a text with letters on their heads may say: turned as a whole, or each word or letter for itself. */
export const turnedUpright = (text: string): ReadonlyArray<string> => {
  if (new Set(text.match(telling)).size < fewest) return []
  const upright = righted(text)
  return [text.split("\n").map(righted).map(backwards).join("\n"), wordByWord(upright), upright]
}
