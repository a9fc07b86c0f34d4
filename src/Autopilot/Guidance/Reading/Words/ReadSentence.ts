import type { Rule } from "../../Policy.ts"
import type { ReadPart } from "./ReadPart.ts"

/** What a sentence says. */
export interface ReadSentence {
  readonly rules: ReadonlyArray<Rule>
  readonly competitors: ReadonlyArray<string>
}

/** Reads a sentence, or a part of one, of which whoever asks knows the whole. */
export type SentenceReader = (said: string) => ReadPart<ReadSentence>

/** Reads a sentence as it is put, in its own words or in others; `sentence` is how it was written. */
export type WordedReader = (said: string, sentence: string) => ReadPart<ReadSentence>
