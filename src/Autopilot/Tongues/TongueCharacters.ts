import { bucketOf, hashOf, joined, prime } from "../Text/Hash.ts"
import { KnownWords } from "../Text/KnownWords.ts"
import type { TongueToken } from "./TongueTokens.ts"

const runSeeds = [0, 1, 2, 3, 4, 5].map((length) => hashOf(`tongue run ${length}`))
const headCount = 4

/** Visits every run of so many characters, each length from a seed of its own. */
export const eachRun = (
  text: string,
  shortest: number,
  longest: number,
  seeds: ReadonlyArray<number>,
  visit: (hash: number) => void
): void => {
  for (let from = 0; from < text.length; from++) {
    let hash = 0
    for (let length = 1; length <= longest && from + length <= text.length; length++) {
      hash = Math.imul(hash ^ text.charCodeAt(from + length - 1), prime)
      if (length >= shortest) visit(joined(seeds[length] ?? 0, hash))
    }
  }
}

/** Visits the runs of characters of a word; nothing that only stands for a word has any. */
export const eachCharacterRun = (
  { run, spoken, text }: Omit<TongueToken, "hash">,
  visit: (hash: number) => void
): void => {
  if (run) eachRun(text, 1, 3, runSeeds, visit)
  else if (spoken) eachRun(`_${text}_`, 2, 5, runSeeds, visit)
}

interface Figures {
  readonly runs: number
  /** One a head. */
  readonly sums: Int32Array
}

/** What the weights of words add up to, by their runs of characters; worked out once for all comments. */
export class CharacterSums {
  readonly sums: Int32Array = new Int32Array(headCount)
  /** How many the words have that were added up last. */
  runs = 0
  private readonly unspaced: KnownWords<Figures>
  private readonly spaced: KnownWords<Figures>

  /** Weights of all heads by bucket. */
  constructor(weights: Int8Array, bits: number) {
    const figuresOf = (run: boolean) => (text: string) => {
      const sums = new Int32Array(headCount)
      let runs = 0
      eachCharacterRun({ text, run, spoken: true }, (hash) => {
        const place = bucketOf(hash, bits) * headCount
        for (let head = 0; head < headCount; head++) sums[head] = (sums[head] ?? 0) + (weights[place + head] ?? 0)
        runs++
      })
      return { runs, sums }
    }
    this.unspaced = new KnownWords(figuresOf(true))
    this.spaced = new KnownWords(figuresOf(false))
  }

  addUp(tokens: ReadonlyArray<TongueToken>): void {
    this.runs = 0
    this.sums.fill(0)
    for (const { run, spoken, text } of tokens) {
      if (!run && !spoken) continue
      const known = (run ? this.unspaced : this.spaced).of(text)
      this.runs += known.runs
      for (let head = 0; head < headCount; head++) {
        this.sums[head] = (this.sums[head] ?? 0) + (known.sums[head] ?? 0)
      }
    }
  }
}
