import { Likely } from "../../../Expressions/Likely.ts"
import { interjections } from "../Everyday/Adjectives.ts"
import { withoutCapital } from "../Words/WithoutCapital.ts"
import { plainlyElsewhere } from "./Elsewhere.ts"
import { houseRules } from "./HouseRules.ts"
import { kindsSaid } from "./KindsSaid.ts"
import { inOtherForm } from "./OtherForms.ts"
import { setPhrases } from "./SetPhrases.ts"
import { type Rewrite, unquoted } from "./Words.ts"

/** They end what people say, and say nothing. */
const filler =
  "lol|lmao|haha+|tho|though|tbh|imo|ngl|innit|honestly|seriously|obviously|obvs|ofc|as always|as usual|as ever|as before|like always|every (?:single )?time|each (?:and every )?time|you get the (?:picture|idea|gist|drift)|you know (?:the (?:kind|type|sort|ones?)|what i mean)|know what i mean|if you know what i mean|it is what it is|that['’]?s (?:life|that|all)|that is all|if that makes sense|or something|or whatever|at once|at the end of the day|i guess|i suppose|(?:we|i) love ['’]?(?:em|it|them|those)|simple as|fair enough|no big deal|just saying|fyi|for now|thanks in advance"
/** Of its own, it is about nothing that comments say. */
const alone = new RegExp(
  `^(?:and |so |but |well,? )?(?:${filler}|(?:the rest|everything else|all (?:the )?(?:rest|else)|otherwise)(?: stays?| is)? (?:as (?:normal|usual|always|before|it (?:is|was)|is)|business as usual|unchanged)|end of story|full stop|period|i mean it|no (?:exceptions?|excuses|discussion|debate)|not negotiable|non-?negotiable|(?:not |never )?ever|please and thank you|thank you so much|cheers|hope that helps|hope that['’]?s clear)\\W*$`,
  "iu"
)

/** A sentence that adds nothing to those around it: `Every single time.` */
export const isFiller = (sentence: string): boolean => alone.test(sentence.trim())

/** People as a brand speaks of them. */
export const persons =
  "(?:staff|team|employees?|workers?|crew|waitress(?:es)?|waiters?|drivers?|baristas?|nurses?|doctors?|dentists?|midwi(?:fe|ves)|receptionists?|teachers?|trainers?|coach(?:es)?|players?|referees?|models?|presenters?|hosts?|customers?|clients?|guests?|members?|users?|commenters?|patients?|actors?|actress(?:es)?|singers?|kids|children|wi(?:fe|ves)|husbands?|family|families|parents?|partners?|owners?|founders?|ceo|boss(?:es)?|officers?|keepers?|farmers?|volunteers?|students?|apprentices?|stylists?|colleagues?|crews?|cashiers?|cleaners?|riders?|couriers?|agents?|managers?|chefs?|people|each other|one another|other \\p{L}+)"
const rude =
  "(?:rude|nasty|mean|insulting|abusive|hurtful|horrible|unkind|cruel|vile|spiteful|derogatory|demeaning|personal)"
const about = "(?:about|to|towards?|at|against|on|aimed at|directed at|of)"
const toWhom = `${about} (?:(?:our|the|my|any|all|a|an|other|some) )*(?:[\\p{L}-]+(?:['’]s?)? )?${persons}(?:(?:,| or| and|, or) (?:(?:our|the|my|any) )?${persons})*`

/** Who is rude about somebody insults them. */
const rudeAbout: ReadonlyArray<Rewrite> = [
  // `comments that hurt people`
  [
    /\b(?:comments?|posts?|anything|everything|stuff|words)(?: (?:that|which))? (?:could |might |may |would )?(?:hurts?|wounds?|humiliates?|belittles?) (?:people|others|somebody|someone|anyone|feelings|(?:people|others|somebody|someone)['’]?s? feelings)\b/iu,
    "insults"
  ],
  [
    new RegExp(
      `${unquoted}\\b${rude}(?: (?:and|or|,) ${rude})? (?:remarks?|comments?|things|stuff|words|messages|posts|replies|digs|language|names) ${toWhom}(?=$|[,.;]| (?:but|and|must|should|has|have|is|are|go|goes|gets?|need)\\b)`,
      "iu"
    ),
    "insults at our staff"
  ],
  [
    new RegExp(
      `${unquoted}\\b(?:anything|everything|stuff|comments?|remarks?|whatever)(?: that(?:['’]s| is)?)? ${rude} ${toWhom}(?=$|[,.;]| (?:but|and|must|should|has|have|is|are|go|goes|gets?|need)\\b)`,
      "iu"
    ),
    "insults at our staff"
  ],
  [new RegExp(`${unquoted}\\binsults? (?:between|among(?:st)?) (?:(?:our|the) )?${persons}`, "iu"), "insults"],
  [
    new RegExp(
      `${unquoted}\\b(insults?|abuse|threats?) (?:aimed|directed|targeted|thrown|hurled) (?=(?:at|against|towards)\\b)`,
      "iu"
    ),
    "$1 "
  ]
]

/** It says that rules follow, and not of what. */
const heading =
  /^(?:(?:our|the|my|a|one|two|simple|house|page|basic|general|moderation|comment|short|in|just|to be) )*(?:\p{L}+['’]s )?(?:rules?|polic(?:y|ies)|guidelines?|clear|version|short|brief)(?: (?:number )?(?:one|two|three|\d))?: (?=\p{L})/iu

/** `God no, never do that` */
const exclaimed = new RegExp(
  `^(?:(?:oh|my|good|dear|sweet) )*${interjections}(?: almighty| above| god| lord)?,? (?:no,? (?=(?:never|don['’]?t|do not|please)(?!\\p{L})))?(?=(?:no(?:,| don['’]?t| do not| never)|never|don['’]?t|do not|please)(?!\\p{L}))`,
  "iu"
)

const rewrites: ReadonlyArray<Rewrite> = [
  [exclaimed, ""],
  [heading, ""],
  [
    /\bgiv(?:es?|ing) ((?:our|my|the) [^,;]{2,30}?|us|me|him|her|them) (?:grief|stick|abuse|a hard time|hassle|gyp|lip)\b/iu,
    "insulting $1"
  ],
  [
    /(?<=\b(?:hide|remove|delete|block))(?: it| them)? first,? (?:and )?(?:ask|talk|check|questions)(?: questions)? (?:later|afterwards|after)$/iu,
    ""
  ],
  [
    /^not on (facebook|instagram|tiktok|youtube|threads),? but (?:everywhere|anywhere) else,? ((?:please )?(?:hide|remove|delete|keep|leave) [^,;]+)$/iu,
    "$2 except on $1"
  ],
  [
    /^((?:please |always |just |can we |could we |can you |could you )*)keep ([^,;]+?) (?:hidden|removed|deleted|blocked|out of sight|off the page|off our page)(?= (?:please|always|at all times)$|$)/iu,
    "$1hide $2"
  ],
  // nobody asks in an inquiry
  [
    /\b(about|on|of|into|regarding) (?:the|our|this) (?:public |police |independent |official )?(inquiry|enquiry)\b/iu,
    '$1 the "$2"'
  ],
  [
    /\b(?:(?:any |all )?(?:comments?|posts?|people|anyone|anybody|those|anything|whoever|users)(?: that| which| who)? )?(?:giv(?:es?|ing) away|spoil(?:s|ing)?) (?:the |our |any )?(?:endings?|end|results?|twists?|plots?|scores?|winners?|finales?|finals?)(?=$|[,;]| (?:should|must|can|has|have|need|needs|go|goes|get|gets|is|are|come|comes)\b)/iu,
    "spoilers"
  ],
  [/^(?:please )?(?:do(?:n['’]?t| not)|no|never) spoilers$/iu, "no spoilers"],
  [/^(?:can|could|may|might|shall) we (?:please )?(?=(?:lose|hide|get rid|drop|ban|remove|delete|bin)\b[^?]+$)/iu, ""],
  [
    /^on (?:everything|every (?:network|platform|channel)|everywhere|all (?:of them|networks|platforms|channels)) (?:but|except|apart from|other than|save) (?:on )?(facebook|instagram|tiktok|youtube|threads),? ((?:please )?(?:hide|remove|delete|keep|leave) [^,;]+)$/iu,
    "$2 except on $1"
  ],
  [
    / (?:everywhere|anywhere) (?:but|except)(?: on| under| for| in)? (?=(?:our |the |my )?(?:facebook|instagram|tiktok|youtube|threads)\b)/iu,
    " except on "
  ],
  [
    / (?:everywhere|anywhere) (?:but|except)(?: on| under| for| in)? (?=(?:our|the|my|on) [^,;]*(?:posts?|ads?|videos?|reels?)$)/iu,
    " except under "
  ],
  [
    /^(?!.*(?:\b(?:not|never|no|stop|avoid)\b|n['’]?t\b))(.*\p{L}) without (?:any |further )?(?:warning|delay|hesitation|discussion|mercy)$/iu,
    "$1"
  ],
  [
    /,? (?:on )?(facebook|instagram|tiktok|youtube|threads|ads) (?:excepted|excluded|aside|apart|not included)$/iu,
    " except on $1"
  ],
  [/,? (?:no matter|regardless of) (?:who|whom|what|how|where|which)\b(?: \p{L}+){1,5}$/iu, ""],
  [new RegExp(`(?<=\\p{L}),? (?:${filler})\\s*$`, "iu"), ""],
  [new RegExp(`^(?:${filler}),? (?=\\p{L})`, "iu"), ""],
  ...setPhrases,
  ...houseRules,
  // nobody's language is hidden anyway
  [/^((?:please )?(?:hide|remove|delete)) only (?=comments (?:written )?in \p{Lu})/iu, "$1 "],
  [
    /^((?:please )?)only (hide .+? )((?:on|under) [^,]+?),? (?:and )?(?:nowhere else|not elsewhere|not anywhere else)$/iu,
    "$1$2only $3"
  ],
  // `if the word lawyer comes up`
  [
    /^if (?:the )?(?:words?|names?|terms?|topics?|subjects?)(?: of)? (.+?) (?:comes? up|(?:is|are|gets?) (?:mentioned|used|said|named)|pops? up|appears?|shows? up),? (?=\p{L})/iu,
    "if someone mentions $1, "
  ],
  [
    /^if (?!(?:it|they|this|that|these|those|the (?:same|comment))\b)([^,]+?) (?:comes? up|(?:is|are|gets?) (?:mentioned|brought up|raised)|pops? up),? (?=\p{L})/iu,
    "if someone mentions $1, "
  ],
  [
    /^(?:i|we)(?:['’]d| would)? (?:need|want|like|have) to see (?:anything|everything|any comments?|all comments?|comments?) ((?:that|which|about|mentioning|with|on|where|from (?:people|anyone) who) .+)$/iu,
    "ask me about comments $1"
  ],
  ...rudeAbout,
  ...kindsSaid
]

const likely = new Likely<Rewrite>(rewrites, ([from]) => from)

/** A sentence without what people say beside what they want, and with what they want in fewer words. */
export const plainlyPut = (sentence: string, english: boolean): string =>
  plainlyElsewhere(
    withoutCapital(
      sentence,
      likely.reduce(inOtherForm(sentence), (said, [from, to]) => said.replace(from, to))
    ),
    english
  )
