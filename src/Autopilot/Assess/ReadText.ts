import type { Classification, Classifier } from "../Classify/Classifier.ts"
import { read, type TextReading } from "../Features/Reading.ts"
import { cut } from "../Text/Characters.ts"
import { judgedPieces, longestRead } from "../Text/LongText.ts"
import { withSmallL } from "./CapitalI.ts"

/** What a piece of text says by itself, whatever it is judged by. */
export interface ReadPiece {
  readonly written: string
  readonly reading: TextReading
  readonly classification: Classification
}

/** What a text says, as far as it is looked at at once. */
export interface ReadText extends ReadPiece {
  /** What the pieces of a longer one say, and what may be meant that looks the same; null where there is neither. */
  readonly pieces: ReadonlyArray<ReadPiece> | null
}

export const readPiece = (classifier: typeof Classifier.Service, written: string): ReadPiece => {
  const reading = read(written)
  return { written, reading, classification: classifier.classify(reading) }
}

/** What of a text is read besides its beginning: the rest of a long one, and what it only looks like otherwise. */
const besides = (written: string, isLong: boolean): ReadonlyArray<string> | null => {
  const small = withSmallL(cut(written, longestRead))
  if (!isLong) return small === null ? null : [small]
  const pieces = judgedPieces(written)
  return small === null ? pieces : [...pieces, ...pieces.flatMap((piece) => withSmallL(piece) ?? [])]
}

export const readBy = (classifier: typeof Classifier.Service, written: string): ReadText => {
  const whole = readPiece(classifier, written)
  const pieces = besides(written, whole.reading.text.rest !== "")
  return { ...whole, pieces: pieces === null ? null : pieces.map((piece) => readPiece(classifier, piece)) }
}
