import { instructsElsewhere, listHeadingElsewhere } from "./Foreign/ListHeadings.ts"
import { instructionOf } from "./Words/ListHeadings.ts"
import type { Sentence } from "./Words/Sentence.ts"
import { tokensOf } from "./Words/Tokens.ts"
import { conditionalVerbAt } from "./Words/Verbs.ts"

/** Of what stands under it, each line says what to do itself: `Please never:`. */
const negating =
  /^(?:please\s+)?(?:don['’]?ts?|do not|never|never ever|you (?:must|may|should) (?:not|never)|(?:things |what )?not to do|under no circumstances|don['’]?t do (?:this|these|the following))$/i

/** Whether a line says no and not to what: `Please don't:`, or `Never` where the line ends in the middle of a sentence. */
export const isNegating = (text: string): boolean => negating.test(text.replace(/\s*:$/, ""))

/** It only says that instructions follow. */
const neutral =
  /^(?:(?:hi|hello|hey|dear)\b[^:]{0,30},\s*)?(?:please\s+)?(?:here (?:are|is|come)\s+|(?:these|those) are\s+)?(?:my|our|the|some)?\s*(?:(?:basic|general|house|moderation|comment|community|brand|new)\s+)*(?:rules?|guidelines?|guidance|instructions?|polic(?:y|ies)|moderation|wishes|preferences|notes?|dos?|do['’]s|to ?dos?|what to do|please|important|always|must|regeln|unsere regeln|règles|nos règles|reglas|nuestras reglas|regole|le nostre regole|regras|nossas regras|regels|onze regels|zasady|nasze zasady|kurallar|kurallarımız|ルール|규칙|القواعد|नियम)(?: for (?:you|steward|comments|moderation|the autopilot|our (?:page|pages|posts|comments)))?$/i

const parted = /^([^:"“]{2,40}?)\s*:\s*(.*)$/s

const instructs = (text: string) => {
  const tokens = tokensOf(text)
  return tokens.some((_, at) => conditionalVerbAt(tokens, at) !== null)
}

/** A sentence with the instruction that stands over it; null for one that is a heading alone. */
export interface Headed extends Sentence {
  readonly said: string | null
  /** Why it cannot be meant as it stands under its heading; null where it can. */
  readonly why: string | null
}

const ownVerb = (heading: string) =>
  `it says what to do itself, and stands under “${heading}”, which does so too; write it as a sentence of its own`
const noVerb = (heading: string) => `it stands under “${heading}” and does not say what is not to be done`

const yes = /^[✅✔☑]\ufe0f?\s*/u
const no = /^[❌✖❎🚫⛔]\ufe0f?\s*/u

/**
 * `✅ questions` and `🚫 links`. With an instruction of its own, the sign of a yes adds nothing, and what a no means is
 * not clear.
 */
const signed = (text: string): string => {
  const rest = text.replace(yes, "")
  if (rest !== text) return instructs(rest) ? rest : `keep ${rest}`
  const refused = text.replace(no, "")
  return refused === text || instructs(refused) || /^no\b/i.test(refused) ? text : `hide ${refused}`
}

/** The instruction over a list, and how its own words stand there. */
interface Over {
  readonly instruction: string
  readonly heading: string
}

const under = ({ heading, instruction }: Over, text: string): Pick<Headed, "said" | "why"> => {
  const own = instructs(text)
  if (instruction === "never") {
    return own ? { said: `never ${text}`, why: null } : { said: text, why: noVerb(heading) }
  }
  return own ? { said: text, why: ownVerb(heading) } : { said: `${instruction} ${text}`, why: null }
}

/** What is over a list in another language, each of whose items is said as a sentence in it. */
interface OverElsewhere {
  readonly heading: string
  readonly said: (item: string) => string
}

const underElsewhere = ({ heading, said }: OverElsewhere, text: string): Pick<Headed, "said" | "why"> =>
  instructsElsewhere(text) ? { said: text, why: ownVerb(heading) } : { said: said(text), why: null }

/** `Hide:` over a list is said of each of its items, and `Never:` of what they say. */
export const headed = (sentences: ReadonlyArray<Sentence>): ReadonlyArray<Headed> => {
  let over: Over | null = null
  let elsewhere: OverElsewhere | null = null
  return sentences.map((sentence, at) => {
    const { listed, open, text: written } = sentence
    const text = signed(written)
    const isListNext = sentences[at + 1]?.listed === true
    const bare = open && isListNext && !listed && !text.includes(":")
    const [, heading = "", rest = ""] = parted.exec(bare ? `${text}:` : text) ?? []
    const own = negating.test(heading.trim()) ? "never" : bare ? null : instructionOf(heading)
    if (own !== null && isListNext && !(listed && rest === "")) {
      over = { instruction: own, heading }
      elsewhere = null
      if (rest === "") return { ...sentence, said: null, why: null }
      return { ...sentence, ...(own === "never" ? under(over, rest) : { said: text, why: null }) }
    }
    if (isListNext && rest === "" && heading !== "" && !listed) {
      const said = listHeadingElsewhere(heading)
      if (said !== null) {
        over = null
        elsewhere = { heading, said }
        return { ...sentence, said: null, why: null }
      }
    }
    if (!listed) elsewhere = null
    if (rest === "" && neutral.test(heading.trim())) {
      over = null
      return { ...sentence, said: null, why: null }
    }
    if (!listed) over = null
    if (own === "never" && instructs(rest)) return { ...sentence, said: text, why: ownVerb(heading) }
    if (elsewhere !== null) return { ...sentence, ...underElsewhere(elsewhere, text) }
    return { ...sentence, ...(over === null ? { said: text, why: null } : under(over, text)) }
  })
}
