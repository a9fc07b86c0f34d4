import { isEverywhere } from "../../Place.ts"
import type { Place } from "../../Policy.ts"
import type { MarkedText } from "../Words/Marked.ts"
import { statedEffect } from "../Words/StatedEffect.ts"
import type { Referring } from "./Said.ts"
import { predicates, references } from "./Ways.ts"
import { behindPlace, withoutPlace } from "./Whereabout.ts"

const elsewhere =
  /,? ?\b(?:everywhere else|elsewhere|anywhere else|otherwise|on (?:all )?(?:the )?(?:others|rest|other (?:platforms|networks|channels|posts)))\b,?/iu

/** What a clause says to do about what was named before; null where it does not. */
export const referenceIn = (clause: string, source: MarkedText): Referring | null => {
  const isElsewhere = elsewhere.test(clause)
  const text = clause.replace(elsewhere, " ").replaceAll(/\s+/g, " ").trim()
  const said = (rest: string, place: Place | null): Referring | null => {
    const plain = rest.toLowerCase().replaceAll(/['’]/g, "")
    const effect =
      (references.find(rest, ({ form }) => form.test(rest)) ?? predicates.find(rest, ({ form }) => form.test(rest)))
        ?.effect ??
      statedEffect(plain) ??
      undefined
    return effect === undefined
      ? null
      : { effect, place: place === null || isEverywhere(place) ? null : place, elsewhere: isElsewhere }
  }
  const before = behindPlace(text, source)
  const behind = withoutPlace(text, source)
  return (
    said(text, null) ??
    (before === null ? null : said(before.rest.replace(/^, /, ""), before.place)) ??
    (behind.rest === text ? null : said(behind.rest, behind.place))
  )
}
