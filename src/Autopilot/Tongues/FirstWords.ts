import { folded } from "./Folded.ts"

/** Words remembered per language. */
const mostRemembered = 20_000

/** Which words may begin an entry; asked of every word, so that it is remembered. */
export class FirstWords {
  private readonly words = new Set<string>()
  private readonly stems: Array<string> = []
  private readonly met = new Map<string, boolean>()

  add(form: string, open: boolean): void {
    const [first, ...others] = form.split(" ")
    if (first === undefined) return
    if (open && others.length === 0) this.stems.push(first)
    else this.words.add(first)
  }

  has(word: string): boolean {
    const before = this.met.get(word)
    if (before !== undefined) return before
    const form = folded(word)
    const now = this.words.has(form) || this.stems.some((stem) => form.startsWith(stem))
    if (this.met.size >= mostRemembered) this.met.clear()
    this.met.set(word, now)
    return now
  }
}
