import type { MarkedText } from "../Words/Marked.ts"
import type { ThingRole } from "./Labels.ts"
import type { SentencePiece } from "./Pieces.ts"
import type { Run } from "./Runs.ts"

/** A sentence whose words have been told. */
export interface ToldSentence {
  readonly text: MarkedText
  readonly pieces: ReadonlyArray<SentencePiece>
  readonly runs: ReadonlyArray<Run>
  /** Of each run; of a place it says nothing. */
  readonly roles: ReadonlyArray<ThingRole | "place">
  readonly source: string
}

/** What stands from one of its pieces to another. */
export const textOf = ({ pieces, text }: ToldSentence, from: number, to: number): string =>
  text.text.slice(pieces[from]?.start ?? 0, pieces[to - 1]?.end ?? 0)
