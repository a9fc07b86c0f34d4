import { isApostrophe } from "./Apostrophes.ts"
import { isDigit, isWordly } from "./Characters.ts"
import { disguisedWord } from "./DisguisedWord.ts"
import { at, comma, dollar, dot, euro, exclamation, hash, pound, star } from "./Marks.ts"
import { plainWord, shortWord } from "./PlainWord.ts"
import type { Word } from "./Word.ts"
import type { Written } from "./Written.ts"

const inner = new Set([dollar, at, exclamation, 0x7c])

const isSigil = (code: number) => code === dollar || code === hash || code === at || code === pound || code === euro

/** The end of the word that starts at `start`: one pass, one character of look-ahead. */
const endOfWord = (written: Written, start: number): number => {
  const { codes, length } = written
  let place = start
  while (place < length) {
    const code = codes[place] ?? 0
    if (isWordly(code)) {
      place++
      continue
    }
    const next = written.at(place + 1)
    const before = written.at(place - 1)
    if (isApostrophe(code) && isWordly(next)) place++
    else if ((code === dot || code === comma) && isDigit(before) && isDigit(next)) place++
    else if (code === star && (next === star || isWordly(next) || before === star)) place++
    else if (code === dollar && place > start && (next === dollar || isWordly(next) || !isDigit(before))) place++
    else if (inner.has(code) && place - start < shortWord && isWordly(next)) place++
    else break
  }
  return place
}

/** Cuts `joe@mail` in two: an at sign inside a word stands for a letter only in a short word, as in `b@d`. */
const splitAtSign = (written: Written, start: number, end: number): number => {
  if (end - start <= shortWord && written.at(end) !== dot) return end
  for (let place = start + 1; place < end; place++) {
    const code = written.codes[place]
    if (code === at || code === exclamation) return place
  }
  return end
}

/** Room for the words of a text while it is not known how many there are. */
const read: Array<Word> = []

/** The words of a text, in order. `latin`: the text is mostly Latin, so words wholly of look-alikes are read so too. */
export const wordsOf = (written: Written, latin: boolean): ReadonlyArray<Word> => {
  const { codes, length } = written
  read.length = 0
  let place = 0
  while (place < length) {
    const code = codes[place] ?? 0
    const sigil = isSigil(code) && isWordly(written.at(place + 1)) ? code : null
    if (sigil === null && !isWordly(code)) {
      place++
      continue
    }
    const simple = sigil === null ? plainWord(written, place) : null
    if (simple !== null) {
      read.push(simple)
      place = simple.end
      continue
    }
    const from = sigil === null ? place : place + 1
    const end = splitAtSign(written, from, endOfWord(written, from))
    read.push(disguisedWord(written, sigil, place, end, latin))
    place = end
  }
  return read.slice()
}
