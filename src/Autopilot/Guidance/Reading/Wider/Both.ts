import type { Rule } from "../../Policy.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"

const has =
  "(?:has|have|contains?|includes?|mentions?|is|are|uses?|with|containing|mentioning|including|having|names?|gives?|shares?)"
const singular = "(?:an? (?:[\\p{L}-]+ )?(?:comment|post|message|reply)|the comment|any comment|it|one)"
const verbs =
  "(?:also )?(?:contains?|mentions?|has|have|includes?|uses?|swears?|insults?|links?|tags?|asks?|complains?|says?|speaks?|is|are|talks?|names?|shares?|attacks?|promotes?)"

/** Of one comment two things are said, and both have to be so. */
const both: ReadonlyArray<RegExp> = [
  // `if a comment has a swear word and a link`
  new RegExp(
    `\\b(?:if|when|whenever|where|once) ${singular} (?:ever |also )?${has} (?:both )?[^,;:.]+? and (?!so on)[^,;:.]`,
    "iu"
  ),
  // `comments that mention refunds and contain swearing`
  new RegExp(
    `\\b(?:comments?|posts?|messages?|replies|anything|something) (?:that|which) (?:also )?\\p{L}+ [^,;:.]*?[\\p{L}"”] and (?:that |which )?${verbs} [^,;:. ]`,
    "iu"
  ),
  // `comments with a price and a link`
  new RegExp(`\\b${has} (?:both )?an? [^,;:.]{2,40}? and (?:also )?an? \\p{L}`, "iu"),
  new RegExp(`\\b${has} (?:both )?an? [^,;:.]{2,40}? and (?:also )?the (?:words?|names?|phrases?) `, "iu"),
  new RegExp(`\\b(?:comments?|posts?|messages?|it|that|which) ${has} both [^,;:.]+? and \\p{L}`, "iu"),
  /(?<!\p{L})ein(?:e[nmrs]?)? [\p{L}-]+ und (?:auch )?ein(?:e[nmrs]?)? \p{L}/iu,
  /(?<!\p{L})une? \p{L}+(?: \p{L}+)? et (?:aussi )?une? \p{L}/iu,
  /(?<!\p{L})una? \p{L}+(?: \p{L}+){0,2} y (?:también )?una? \p{L}/iu,
  /(?<!\p{L})uma? \p{L}+(?: \p{L}+){0,2} e (?:também )?uma? \p{L}/iu,
  /(?<!\p{L})un[ao]?['’ ] ?\p{L}+(?: \p{L}+)? e (?:anche )?un[ao]?['’ ] ?\p{L}/iu,
  /(?<!\p{L})een \p{L}+ en (?:ook )?een \p{L}/iu,
  /(?<!\p{L})(?:jeśli|jeżeli|gdy|kiedy) komentarz zawiera [^,;:.]+? i \p{L}/iu,
  /(?<!\p{L})(?:bir yorum(?:da)?|yorum(?:da)?) [^,;:.]+? (?:ve|hem) [^,;:.]+?(?:varsa|içeriyorsa|geçiyorsa)|(?<!\p{L})hem [^,;:.]+? hem(?: de)? [^,;:.]+? (?:içer|ol|geç|bulun)/iu,
  /(?:と[^。、]+)(?:の両方|が両方|両方|どちらも|がどちらも)(?:を|が)?(?:含|入|あ)/u,
  /(?:와|과|하고|랑) ?[^.,]+?(?:가|이|를|을)? ?(?:모두|둘 ?다|함께|같이) ?(?:있|포함|들어|나오)/u,
  /(?:إذا|لو|عندما) (?:احتوى|احتوت|كان|ذكر|تضمن|فيه) [^،.]+ و/u,
  /(?:और|aur) [^।.,]+?(?:दोनों|dono)/iu
]

const ofBoth =
  "it names two things that one comment has both of, and either of them would do; name one of them, or put the words that such comments contain in quotes"

const placeOf = ({ accounts, authors, captions, except, exceptIn, languages, platforms, surface }: Rule): string =>
  JSON.stringify([accounts, authors, captions, except, exceptIn, languages, platforms, surface])

/** One rule of several, of which all have to apply; null where that cannot be said. */
const together = (rules: ReadonlyArray<Rule>): Rule | null => {
  const [first] = rules
  const worded = rules.filter(({ terms }) => terms.length > 0)
  if (first === undefined || worded.length > 1 || new Set(rules.map(placeOf)).size > 1) return null
  const topics = [...new Set(rules.flatMap((rule) => rule.topics))]
  const terms = worded[0]?.terms ?? []
  return topics.length + terms.length > 1 ? { ...first, topics, terms } : null
}

/** `If a comment has a swear word and a link, hide it`: neither alone is meant. */
export const asBoth = (said: string, rules: ReadonlyArray<Rule>): ReadPart<ReadonlyArray<Rule>> => {
  if (said.length > 400 || rules.length === 0 || !both.some((form) => form.test(said))) return read(rules)
  const effects = [...new Set(rules.map(({ effect }) => effect))]
  const [first, second] = rules
  if (first === undefined) return read(rules)
  if (second === undefined) {
    const isOne = first.topics.length > 0 || first.terms.length < 2 || isOfOneWord(first, said)
    return isOne ? read(rules) : unread(ofBoth)
  }
  const one = effects.length > 1 ? null : together(rules)
  return one === null ? unread(ofBoth) : read([one])
}

/** The words of a list for one thing: at most one of them is in the sentence. */
const isOfOneWord = ({ terms }: Rule, said: string): boolean =>
  terms.filter((term) => said.toLowerCase().includes(term.toLowerCase())).length < 2
