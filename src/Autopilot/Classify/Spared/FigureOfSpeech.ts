import { once } from "#src/Ground/Once.ts"
import { isAmong, MayMatch } from "../../Expressions/MayMatch.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import { figuresOfSpeech } from "../../WordLists/FiguresOfSpeech.ts"

/** There are more figures than bits: so many share one. */
const sharing = 4
const sharers = Array.from({ length: Math.ceil(figuresOfSpeech.length / sharing) }, (_, bit) =>
  figuresOfSpeech.slice(sharing * bit, sharing * (bit + 1))
)
const mayHold = once(() => new MayMatch(sharers.map((figures) => figures.map(([figure]) => figure))))
const mayBeIn = (text: string): number => mayHold().in(text.toLowerCase())

/** The comment with other words instead of a figure of speech; null where it has none. */
export const asFigureOfSpeech = (reading: TextReading): TextReading | null => {
  const { whole } = reading.text.written
  let may = mayBeIn(whole)
  if (may === 0) return null
  let other = whole
  for (let bit = 0; may >>> bit !== 0; bit++) {
    if (!isAmong(may, bit)) continue
    for (const [figure, instead] of sharers[bit] ?? []) {
      const before = other
      other = other.replaceAll(figure, instead)
      if (other !== before) may = mayBeIn(other)
    }
  }
  return other === whole ? null : read(other)
}
