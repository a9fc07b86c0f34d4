const opening = new Map([
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"]
])
const ends = new Set([".", "!", "?", ";"])

const abbreviations = new Set(["e.g", "i.e", "etc", "vs", "mr", "mrs", "ms", "dr", "no", "approx", "incl"])

const isBoundary = (characters: ReadonlyArray<string>, at: number, sentence: string): boolean => {
  const character = characters[at] ?? ""
  if (character === "\n") return true
  if (!ends.has(character)) return false
  const next = characters[at + 1]
  if (next !== undefined && !/^\s$/.test(next) && !ends.has(next)) return false
  if (character !== ".") return true
  const last = sentence.slice(sentence.lastIndexOf(" ") + 1).toLowerCase()
  return !abbreviations.has(last) || next === undefined || next === "\n"
}

/** Whether a question mark is among the marks that end a sentence, as in `?!`. */
const isAsked = (characters: ReadonlyArray<string>, at: number): boolean => {
  for (let next = at; ends.has(characters[next] ?? "") || characters[next] === " "; next++) {
    if (characters[next] === "?") return true
  }
  return false
}

const bullets = new Set(["-", "–", "—", "*", "•", "·", ">", "+"])

const withoutBullet = (sentence: string): string => {
  const trimmed = sentence.trim()
  const first = Array.from(trimmed)[0] ?? ""
  if (bullets.has(first)) return trimmed.slice(first.length).trim()
  const numbered = /^\d{1,2}[.)]\s*/.exec(trimmed)
  return numbered === null ? trimmed : trimmed.slice(numbered[0].length).trim()
}

/**
 * The sentences of guidance, without their end marks save that of a question: cut at `.`, `!`, `?`, `;` and line ends,
 * but never inside quotes, a domain, a number or a common abbreviation.
 */
export const sentencesOf = (text: string): ReadonlyArray<string> => {
  const characters = Array.from(text.replaceAll("\r", "\n"))
  const sentences: Array<string> = []
  let sentence = ""
  let closing: string | null = null
  const finish = (mark = "") => {
    const whole = `${withoutBullet(sentence)}${mark}`
    if (/[\p{L}\p{N}]/u.test(whole)) sentences.push(whole)
    sentence = ""
    closing = null
  }
  characters.forEach((character, at) => {
    if (closing !== null) {
      if (character === closing) closing = null
      if (character === "\n") finish()
      else sentence += character
      return
    }
    if (/^\d{1,2}$/.test(sentence.trim()) && character === ".") sentence += character
    else if (isBoundary(characters, at, sentence)) finish(isAsked(characters, at) ? "?" : "")
    else {
      closing = opening.get(character) ?? null
      sentence += character
    }
  })
  finish()
  return sentences
}
