import type { Classification, Classifier } from "../Classify/Classification/Classifier.ts"
import { longText } from "../Classify/InParts.ts"
import { KnownParts } from "../Features/KnownParts.ts"
import { read, type TextReading } from "../Features/Reading.ts"
import { cut } from "../Text/Characters.ts"
import { judgedPieces, longestRead } from "../Text/LongText.ts"
import { withSmallL } from "./CapitalI.ts"
import { shownAs } from "./ShownAs.ts"
import { spelledOut } from "./SpelledOut.ts"
import { withUmlauts } from "./Umlauts.ts"
import { undisguised } from "./Undisguised.ts"

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

/** `known`: parts of the comment that it is a piece of, or may mean. */
export const readPiece = (
  classifier: typeof Classifier.Service,
  written: string,
  known: KnownParts | null = null
): ReadPiece => {
  const reading = read(written)
  return { written, reading, classification: classifier.classify(reading, known) }
}

const nothing: ReadonlyArray<string> = []

/** What a text may mean that only looks otherwise. */
const meantBy = (piece: ReadPiece): ReadonlyArray<string> => {
  const { text } = piece.reading
  const read = cut(piece.written, longestRead)
  const small = withSmallL(read)
  const shown = shownAs(read)
  const plain = undisguised(text)
  const spelled = spelledOut(text)
  const umlauts = withUmlauts(text, piece.classification.language)
  // most mean what they look like
  if (small === null && plain === null && spelled === null && umlauts === null && shown.length === 0) return nothing
  return [...[small, plain, spelled, umlauts].filter((other) => other !== null), ...shown]
}

/** The rest of a long text, and what all of it may mean that only looks otherwise. */
export const readBy = (classifier: typeof Classifier.Service, written: string): ReadText => {
  const known = written.length > longText ? new KnownParts() : null
  const whole = readPiece(classifier, written, known)
  const isLong = whole.reading.text.rest !== ""
  const rest = isLong ? judgedPieces(written).map((piece) => readPiece(classifier, piece, known)) : []
  const others = isLong ? [whole, ...rest].flatMap(meantBy) : meantBy(whole)
  const meant = others.map((other) => readPiece(classifier, other, known))
  return { ...whole, pieces: isLong || meant.length > 0 ? [...rest, ...meant] : null }
}
