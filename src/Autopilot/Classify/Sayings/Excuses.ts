import { once } from "#src/Ground/Once.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import { sayingLists } from "../../WordLists/SayingLists.ts"
import { SayingPattern } from "./KnownSayings.ts"
import { lookedThrough } from "./Sayings.ts"

const known = once(
  () =>
    new Map(
      Object.entries(sayingLists).map(([language, { condemned }]) => [
        language,
        new SayingPattern(condemned ?? [], language)
      ])
    )
)

const quotation = /["“„«「『].*["”“»」』]/su

/** Whether a text tells of what others say, quotes it, or speaks against it. */
export const excusesIn = (language: string | null, text: NormalisedText): boolean =>
  quotation.test(text.written.whole) ||
  known()
    .get(language ?? "en")
    ?.in(lookedThrough(language, text)) != null
