import type { Rule } from "../../Policy.ts"
import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const thanks = "(?:thanks?|thank you|thankyou|thx|ty|cheers|please|ta)(?: (?:very|so) much| a lot| all the same)?"
const of = "(?:with|about|of|for|on|in|against|over|at|towards?|regarding|concerning|around)"
const over = `(?:${of}|to)`

/** Whoever has none of them lets a thing be. */
const tolerant =
  "(?:problems?|issues?|worries|worry|objections?|bans?|limits?|limitations?|restrictions?|censorship|censoring|moderation|moderating|policing|filters?|filtering|oversight|controls?|regulations?|deletion|removal|hiding|blocking|deleting|removing|trouble)"
const degree = "(?:(?:real|big|major|particular|more|further|any|kind of|sort of|form of) )?"
const doing =
  "hide|remove|delete|block|keep|leave|allow|ask|touch|moderate|censor|show|take|be|have|let|check|tell|ban|filter|stop|go|get|do|report|punish|interfere|intervene"
/** So many words for what one feels or does end like this; for what one says, there are fewer. */
const said =
  "promotions?|discussions?|mentions?|speculations?|misinformation|disinformation|information|conversations?|questions?|recommendations?|accusations?|allegations?|discriminations?|provocations?|insinuations?|translations?|solicitations?|invitations?|quotations?|questions?|petitions?|auctions?|donations?|vaccinations?|immigration|migration|abortions?|religion|elections?|predictions?|confessions?|opinions?|illusions?|explosions?|advertisements?|comments?|arguments?|harassment|compliments?|statements?|announcements?|endorsements?|entertainment|investments?|governments?|payments?|references?|violence|offences?|romances?|insurances?|finances?|performances?|sciences?|absences?|profanit(?:y|ies)|obscenit(?:y|ies)|nudity|negativity|positivity|toxicity|hostilit(?:y|ies)|publicity|celebrit(?:y|ies)|charit(?:y|ies)|animosity|vulgarit(?:y|ies)|conspirac(?:y|ies)|racism|sexism|criticisms?|terrorism|extremism|anti-?semitism|activism|plagiarism|capitalism|communism|fascism|cynicism|sarcasm|spoilers?|championships?|agencies|emergencies|currenc(?:y|ies)|cryptocurrenc(?:y|ies)|comparisons?|tolerance|patience|acceptance|allowance"
const felt = `(?!(?:${said})(?!\\p{L}))\\p{L}{2,}(?:tion|sion|ment|ness|ance|ence|ship|ity|acy|ency|ancy|hood|ism)s?`
/** No comment is found for them: they are how the brand feels, or what it does. */
const attitudes = `(?:${felt}|rush|hurry|haste|sympathy|sympathies|pity|empathy|compassion|remorse|regrets?|guilt|fear|shame|stress|pressure|panic|fuss|bother|concerns?|harm|interference|intervention|actions?|action needed|effort|need|interest|desire|wish|appetite|enthusiasm|hesitation|hesitancy|preference|opinion|feelings?|intention|plans?|excuses?|reason|cause|point|sense|doubt|clue|respect|regard|trust|faith|belief|confidence|hope|love|liking|affection|fondness|use|value|benefit|chance|way|exceptions?|exemptions?|change|difference|alternative|substitute|end|shortage|lack|escape|mistake|surprise|wonder|secret|luck|reservations?|qualms?|scruples|grudge|hard feelings|ill will|attention|leniency|apology|apologies|repl(?:y|ies)|answers?|responses?|reactions?|caps?|quotas?|blame|penalt(?:y|ies)|punishments?|sanctions?|consequences|repercussions|warnings?|strikes?|approvals?|evidence|proof|signs?|traces?|stance|positions?|rules?)`

/** What says no to something behind a word that is not what is meant. */
const rewrites: ReadonlyArray<Rewrite> = [
  // `Mind you don't hide complaints`
  [
    /^((?:please,? )?(?:but |so |and )?)mind(?:,? (?:that )?you| that you)? (?:don['’]?t|do not|never)(?: ever)? /iu,
    "$1do not "
  ],
  [/^(?:please,? )?(?:(?:would|do)(?:n['’]t)? you(?: please| kindly)? )?mind not (?=\p{L}+ing )/iu, "stop "],
  // `Don't ask me about swearing, leave it`
  [
    /^(?:please,? )?(?:do not|don['’]?t|never|no need to|stop) (?:ask|asking|bother|bothering) (?:me|us) (?:about|for|with) ([^,;:?"“]{2,50}), (?:(?:just|simply|please|always) )*(leave|keep|hide|delete|remove|allow|let)(?: (?:it|them|those|that))?(?: (?:alone|up|be|stay|through|visible|there|please))*\W*$/iu,
    "$2 $1"
  ],
  [/^(?:please,? )?(?:and |but )?(?:do not|don['’]?t|never) (?:ever )?forget(?: that| th(?:e|is) rule:|:|,) */iu, ""],
  [
    new RegExp(
      `^(?!(?:hide|keep|remove|delete|leave|allow|ask|block|no|not|never|do not|don['’]?t|hiding|keeping)\\b)([^?"“]{3,60})[?,] (?:no|nope|${thanks},? but no),? ${thanks}\\W*$`,
      "iu"
    ),
    "$1: no"
  ],
  [
    new RegExp(
      `^((?:hide|keep|remove|delete|leave|allow|ask|block)\\b[^?"“]{3,60})\\? (?:no|nope|${thanks},? but no),? ${thanks}\\W*$`,
      "iu"
    ),
    "never $1"
  ],
  [new RegExp(`${unquoted}\\bno,? ${thanks},? to (?=\\p{L})`, "iu"), "no to "],
  [/^no to (?=\p{L})/iu, "no "],
  [new RegExp(`${unquoted}(?<=\\p{L}), (?:no|${thanks},? but no),? ${thanks}\\W*$`, "iu"), ""],
  [new RegExp(`^${thanks},? but (?=no \\p{L})`, "iu"), ""],
  [
    new RegExp(
      `^(?:(?:we|i) (?:have|see|want|need) |there(?:['’]?s| is| are) )?(?:absolutely )?no ${degree}${tolerant} ${over} `,
      "iu"
    ),
    "keep "
  ]
]

export const withoutNoneOf = (sentence: string): string =>
  rewrites.reduce((said, [from, to]) => said.replace(from, to), sentence)

/** `No rush with links`, and `No worries` alone: what there is none of is not what comments say. */
const noAttitude = new RegExp(
  `${unquoted}(?<!\\p{L})(?:no|zero|without|not any|(?:have|has|feel|see)n['’]t any) ${degree}${attitudes} (?:${of}|to(?! (?:${doing})\\b)|needed|required)(?= )|^no ${degree}(?:${attitudes}|${tolerant})(?: at all| here| please)?\\W*$|^no \\p{L}+ (?:is |are )?(?:needed|required|necessary|expected)(?: for (?:me|us)| here| please)?\\W*$`,
  "iu"
)

/** `No limits on links` */
const noLimit = new RegExp(`${unquoted}(?<!\\p{L})(?:no|zero) ${degree}${tolerant} ${over}(?= )`, "iu")

/** `No room for jokes` says no to jokes, and no comment is found for the room. */
const noRoom = new RegExp(
  `${unquoted}(?<!\\p{L})no (room|space|place|home|time|fans?|mercy|tolerance|patience|love|compromises?|changes|hints?|views?|intents?|bias|deals?) ${over}(?= )`,
  "iu"
)
const looksForRoom = (said: string, rules: ReadonlyArray<Rule>): boolean => {
  const noun = noRoom.exec(said)?.[1]?.toLowerCase()
  return (
    noun !== undefined && rules.some(({ terms }) => terms.some((term) => term.toLowerCase().startsWith(`${noun} `)))
  )
}

/** `Links? No thanks`: nobody praises anything. */
const noThanks =
  /(?<!\p{L})no,? (?:thanks?|thank you|thx|cheers)(?! ?-?(?:notes?|messages?|comments?|yous?|posts?|letters?)(?!\p{L}))(?!\p{L})/iu

/** `Links must not go unnoticed` wants them seen to. */
const unnoticed =
  /(?:\b(?:no|not|never|nothing)\b|n['’]t\b).*\b(?:go|goes|going|stay|stays|remain|remains|be|left|leave|get|gets)\b.*\bun(?:noticed|punished|seen|hidden|deleted|removed|touched by us|checked|moderated|treated|sanctioned)\b/iu

/** `Hide complaints over my dead body` */
const neverMeant = new RegExp(
  `${unquoted}\\b(?:over (?:my|our) dead bod(?:y|ies)|at your (?:own )?peril|said no ?(?:body|one) ever|yeah,? right|in your dreams|my (?:foot|arse|ass)|not in a (?:million|thousand|hundred) years|when (?:hell freezes(?: over)?|pigs (?:can )?fly))\\b`,
  "iu"
)

const notNamed =
  'it says that there is none of something, and not which comments; say it plainly, as in "Hide links" or "Keep links"'

/** Why rules are not followed that are made of what a sentence says there is none of. */
export const whyNoneOf = (said: string, rules: ReadonlyArray<Rule>): string | null => {
  const has = (effect: Rule["effect"]) => rules.some((rule) => rule.effect === effect)
  const isNone =
    (rules.length > 0 && (noAttitude.test(said) || neverMeant.test(said))) ||
    looksForRoom(said, rules) ||
    (has("hide") && noLimit.test(said)) ||
    (has("keep") && unnoticed.test(said)) ||
    (rules.some(({ topics }) => topics.includes("praise")) && noThanks.test(said))
  return isNone ? notNamed : null
}
