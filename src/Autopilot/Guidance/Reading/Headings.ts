import type { Sentence } from "./Sentences.ts"
import { tokensOf } from "./Tokens.ts"
import { conditionalVerbAt } from "./Verbs.ts"

/** What stands over a list as an instruction for each of its items. */
const headings: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /^(?:(?:please|always)\s+)*(?:hide|remove|delete|block)(?: (?:these|the following|comments with|anything with|all))?$/i,
    "hide"
  ],
  [/^(?:(?:please|always)\s+)*(?:keep|allow|leave|leave up)(?: (?:these|the following|up))?$/i, "keep"],
  [/^(?:never|do not|don['’]?t) (?:hide|remove|delete|block|touch)(?: (?:these|the following))?$/i, "never hide"],
  [/^(?:never|do not|don['’]?t) (?:keep|allow|show)(?: (?:these|the following))?$/i, "hide"],
  [
    /^(?:(?:please|always)\s+)*(?:ask|ask me|ask us|check with (?:me|us))(?: (?:first|about|first about))?$/i,
    "ask me about"
  ],
  [/^(?:things|what|comments)? ?(?:(?:we|to) )?(?:hide|remove|delete)$/i, "hide"],
  [/^(?:things|what|comments)? ?(?:(?:we|to) )?(?:keep|allow)$/i, "keep"],
  [/^(?:allowed|ok|okay|fine|welcome|yes|(?:the )?following (?:is|are) (?:ok|okay|fine|allowed))$/i, "keep"],
  [/^(?:not allowed|not ok|not okay|not fine|forbidden|banned|prohibited|no)$/i, "hide"]
]

const instructionOf = (heading: string): string | null =>
  headings.find(([form]) => form.test(heading.trim()))?.[1] ?? null

const parted = /^([^:"“]{2,40}?)\s*:\s*(.*)$/s

const instructs = (text: string) => {
  const tokens = tokensOf(text)
  return tokens.some((_, at) => conditionalVerbAt(tokens, at) !== null)
}

/** A sentence with the instruction that stands over it; null for one that is a heading alone. */
export interface Headed {
  readonly text: string
  readonly said: string | null
}

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

/** `Hide:` over a list is said of each of its items that says nothing to do itself. */
export const headed = (sentences: ReadonlyArray<Sentence>): ReadonlyArray<Headed> => {
  let instruction: string | null = null
  return sentences.map(({ listed, text: written }, at) => {
    const text = signed(written)
    const [, heading = "", rest = ""] = parted.exec(text) ?? []
    const own = instructionOf(heading)
    const opens = own !== null && sentences[at + 1]?.listed === true
    if (opens && !(listed && rest === "")) {
      instruction = own
      return { text: written, said: rest === "" ? null : text }
    }
    if (!listed) instruction = null
    return { text: written, said: instruction === null || instructs(text) ? text : `${instruction} ${text}` }
  })
}
