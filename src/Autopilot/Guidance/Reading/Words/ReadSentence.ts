import type { Rule } from "../../Policy.ts"
import type { ReadPart } from "./ReadPart.ts"

/** What a sentence says. */
export interface ReadSentence {
  readonly rules: ReadonlyArray<Rule>
  readonly competitors: ReadonlyArray<string>
}

/** Reads a sentence, or a part of one, of which whoever asks knows the whole. */
export type SentenceReader = (said: string) => ReadPart<ReadSentence>
