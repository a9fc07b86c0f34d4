import type { Rewrite } from "../Rewrites/Words.ts"
import { spelt } from "../Words/Misspellings.ts"
import { withLists } from "./Lists.ts"
import { withoutSlips } from "./Slips.ts"

const answers: ReadonlyArray<readonly [answer: string, instruction: string]> = [
  [
    "no(?:pe)?|no(?:t)? (?:thanks|thank you|here|allowed|ok|okay|wanted|welcome|way)|out|bin(?: (?:it|them))?|banned|forbidden",
    "hide"
  ],
  [
    "yes|yep|sure|fine|ok|okay|welcome|allowed|of course|no problem|(?:fine|ok|okay) (?:by|with) (?:me|us)|(?:they |it )?(?:can |may )?stays?|let (?:it|them) (?:stay|be)",
    "keep"
  ],
  [
    "ask|flag(?: (?:it|them))?(?: (?:to|for) me)?|to me|(?:i|we) decide|let (?:me|us) (?:decide|check|see)(?: first)?|(?:send|pass|forward) (?:it|them) (?:on )?to (?:me|us)|check with (?:me|us)",
    "ask me about"
  ]
]
/** What opened a sentence stands inside of it. */
const inside = (said: string): string =>
  said.replace(
    /^(never hide|hide|keep|ask me about) (\p{Lu})(?=\p{Ll}+ \p{Ll})/u,
    (_, instruction: string, first: string) => `${instruction} ${first.toLowerCase()}`
  )

const answered = answers.map(
  ([answer, instruction]): Rewrite => [
    new RegExp(`^([^?:"“]{3,60})\\? (?:${answer})(?:,? (?:please|thanks))?$`, "iu"),
    `${instruction} $1`
  ]
)

/** All in capitals, where none of them is of a name. */
const lowered = (sentence: string): string =>
  !/\p{Ll}/u.test(sentence) &&
  /\p{Lu}{2,} \p{Lu}{2,}/u.test(sentence) &&
  !/["“”„«@#]|\bCOMPETIT|\bRIVAL/u.test(sentence)
    ? sentence.toLowerCase()
    : sentence

/** Where one word of instruction has a slip in it, others have. */
const mended = (sentence: string): string => {
  const said = withoutSlips(lowered(sentence))
  return said === lowered(sentence) ? said : spelt(said)
}

/** A sentence spelt as it is meant, with what it lists or answers as the instruction that it is. */
export const asWritten = (sentence: string): string =>
  inside(answered.reduce((said, [from, to]) => said.replace(from, to), withLists(mended(sentence))))
