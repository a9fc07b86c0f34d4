import type { Rule } from "../../Policy.ts"

const rude =
  "(?:insult(?:s|ing)?|abus(?:e|es|ive|ing)|threat(?:s|en|ens|ening)?|attack(?:s|ing)?|swear(?:s|ing)?|curs(?:es|ing)|hate|mockery|rudeness|bullying|harassment)"
const at = "(?:aimed|directed|targeted|at|against|towards?)"
/** `Hide insults aimed at our staff only` */
const aimedOnly = new RegExp(
  `(?<!\\p{L})${rude} [^,.;:]*(?<!\\p{L})${at} [^,.;:]+ only\\W*$|(?<!\\p{L})only (?:the )?(?:\\p{L}+ )?${rude} [^,.;:]*(?<!\\p{L})${at}(?!\\p{L})|(?<!\\p{L})${rude}[^.;:]* only (?:(?:when|if|where|those|the ones) )?[^,.;:]*(?<!\\p{L})${at}(?!\\p{L})`,
  "iu"
)
const ofWhom =
  "Steward does not tell whom an insult or a threat is meant for, and all of them would be meant; leave out whom it is only to be about, or put the words that such comments contain in quotes"

const competing =
  /(?<!\p{L})(?:competitors?|rivals?|competition) (?:is|are|include)(?: called)? (?<names>[^;:.]+?),? (?:but|though|although|however|while|and (?:please )?(?:hide|keep|leave|remove|delete|block))(?!\p{L})/iu
const name = /(?<!\p{L})\p{Lu}[\p{L}\p{N}&'’.-]*/gu
const ofSome =
  "it names competitors and says something else of one of them; write a sentence that names those who are, and another for what is to be done"

/** `Our competitors are Gap and Next, but Gap is fine`: nothing that was read speaks of Next. */
const losesName = (said: string, rules: ReadonlyArray<Rule>, competitors: ReadonlyArray<string>): boolean => {
  const names = competing.exec(said)?.groups?.["names"]?.match(name) ?? []
  const known = [...competitors, ...rules.flatMap(({ terms }) => terms)].join(" ").toLowerCase()
  return names.some((one) => !known.includes(one.toLowerCase()))
}

/** Why a sentence is not followed of which rules would leave out a part; null where they do not. */
export const whyDropped = (
  said: string,
  rules: ReadonlyArray<Rule>,
  competitors: ReadonlyArray<string>
): string | null => {
  if (rules.some(({ terms }) => terms.length === 0) && aimedOnly.test(said)) return ofWhom
  return rules.length > 0 && losesName(said, rules, competitors) ? ofSome : null
}
