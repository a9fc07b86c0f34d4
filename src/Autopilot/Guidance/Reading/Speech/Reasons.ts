import { platforms } from "#schema/Platform.ts"
import { tokensOf } from "../Words/Tokens.ts"
import { determiners, plainWord } from "./Vocabulary.ts"

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** They say what to do, limit it, or turn it round: what has one is no mere reason. */
const instructing = words(
  `hide hides hiding hidden keep keeps keeping kept remove removes removing removed delete deletes deleting deleted leave leaves allow allows
   allowed allowing ask asked asks block blocks blocked ban banned show shows shown stay stays goes gone ok okay fine welcome forbidden
   prohibited visible moderate approve tolerate permitted unless except otherwise instead rather else elsewhere apply applies count
   counts exception exceptions if when whenever until while whereas unlike rest others other please should shouldnt mustnt may let lets
   same too also hidden-away both either neither but then ads ad adverts advert posts organic insta ig fb yt limit limited excluded include
   includes including excludes means first check review flag escalate forward`
)
const named = new Set<string>(platforms)
const pronouns = words(
  "we i it they he she this that these those you its were theyre im hes shes thats theres weve theyve ive"
)
const finite = words(
  `is are was were am has have had do does did can could will would must might need needs want wants get gets got love loves like likes hate
   hates make makes help helps say says know knows think thinks feel feels find read reads see sees compare belong belongs looks look come
   comes came run runs sell sells cure cures cause causes try tries work works own owns use uses left lost made said had sold rebranded
   already dont doesnt didnt isnt arent wasnt werent hasnt havent cant cannot wont wouldnt couldnt im its were theyre weve theyve
   ive thats theres shes hes id wed youre end ends ended drive drives hurt hurts happen happens keeps give gives gave take takes took grew
   start starts started follow follows drink drinks write writes told tell tells serve serves sponsor sponsors answer answers cost costs
   belongs love belongs pays pay means scares scare attracts attract annoys annoy confuses confuse ruins ruin damages damage deserve deserves matter matters paste pastes repeat repeats bring brings clog clogs swamp swamps flood floods bury buries hog hogs upset upsets bore bores
   dominate dominates put puts`
)
const opening =
  /^(?:(?:and|so|but|because|since|as|cause|cuz|coz|cos|seeing as|given that|so that|in order to|due to|thanks to|out of|by law|for (?:\p{L}+ )?reasons?|after all|you know|i mean|honestly|frankly|basically|sorry) )+/iu
const wishing = words(
  "want wants need needs like likes love loves hate hates mind accept welcome prefer enjoy value appreciate tired sick fed"
)

const effective = (text: string): boolean => {
  const all = text
    .replaceAll(/\btoo (?=\p{L})/giu, "")
    .replace(/ (?:in|on|under|from) the (?:ads?|posts?|caption|bio|description)$/iu, "")
    .split(/[ ,;]+/)
    .map(plainWord)
  return all.some((word) => instructing.has(word) || named.has(word))
}

const hasTopic = (text: string) =>
  tokensOf(`of ${text}`).some((token) => token._tag === "topic" || token._tag === "platform")

/** `Hiding them looks dodgy`: why something is kept. */
const whyKept =
  /^(?:hiding|deleting|removing) (?:it|them|those|that|these) (?:looks?|feels?|makes?|would|seems?|is|only makes?) (?!fine|ok|okay|good|right|great|better)[\p{L}' ]+$/iu

/** What widens what is said and takes nothing away: `not even mild stuff`, `whatever the platform`. */
const widening =
  /^(?:(?:and |or |but )?not even (?:the |a |an )?[\p{L}-]+(?: [\p{L}-]+){0,3}|even (?:if|when|though) (?!not\b)[^,]+|even (?:the )?[\p{L}-]+(?: (?:ones?|stuff|words?|comments?|jokes?))?|no matter (?:what|how|where|who|which)[^,]*|regardless(?: of [^,]+)?|what(?:ever|soever)(?: [^,]+)?|wherever[^,]*|however [\p{L}-]+|nor any(?:where|thing) else(?: for that matter)?|for that matter|(?:particularly|especially|above all|most of all)(?: not)? (?:on|under|in|during) [^,]+|mostly [^,]+|(?:just )?as always|no exceptions?|no (?:discussion|debate|excuses|arguments?|mercy|questions asked|ifs(?:,? (?:or|and|no) buts)?)|end of(?: story)?|full stop|period|always|please|pls|thanks?(?: you)?|thx|ta|lol|idc|tho|though|sorry|seriously|of course|obviously|simple as that|(?:and )?let nothing (?:of (?:that|the|this) (?:sort|kind)|like (?:that|it)) (?:through|slip through|stay)|never (?:hide|remove|delete)(?: (?:it|them|anything))? without [^,]+|(?:i|we) (?:do not|don['’]?t) (?:want|need|have) to be asked(?: (?:about|for) (?:it|them|that)| first)?|sick of (?:it|them)|that['’]?s (?:it|all)|no big deal|no problem|privacy reasons|legal reasons|data protection|(?:the )?(?:gdpr|hipaa|ccpa|coppa)|kids? page|family page)$/iu

/** `We can't have phone numbers here` is no reason. */
const refusing =
  /\b(?:we|i|you|people|they) (?:can ?not|can['’]?t|do(?: not|n['’]?t)|wo(?:n['’]?t)|will not|never|no longer) (?:have|want|like|need|wish|tolerate|accept|allow|permit|publish|host|stand|see)\b(?! (?:that|this|it|any trouble|trouble|problems|to (?!see|read|have|get)))/iu

/** Where people are sent instead. */
const sentElsewhere =
  /^(?:(?:as|because|since) )?(?:they|people|customers|everyone|users|guests|you|that) (?:should|can|could|must|have to|need to|may) (?:go to|use (?=(?:the|our|this)\b)|look (?=(?:at|on|up)\b)|read (?=(?:the|our)\b)|e-?mail|call|write to|check|contact|visit|message|dm|ring|book|phone|come to) ?(?!.*\b(?:hide|hidden|keep|kept|delete|deleted|remove|removed|unless|except|only|not|if|when|on (?:ads|instagram|facebook|tiktok|youtube|threads))\b)[^,]+$/iu

/** They name a law or a concern, which topics are called by as well. */
const lawful = /^(?:privacy reasons|legal reasons|data protection|(?:the )?(?:gdpr|hipaa|ccpa|coppa))$/iu

/** `We love honest reviews`: it may tell why they are kept, and never why something is hidden. */
export const isFond = (text: string): boolean =>
  /^(?:we|i)(?: really| do| always| all)* (?:love|like|value|welcome|enjoy|appreciate) (?:[\p{L}-]+ ){0,4}[\p{L}-]+$/iu.test(
    text
  )

export const isLaw = (text: string): boolean => /^(?:the )?(?:gdpr|hipaa|ccpa|coppa)$/iu.test(text.trim())

/** `No idea why they post that here`. */
const wondering =
  /^(?:(?:i have |we have )?no (?:idea|clue)|(?:i |we )?(?:do(?:n['’]?t| not)|never) (?:know|get|understand|see)) why (?!.*\b(?:hid(?:e|den)|keep|kept|remov\p{L}+|delet\p{L}+|only|except|unless|not)\b)[^,]+$|^(?:do not|don['’]?t|never) (?:hide|remove|delete) (?:(?:it|them|things|comments|anything|those|stuff) )?(?:(?:just|only|simply) )?because (?:they|it|they['’]re|it['’]s|theyre)(?: is| are)?(?: not|n['’]t) (?:written )?(?:in )?english$/iu

/** It tells nothing of what is to be done, though it has the words of an instruction or a place. */
/** `They add nothing` refuses nothing. */
const worthless =
  /^(?:(?:and|as|since|because) )?(?:it|they|these|those|this|that)(?: (?:just|really|simply|only))? (?:adds?|brings?|contributes?|gives?|helps?|offers?)(?: us)? (?:nothing|nobody|no ?one|no value|little)(?: (?:to|of) [\p{L} ]+)?$/iu
export const isAside = (text: string): boolean =>
  [sentElsewhere, wondering, worthless].some((aside) => aside.test(text.trim()))

const saying =
  "(?:say|says|said|tell|tells|told|ask|asks|asked|think|thinks|thought|want|wants|wanted|suggest|suggests|suggested|mean|means|meant|write|writes|wrote|demand|demands|demanded)"
const reporting = new RegExp(
  `\\b(?:not|never|nobody|no ?one|you|they|he|she|people|some|someone|somebody|anyone|anybody|customers?|users?|fans?|followers?|competitors?|rivals?|\\p{L}+n['’]?t)\\b.*\\b${saying}(?: (?:you|me|us|them|him|her|that|to|it))*$`,
  "iu"
)
const supposing = /^(?:(?:and|so|but) )?(?:why|who|how|suppose|imagine|pretend|if only|what if)\b/iu
const refused = /\b(?:not|never|no longer|dont|didnt)\b|n['’]t\b/iu

/** What follows is what others say, or what is not to be done: `I never said: hide complaints`. */
export const leadsToOthers = (text: string, colon: boolean): boolean =>
  reporting.test(text.trim()) || supposing.test(text.trim()) || (colon && refused.test(text))

/** `They keep spamming us`: what they do, in the words of an instruction. */
const bothering =
  /^(?<who>(?:(?:as|because|since|cos|cause) )?(?:they|he|she|it))(?:['’]re| are)? (?:just |always |constantly |all )?(?:keeps? (?:on )?(?:spamm|troll|bother|harass|pester|annoy|copy|stalk|attack|abus|bombard)ing|spamm?(?:ing|s)?) (?=(?:us|me|here|our|everyone|everybody|people|the)(?!\p{L}))/iu

/** Why something is wanted, and nothing about what. */
export const isReason = (given: string, keeps: boolean): boolean => {
  const text = given
    .trim()
    .replace(bothering, "$<who> hurt ")
    .replace(/^[,;:–—(-]+|[,;:–—)-]+$/gu, "")
    .trim()
  if (text === "") return true
  if (widening.test(text)) return !hasTopic(text) || lawful.test(text)
  if (/\bnames? (?:is|are|was)\b|\b(?:is|are|was|goes) (?:called|by)\b/iu.test(text)) return false
  if (
    /\b(?:like|love|want|need|prefer|welcome|hate|mind|enjoy) (?:those|the ones|some|ones)\b|\bonly (?:for|on|in|under|if|when|until|from|at|by)\b/iu.test(
      text
    )
  )
    return false
  if (isAside(text)) return true
  if (/\b(?:i|we|they|he|she) (?:do|does) (?:care|mind)\b/iu.test(text)) return false
  if (/\b(?:as|so) (?:long|far|soon|much) as\b|\bprovided\b/iu.test(text)) return false
  if (keeps && whyKept.test(text)) return true
  if (
    effective(text) ||
    /\b(?:is|are|was|were|does|do|did|can|could|should|must|may|will|would|not|has|have|dont|cant|wont|isnt|arent|wasnt|doesnt|didnt|shouldnt)$|n['’]t$/iu.test(
      text
    )
  )
    return false
  const rest = text.replace(opening, "")
  const all = rest.split(/[ ,;]+/).map(plainWord)
  const first = all[0] ?? ""
  if ((first === "only" || first === "just" || first === "not" || first === "no") && !pronouns.has(first)) return false
  if (!pronouns.has(first) && all.some((word) => word === "only" || word === "just")) return false
  if (refusing.test(rest)) return false
  if (all.some((word) => wishing.has(word)) && hasTopic(rest)) return false
  const opens = opening.exec(text) !== null
  const clause = all.length >= 2 && all.slice(pronouns.has(first) ? 0 : 1).some((word) => finite.has(word))
  // `as a bank`, `because of the lawsuit`
  const adjunct =
    /^(?:as|being) (?:an?|the|your)\b|^because of\b|^due to\b|^by law$|^for (?:[\p{L}-]+ )?(?:reasons?|safety|privacy)\b/iu.test(
      text
    )
  return adjunct || clause || (opens && pronouns.has(first))
}

/** What is said of what is spoken of, where it is no instruction: `can get us in trouble`. */
export const isRemark = (text: string): boolean => !effective(text)

const objectOf = words(
  "the a an our my your their his her its every each all any some this that these those it them us me him you here about to for with from in on at by because well"
)
const linking = words("is are was were am have has had do does did can could will would must might")

/** With nothing behind them they are no nouns either: `free speech matters`. */
const closing = words("matters sucks stinks happens hurts wins")

/** `Minors follow our brand` behind a comma goes on with a clause of its own, and is none of a list. */
export const isClause = (text: string): boolean => {
  const all = text.split(" ").map(plainWord)
  if (all.length > 2 && closing.has(all.at(-1) ?? "")) return true
  return (
    all.length > 2 &&
    all.some(
      (word, at) =>
        at > 0 &&
        at < all.length - 1 &&
        (linking.has(word) || (finite.has(word) && objectOf.has(all[at + 1] ?? ""))) &&
        !determiners.has(all[at - 1] ?? "")
    )
  )
}

/** It may begin what is said of something. */
export const isFinite = (word: string): boolean =>
  finite.has(plainWord(word)) || /^[\p{L}]+['’](?:s|re|ve|ll|d)$/iu.test(word)
