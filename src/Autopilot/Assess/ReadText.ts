import type { Classification, Classifier } from "../Classify/Classifier.ts"
import { read, type TextReading } from "../Features/Reading.ts"
import { judgedPieces } from "../Text/LongText.ts"

/** What a piece of text says by itself, whatever it is judged by. */
export interface ReadPiece {
  readonly written: string
  readonly reading: TextReading
  readonly classification: Classification
}

/** What a text says, as far as it is looked at at once. */
export interface ReadText extends ReadPiece {
  /** Of a longer one, what its pieces say; null of any other. */
  readonly pieces: ReadonlyArray<ReadPiece> | null
}

export const readPiece = (classifier: typeof Classifier.Service, written: string): ReadPiece => {
  const reading = read(written)
  return { written, reading, classification: classifier.classify(reading) }
}

export const readBy = (classifier: typeof Classifier.Service, written: string): ReadText => {
  const reading = read(written)
  return {
    written,
    reading,
    classification: classifier.classify(reading),
    pieces: reading.text.rest === "" ? null : judgedPieces(written).map((piece) => readPiece(classifier, piece))
  }
}
