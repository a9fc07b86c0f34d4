import { isOfJokes, mayBeNoJoke } from "../Jokes.ts"
import { type Doing, type HowFarDone, isAsked, marked } from "./Done.ts"
import { isWellMeant } from "./WellMeant.ts"

/** Whether guidance speaks of jokes about all of them. */
export const areOfJokes = (source: string, terms: ReadonlyArray<string>): boolean =>
  terms.length > 0 && terms.every((term) => isOfJokes(source, term))

/** `Jokes about the crash`: whoever asks whom to ring about one, or mourns, makes none. */
const shown = (text: string): HowFarDone => {
  if (!mayBeNoJoke(text)) return "plainly"
  return isAsked(text) || isWellMeant(marked(text, [])) ? "no" : "perhaps"
}

export const joking: Pick<Doing, "does" | "shown"> = { does: "joke", shown }
