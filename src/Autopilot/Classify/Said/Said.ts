import type { TextReading } from "../../Features/Reading.ts"
import type { Classification } from "../Classification/Classifier.ts"
import { laughed } from "../Sayings/Laughing.ts"
import { sayingsIn } from "../Sayings/Sayings.ts"
import { luring, promoting, warning } from "./Dealing.ts"
import { needing, ofEverybody, speaking } from "./Harmless.ts"
import { against } from "./Hostile.ts"
import { swearing } from "./Rude.ts"

/** A classification with what the comment says as a whole sentence. */
export const withSayings = (found: Classification, reading: TextReading, leans: () => number): Classification => {
  const said = sayingsIn(found.language, reading.text)
  if (said.size === 0) return found
  const spoken = ofEverybody(said, speaking(said, reading, found.language, against(said, found, reading, leans)))
  const judged = promoting(
    said,
    reading,
    warning(said, reading, luring(said, reading, swearing(said, reading, spoken)))
  )
  const needed = said.has("help") && !said.has("exaggerated") && !laughed.test(reading.text.written.whole)
  return { ...found, ...(needed ? needing(said, judged) : judged) }
}
