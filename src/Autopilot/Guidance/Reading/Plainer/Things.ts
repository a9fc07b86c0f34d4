import { languageNamed } from "../../../Language/Names.ts"
import { wordsFor } from "../../Languages/EnglishThings.ts"
import type { Effect } from "../../Policy.ts"
import type { Topic } from "../../Topics.ts"
import { topicOf } from "../Speech/Kinds.ts"
import { manners, shades, turning, untold } from "../Speech/Vocabulary.ts"
import { person, persons, somebody, sorts } from "../Words/Persons.ts"
import { type Rewording, replacing } from "../Words/Rewording.ts"
import { doings } from "./Doings.ts"
import { harmful, isOf, voiced } from "./OfKinds.ts"

const carriers =
  "(?:comments?|posts?|messages?|remarks?|replies|stuff|things?|anything|everything|something|content|dms?|ones?)"

/** `Racist chants` are racist comments. */
const uttered =
  /^(?:chants?|chanting|songs?|singing|nicknames?|tropes?|memes?|gifs?|undertones|overtones|dog ?whistles?|behaviou?r|attitudes?|words|wording|phrases|speech|rhetoric|rants?|comebacks|gestures|innuendos?|references|imagery|shouts?|outbursts?|bile|tirades?|filth|views|opinions)$/iu
const asComments: Rewording = (what, effect) => {
  const [kind = "", noun = "", ...more] = what.split(" ")
  if (effect === "keep" || more.length > 0 || !uttered.test(noun)) return what
  return isOf(`${kind} comments`, harmful) ? `${kind} comments` : what
}

/** In front of a thing, and no part of it. */
const quantities =
  /^(?:(?:any|all|every|each|the|these|those|such|more|some|our|your|absolutely) )*(?:(?:kinds?|sorts?|types?|forms?|manner|varieties|variety|traces?|hints?|bits?|instances?|pieces?|whiff|examples?|amounts?|loads|lots|bunch) of (?:the |any |all )?|(?:the )?(?:odd|occasional|usual|typical|whole|entire|constant|endless|never-ending|various|same old) )/iu
const behind =
  /,? (?:of (?:any|every|all|whatever) (?:kinds?|sorts?|types?|description|form|nature)|in any (?:form|shape|way)(?: or (?:form|shape|way))*|or (?:anything|stuff|things) (?:like|similar to) (?:that|this|it)|or whatever|and (?:stuff|things|anything) like (?:that|this)|and the like|whatsoever|at all|and all that(?: \p{L}+)?|and so on|etc\.?)$/iu
const heads =
  /(?<=\p{L}\p{L}|[\ue000-\uf8ff]) (?:lot|crowd|brigade|gang|mob|types|ones?|merchants|peddlers|pushers|sellers|dealers|reps|touts|hawkers|vendors|distributors|recruiters|gurus|bros|affiliates|ladies|experts|traders|coaches|folks?|people|posts?|messages?|comments?|remarks?|replies|stuff|things|rubbish|nonsense|garbage|crap|drivel|rants?|talk|chat|chatter|content|material|bollocks|business)$/iu

const ofSome =
  / (?:lot|crowd|brigade|gang|mob|types|merchants|peddlers|pushers|sellers|dealers|reps|touts|hawkers|vendors|distributors|recruiters|gurus|bros|affiliates|ladies|experts|traders|coaches|folks?|people)$/iu

const judged =
  /^(?:(?:obvious|blatant|clear|plain|outright|downright|shameless|open|direct|serious|real|actual|horrible|horrid|nasty|vile|disgusting|awful|ugly|gross|cheap|annoying|silly|stupid|dumb|crude|random|unsolicited|unwanted|repeated|constant|endless|persistent|casual|cruel|mean|spiteful|petty|personal|generic|dodgy|suspicious|pure|sheer|utter|absolute|total)[ ,]+(?:and )?)+/iu
const valued =
  /^(?:(?:lovely|nice|kind|sweet|warm|heartfelt|touching|good|positive|happy|honest|fair|polite|genuine|constructive|reasonable|legitimate|valid|civil|respectful|sincere|ordinary|normal|simple|basic|harmless|gentle|mild|thoughtful|considered|balanced|sensible|proper|real)[ ,]+(?:and )?)+/iu
const aiming =
  /^(?:aimed|directed|levelled|thrown|hurled|meant|targeted|against|towards?|at|on|about|of|to|between|among|amongst|for|that|which|who|pretending|using|trying|offering|claiming|targeting|attacking|mocking|promising|advertising|promoting|asking|telling|made|left|sent|posted|said|written)$/iu
/** A name, a sign or a figure narrows it to what is looked for. */
const naming = /(?<!^)\p{Lu}|["“”#@\ue000-\uf8ff]|\b(?:and|or)\b/u

const ofPersons = new RegExp(`^(?:(?:our|my|the|other|any|all|each|each other's) )*(?:${persons}$|${person})`, "iu")
const seldom: ReadonlySet<Topic> = new Set(["scams", "spam"])
const eachOf = (whom: string): ReadonlyArray<string> => whom.split(/,? (?:and|or) |, /u)
const isPerson = (whom: string): boolean => ofPersons.test(whom)
/** Whether it is named, or may be something else that is to be done; several persons are neither. */
const isNamed = (rest: string, whom: string): boolean =>
  naming.test(eachOf(whom).every(isPerson) ? eachOf(whom).join(" ") : rest)

/** `Abuse of our drivers` is abuse, and `abuse of the discount codes` none; `spam for crypto` is spam. */
const isAimed = (joint: string, whom: string, front: string): boolean => {
  if (/^(?:of|for|to)$/iu.test(joint)) return isOf(front, seldom) ? joint === "for" : eachOf(whom).every(isPerson)
  return true
}

/** `Insults aimed at our staff` are insults. */
const unaimed: Rewording = (what, effect) => {
  if (effect === "keep") return what
  const words = what.split(" ")
  for (let at = words.length - 1; at > 0; at--) {
    const front = words.slice(0, at).join(" ")
    const rest = words.slice(at).join(" ")
    const whom = words.slice(at + 1).join(" ")
    if (!aiming.test(words[at] ?? "") || isNamed(rest, whom) || words.slice(at).some((word) => turning.has(word)))
      continue
    if (!isAimed(words[at] ?? "", whom, front)) continue
    if (isOf(front, harmful) || isOf(front.replace(heads, ""), harmful))
      return front.replace(heads, (head) => (isOf(front, harmful) ? head : ""))
  }
  return what
}

const unjudged: Rewording = (what, effect) => {
  const rest = what.replace(effect === "keep" ? valued : judged, "")
  const [first = ""] = rest.split(/ (?:about|on|of|to|from|regarding|for|at|against|that|who|which|in|by) /iu)
  return rest !== what && isOf(first, effect === "keep" ? voiced : harmful) ? rest : what
}

const isKnown = (what: string): boolean => topicOf(what.split(" ")) !== null || wordsFor(what) !== null

/** `Normal chatter` is nothing that is called normal. */
const headless: Rewording = (what) => {
  const rest = what.replace(heads, "")
  if (ofSome.test(what) && !isKnown(rest) && !/^\p{Lu}\p{L}+$/u.test(rest))
    return isKnown(`${rest}s`) ? `${rest}s` : what
  return rest.split(" ").every((word) => manners.has(word) || shades.has(word) || untold.has(word)) ? what : rest
}

const possessed = new RegExp(
  `^(?:(?:the|a|an|our|any|other|some|these|those|all) )*${sorts}${persons}['’]s? (?=\\p{L})`,
  "iu"
)
const reachable: ReadonlySet<Topic> = new Set([
  "contact",
  "address",
  "bank",
  "plate",
  "negative",
  "question",
  "praise",
  "profanity",
  "insult"
])
/** `Strangers' phone numbers` are phone numbers. */
const ofNobody: Rewording = (what) => {
  const rest = what.replace(possessed, "")
  const [first = ""] = rest.split(/ (?:about|on|of|regarding|for|at) /iu)
  return rest !== what && isOf(first, reachable) ? rest : what
}

const spokenIn =
  /^(\p{Lu}\p{Ll}+)(?:-language)? (spam|scams?|comments|posts|questions|complaints|reviews|messages|adverts|ads|links|insults)$/u
/** `Polish spam` is spam in Polish. */
const inLanguage: Rewording = (what) =>
  what.replace(spokenIn, (whole, name: string, kind: string) =>
    languageNamed(name.toLowerCase()) === null ? whole : `${kind} in ${name}`
  )

const here =
  /(?<=\b(?:about|on|regarding|over) (?:the |our |my )?[\p{L}-]+(?: [\p{L}-]+)?) (?:(?:at|in|inside|outside|around|near) (?:the|our|my) \p{Ll}+(?: \p{Ll}+)?|from (?:the|our|my) (?:festival|event|gig|show|concert|works|site|road|venue|club|pub|bar|kitchen|fair|market|stadium|school|party|roadworks|match|building|restaurant))$/iu
/** Where it stands is told by whose page it is. */
const ofTheBrand: Rewording = (what, effect) => (effect === "hide" ? what : what.replace(here, ""))

const byName: Rewording = (what, effect) =>
  effect === "keep" ? what.replace(/ by name$| (?:about|of|at|on|with) us$/iu, "") : what

const unknownPersons = new RegExp(
  `^${somebody}(?:(?: who| that)?(?: are| is| keep| keeps| try to| tries to| want to| wants to| like to| likes to| just)*)? (?=\\p{L}+ing\\b)`,
  "iu"
)
const fromPersons = new RegExp(
  `^(?:(?:any|all|the|those) )*${carriers} (?:from|by) (?=${somebody} (?:who |that )?\\p{L}+)`,
  "iu"
)

const shorter: ReadonlyArray<Rewording> = [
  replacing(quantities, ""),
  replacing(/^(?:(?:all|any|every|each|the|these|those|such) )+/iu, ""),
  replacing(behind, ""),
  byName,
  replacing(fromPersons, ""),
  replacing(unknownPersons, "people "),
  ...doings.map(([from, to]) => replacing(from, to)),
  replacing(
    /^(?:anything|everything|something|stuff|comments?|posts?) ([\p{L}-]+)[- ]related\b.*$/iu,
    "anything about $1"
  ),
  inLanguage,
  replacing(/^(\p{L}+) and (\p{L}+) (spam|ads|adverts|scams|bots|plugs|promo|promotion)$/iu, "$1 $3 and $2 $3"),
  replacing(
    /^(youtube|facebook|fb|instagram|insta|ig|tiktok|yt|threads) (comments|posts|replies|messages) (.+)$/iu,
    "$2 $3 on $1"
  ),
  ofNobody,
  asComments,
  unjudged,
  unaimed,
  ofTheBrand,
  headless
]

/** What is spoken of in fewer words, and in fewer still. */
export const inFewerWords = (what: string, effect: Effect): ReadonlyArray<string> => {
  const all: Array<string> = []
  let said = what
  for (let round = 0; round < 2; round++) {
    for (const less of shorter) {
      const next = less(said, effect).trim()
      if (next === said || next === "") continue
      said = next
      all.push(said)
    }
  }
  return all
}
