import { folded } from "./Folded.ts"

/** Words remembered per language. */
const mostRemembered = 20_000

const openings = 8192
const opened = 3
const firstOther = 128

/** A number of the first letters of a word; -1 where they may be written in another way. */
const openingOf = (word: string): number => {
  let opening = 0
  for (let at = 0; at < opened; at++) {
    const letter = at < word.length ? word.charCodeAt(at) : 0
    if (letter >= firstOther) return -1
    opening = (opening * 31 + letter) % openings
  }
  return opening
}

/** Which words may begin an entry; asked of every word, so that it is remembered. */
export class FirstWords {
  private readonly words = new Set<string>()
  private readonly stems: Array<string> = []
  /** By the first letters alone: what most words are told by. */
  private readonly begun = new Uint8Array(openings)
  private anyBegins = false
  private readonly met = new Map<string, boolean>()

  add(form: string, open: boolean): void {
    const [first, ...others] = form.split(" ")
    if (first === undefined) return
    const opening = openingOf(first)
    if (opening >= 0) this.begun[opening] = 1
    if (open && first.length < opened) this.anyBegins = true
    if (open && others.length === 0) this.stems.push(first)
    else this.words.add(first)
  }

  get isEmpty(): boolean {
    return this.words.size + this.stems.length === 0
  }

  has(word: string): boolean {
    const opening = openingOf(word)
    if (opening >= 0 && this.begun[opening] === 0 && !this.anyBegins) return false
    const before = this.met.get(word)
    if (before !== undefined) return before
    const form = folded(word)
    const now = this.words.has(form) || this.stems.some((stem) => form.startsWith(stem))
    if (this.met.size >= mostRemembered) this.met.clear()
    this.met.set(word, now)
    return now
  }
}
