import { topicNamed } from "../Topics.ts"
import { namesProtected } from "./Words/NamesProtected.ts"
import { joinedNames, type ReadPart, read, unread } from "./Words/ReadPart.ts"
import { partners, type SentenceToken, tokensOf } from "./Words/Tokens.ts"

const starts =
  /^(?:we['’]re (?=an? )|we (?:sell|make|produce|are|ship|deliver|offer|open|close|stock|design|repair|accept)|(?:our|the) (?:brand|store|stores|shop|company|products?|delivery|shipping|returns?|refunds?|prices?|sale|opening hours|support|customer service|warranty|guarantee|website)[^.]{0,40}? (?:is|are|takes?|costs?|starts?|ends?|lasts?|closes?|opens?)|(?:delivery|shipping|returns?|refunds?) (?:is|are|takes?|costs?) (?:free|within|about|usually|up|\d))\b/i

/** Words of an instruction or a wish: a sentence with one is not just telling. */
const wishes =
  /\b(?:hide|hidden|keep|kept|delete|deleted|remove|removed|allow|allowed|block|ask|check|leave|not|never|no|dont|don't|don’t|want|hate|love|tired|sick|against|comment|comments|fine|ok|okay|welcome|should|must|please|unless|except|if)\b/i

/** Whether a sentence only tells something about the brand: nothing in it could be meant as an instruction. */
export const isFact = (sentence: string): boolean =>
  starts.test(sentence) && !wishes.test(sentence) && !namesProtected(sentence)

/** Why what is told of words says nothing yet of comments that hold them; null for every other fact. */
export const whyOfWords = (sentence: string): string | null =>
  /\b(?:words?|terms?|phrases?)\b/i.test(sentence)
    ? "it tells something about words, and not what to do with comments that contain them"
    : null

const nameOf = (tokens: ReadonlyArray<SentenceToken>): string | null => {
  const [token, more] = tokens
  return token?._tag === "term" && more === undefined ? token.text : null
}

const rivals =
  "(?:competitors?|competition|rivals?|biggest competitors?|main competitors?|principal competitors?|key competitors?|closest competitors?|local competitors?|direct competitors?)"
const before = new RegExp(
  `^our (?:main |biggest |direct |closest )?${rivals}(?: (?:is|are)(?: called| named)?| include| includes|:)\\s*`,
  "i"
)
const after = new RegExp(`\\s+(?:is|are) (?:a |an |our |the )?(?:main |biggest |direct )?${rivals}(?: of ours)?$`, "i")

const listed = /^[^:]{0,40}:\s/

/** `Kelda, Vela & Tarn` are three; behind `and`, and before `Sons`, the sign is part of a name. */
const withoutSign = (list: string): string => {
  const [, last = ""] = /^[^&]*,[^&]* & ((?:\p{N}*\p{Lu}|\p{Ll}{1,2}\p{Lu})[\p{L}\p{N}’'.-]*)$/u.exec(list) ?? []
  return last === "" || partners.has(last.toLowerCase()) || / (?:and|or) /i.test(list)
    ? list
    : list.replace(" & ", ", ")
}

/** `Kelda (UK)` */
const aside = /[\p{L}\p{N}"”] ?\(/u

const parting = /\s*,\s*(?:and\s+|or\s+)?|\s+and\s+|\s+or\s+/i
const split = (list: string) => list.split(parting).filter((name) => name !== "")

/** `&` joins two names, or is part of one: part of it between others in a list, and where one name alone is spoken of. */
const isPart = (list: string, sentence: string) =>
  list.split(parting).every((name) => name.split(" & ").length <= 2) &&
  (/,|\s(?:and|or)\s/i.test(list) ||
    /\b(?:competitor|rival) is\b|\bis (?:a|our) [\p{L} ]*(?:competitor|rival)\b/iu.test(sentence))

/** With a title, figures or signs of its own: `Dr. Paws`, `7Peaks`, `PetPlus+`. */
const shaped =
  /^(?=.*\p{Lu})(?:(?:Dr|Mr|Mrs|Ms|St)\. )?[\p{Lu}\p{N}][\p{L}\p{N}&+'’.!-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}&+'’.!-]*){0,3}$/u
const isShaped = (name: string) =>
  shaped.test(name) && tokensOf(`of ${name}`).every(({ _tag }) => _tag === "word" || _tag === "term")

/** A word in front keeps the first name from being taken for the capital of a sentence. */
const asName = (name: string) => nameOf(tokensOf(`of ${name}`).slice(1)) ?? (isShaped(name) ? name : null)

/** Both sides have capitals, or neither. */
const joinedName = (name: string) =>
  /^\p{Lu}[^&]* & \p{Lu}[^&]*$/u.test(name) || /^[\p{Ll}\p{N}]+ & [\p{Ll}\p{N}]+$/u.test(name) ? name : null

const small = /^[\p{Ll}\p{N}][\p{L}\p{N}&+'’.-]{2,}(?: (?:& )?[\p{Ll}\p{N}][\p{L}\p{N}&+'’.-]+){0,2}$/u

/** Behind a colon stand names, also in lower case: `competitors: nordlys, havn`. */
const asListed = (name: string) => asName(name) ?? (small.test(name) && topicNamed(name) === null ? name : null)

const hiding =
  /(?:,|:|;| [–—-])? (?:and |so )?(?:please )?(?:always )?(?:(?:hide|remove|delete|block) (?:(?:(?:them|it|him|those) )?(?:if|when|whenever) (?:(?:they|it)(?: are| is| get| gets|['’]re|['’]s) )?(?:mentioned|named)|them|it|him|those|(?:(?:any |all )?mentions? of (?:them|it)|any mentions?|all mentions?)|(?:any |all )?(?:comments|posts|people|anyone|everyone|everything|anything) (?:about|mentioning|naming|promoting|plugging|recommending|advertising|(?:that|who|which) (?:mentions?|plugs?|promotes?|recommends?|advertises?)) (?:(?:any|one|either|all|some) of )?(?:them|it|these|those)|(?:if|when|whenever) (?:(?:they|it) (?:are|is|get|gets) )?(?:mentioned|named))|(?:don['’]?t|do not|never) let (?:people|anyone|anybody|them) (?:advertise|promote|plug|mention|recommend) them(?: (?:here|under our posts|on our page))?)$/i

/** `Our competitor is Kelda, hide it`: without what to do about the names. */
export const withoutHiding = (sentence: string): { readonly naming: string; readonly hides: boolean } => {
  const naming = sentence.replace(hiding, "")
  return { naming, hides: naming !== sentence }
}

/** Names in `our competitors are X and Y` or `X is a competitor`; null for any other sentence. */
export const competitorsOf = (sentence: string): ReadPart<ReadonlyArray<string>> | null => {
  const trimmed = sentence.trim()
  const written = before.test(trimmed)
    ? trimmed.replace(before, "")
    : after.test(trimmed)
      ? trimmed.replace(after, "")
      : null
  if (written === null) return null
  const list = withoutSign(written)
  const nameIn = listed.test(trimmed) ? asListed : asName
  const joined = (name: string) => (name.includes(" & ") && isPart(list, trimmed) ? joinedName(name) : null)
  if (aside.test(list)) return unread("what stands in brackets behind a name may be another; write the names alone")
  const names = split(list.replace(/^both\s+/i, "")).map((name) => joined(name) ?? nameIn(name))
  const known = names.filter((name) => name !== null)
  if (known.length === 0 || known.length < names.length) {
    if (list.includes("&")) return unread(joinedNames)
    return unread("competitors are read from a list of names; write each with a capital letter or in quotes")
  }
  return read(known)
}
