import { once } from "#src/Ground/Once.ts"
import { isAmong, MayMatch } from "../../Expressions/MayMatch.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import { figuresOfSpeech } from "../../WordLists/FiguresOfSpeech.ts"

/** There are more figures than bits: so many share one. */
const sharing = 4
const bitOf = (place: number): number => Math.floor(place / sharing)
const mayHold = once(
  () =>
    new MayMatch(
      Array.from({ length: bitOf(figuresOfSpeech.length - 1) + 1 }, (_, bit) =>
        figuresOfSpeech.flatMap(([figure], place) => (bitOf(place) === bit ? [figure] : []))
      )
    )
)
const mayBeIn = (text: string): number => mayHold().in(text.toLowerCase())

/** The comment with other words instead of a figure of speech; null where it has none. */
export const asFigureOfSpeech = (reading: TextReading): TextReading | null => {
  const { whole } = reading.text.written
  let may = mayBeIn(whole)
  if (may === 0) return null
  let other = whole
  figuresOfSpeech.forEach(([figure, instead], place) => {
    if (!isAmong(may, bitOf(place))) return
    const before = other
    other = other.replaceAll(figure, instead)
    if (other !== before) may = mayBeIn(other)
  })
  return other === whole ? null : read(other)
}
