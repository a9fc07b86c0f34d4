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
  for (const [bit, figures] of sharers.entries()) {
    for (const [figure, instead] of figures) {
      if (!isAmong(may, bit)) break
      const before = other
      other = other.replaceAll(figure, instead)
      if (other !== before) may = mayBeIn(other)
    }
  }
  return other === whole ? null : read(other)
}
