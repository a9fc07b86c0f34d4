import { namesProblem } from "../CompetitorNames.ts"
import { everywhere } from "../Place.ts"
import type { Rule } from "../Policy.ts"
import { competitorsOf } from "./Facts.ts"
import { plainForm } from "./Rewrites/PlainForm.ts"
import { isLimiting } from "./Unread.ts"
import type { ReadSentence } from "./Words/ReadSentence.ts"

export const ofNames =
  "it limits what is to be done about the competitors in the sentence before it, and it is not clear how; until it is, you are asked about comments that mention them, and none is hidden for it"

/** Names are facts: where it is not clear what a limit of them says, their mentions are asked about. */
export const askingAbout = ({ competitors, rules }: ReadSentence, source: string): ReadSentence => {
  const asks: Rule = {
    effect: "ask",
    topics: ["competitors"],
    terms: [],
    ...everywhere,
    except: [],
    exceptIn: [],
    source
  }
  const others = rules.map((rule) => (rule.effect === "hide" ? { ...rule, effect: "ask" as const } : rule))
  return { competitors, rules: [asks, ...others] }
}

/** The competitors that a sentence names which the next one limits: `But only if they are praised`; null of others. */
export const limitedNames = (said: string, next: string): ReadonlyArray<string> | null => {
  const names = isLimiting(next) ? competitorsOf(plainForm(said)) : null
  return names?._tag === "read" && namesProblem(names.value) === null ? names.value : null
}
