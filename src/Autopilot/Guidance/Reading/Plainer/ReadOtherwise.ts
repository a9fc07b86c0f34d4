import type { Rule } from "../../Policy.ts"
import { hidingVerbs } from "../Words/Verbs.ts"

/** What some words of a sentence say that rules made of others would not do. */
interface Otherwise {
  readonly said: RegExp
  readonly of: (rule: Rule) => boolean
}

const hiding = hidingVerbs.join("|")
const isSingle = ({ terms }: Rule): boolean => terms.length === 1 && !/[ \p{Lu}]/u.test(terms[0] ?? "")

const otherwise: ReadonlyArray<Otherwise> = [
  {
    // `Patients asking about results should be told to ring`: they are told, and nobody is asked
    said: /\b(?:should|must|can|need to|have to|ought to|are to) (?:just |please |always )?be (?:told|asked|advised|invited|encouraged|directed|referred|pointed) (?:to|towards) (?!me\b|us\b|my\b|our\b|(?:the )?(?:team|manager|owner|boss|office|legal)\b)/iu,
    of: ({ effect }) => effect === "ask"
  },
  {
    // `Fine with insults but not with questions`: the second is what is not fine
    said: /^(?:(?:i|we)(?:['’]\p{L}+)?(?: \p{L}+)? )?(?:fine|ok|okay|cool|happy|relaxed|can live|can deal|no problem) with [^,;]+,? but (?:just )?not with /iu,
    of: ({ except }) => except.length > 0
  },
  {
    // `Keep memes and ditch gore`
    said: new RegExp(`(?:, | and | but |; | - | – |\\. )(?:please |just )?(?:${hiding}) \\p{L}`, "iu"),
    of: ({ effect, terms }) =>
      effect === "keep" && terms.some((term) => new RegExp(`^(?:${hiding}) \\p{L}`, "u").test(term))
  },
  {
    // `All reviews stay`: nobody writes “all reviews”
    said: /^(?:please )?(?:(?:keep|hide|leave) )?(?:all|every|any|each)(?: of)? \p{L}/iu,
    of: ({ terms }) => terms.some((term) => /^(?:all|every|any|each)(?: of)? \p{L}/iu.test(term))
  },
  {
    // `Spam gets no pass`
    said: /\bno (?:free )?(?:pass|mercy|leeway|chance|excuse|quarter)\b/iu,
    of: ({ terms }) => terms.some((term) => /^(?:pass|mercy|leeway|chance|excuse|quarter)$/iu.test(term))
  },
  {
    // `Comments accusing us of fraud`: not everybody who speaks of fraud
    said: /\b(?:(?:accus(?:e|es|ed|ing)|suspect(?:s|ed|ing)?) (?:us|me)|accusations?) of /iu,
    of: (rule) =>
      rule.effect === "hide" &&
      rule.topics.length === 0 &&
      isSingle(rule) &&
      new RegExp(`\\bof (?:being )?(?:an? )?${RegExp.escape(rule.terms[0] ?? "")}(?![\\p{L}\\p{N}])`, "iu").test(
        rule.source
      )
  }
]

/** Whether a sentence was read as what it does not say, and has to be put in other words first. */
export const isReadOtherwise = (said: string, rules: ReadonlyArray<Rule>): boolean =>
  otherwise.some((one) => one.said.test(said) && rules.some(one.of))

export const ofOtherWords =
  'it would be read as more than it says, or as something else; say it plainly, as in "Hide links" or "Never hide links", or put the words that such comments contain in quotes'
