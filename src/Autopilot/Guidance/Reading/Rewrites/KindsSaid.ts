import { type Rewrite, unquoted } from "./Words.ts"

const role =
  "(?:presenters?|hosts?|models?|actors?|actress(?:es)?|singers?|players?|athletes?|captain|trainer|coach|instructor|manager|colleague|anchor|reporter|owner|founder|streamer|dancer|ambassador|influencer|teacher|nurse|waitress|barista)"
const swearing =
  "(?:swearing|swears?|swear ?words?|cursing|cussing|curse words?|profanit(?:y|ies)|bad language|f-?bombs?)"
const good =
  "(?:positive|friendly|nice|kind|meant (?:well|nicely|kindly)|in a (?:good|nice|positive|friendly) way|praise|a compliment|complimentary|used positively|happy|good-natured)"

const deceivers =
  "(?:scams?|scammers?|frauds?|fraudsters?|fraudulent|con artists?|crooks?|thieves|swindlers?|rip-?offs?)"
const brand = "(?:(?:our|the|this|my) (?:company|shop|store|brand|business|page|place|team|firm|restaurant|website))"
const sayers =
  "(?:(?:any |all )?(?:comments?|posts?|people|users|customers|anyone|anybody|everyone|someone|somebody|those|whoever|accusations|claims)(?: who| that| which)? )"

/** Kinds of comments in the words that people have for them, as the compiler names them. */
export const kindsSaid: ReadonlyArray<Rewrite> = [
  // `call our staff names`
  [
    /\bcall(s|ing)? ((?:(?:our|the|my|any|each|one|other|all) )*\p{L}+) (?:bad |rude |nasty |horrible )?names(?=$|[,.;]| (?:and|or|but|in|on|under)\b)/iu,
    "insult$1 $2"
  ],
  // `people calling us a scam`: what is said of others is not meant
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})${sayers}(?:(?:call|calls|calling) (?:us|me|${brand})|(?:(?:say|says|saying|claim|claims|claiming) )?(?:that )?(?:(?:we|they)(?:['’]re| are)|${brand} is)) (?:just )?(?:an? )?(?:(?:total|complete|big|bunch of) )?${deceivers}(?=$|[,.;!]| (?:must|should|stays?|goes|go|are|is|and|but)(?!\\p{L}))`,
      "iu"
    ),
    "being called a scam"
  ],
  // `accusing us of fraud`
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?:(?:${sayers}|(?=accus))(?:(?:that |who )?accus(?:e|es|ing) (?:us|me|${brand}) of) (?:being )?(?:an? )?(?:${deceivers}|scamming|cheating|swindling|theft|stealing|ripping (?:people|customers|them) off)|accusations of (?:${deceivers}|scamming))(?=$|[,.;!]| (?:must|should|stays?|goes|go|are|is|and|but)(?!\\p{L}))`,
      "iu"
    ),
    "being called a scam"
  ],
  // `anything sexual about our presenter Imogen`
  [
    new RegExp(
      `\\b(?:anything|everything|stuff|something|comments?|remarks?)(?: that(?:['’]s| is| are)?| which is)? (sexual|lewd|suggestive|pervy|creepy|inappropriate and sexual) (?:about|on|towards?|to|at|of) (?:our|the|my) ${role}(?=(?: \\p{Lu})?)`,
      "iu"
    ),
    "sexual remarks about our presenter"
  ],
  [/\b(sexual remarks) about our presenter (?=\p{Lu})/u, "$1 about "],
  [
    /\b(?:comments?|posts?|people|anyone|those|anybody)(?: that| who| which)? (?:diagnose|diagnoses|diagnosing) (?:other )?(?:people|others|users|customers|each other|someone|somebody|strangers)\b/iu,
    "people diagnosing others"
  ],
  [
    new RegExp(
      `^((?:please )?(?:keep|leave|allow|show))(?: up)? (?:the )?${swearing}(?: up)?,? (?:if|when|where|as long as|so long as|provided|only if|only when) (?:(?:it|that|they)(?:['’]?s|['’]?re| is| are| was| were) )?(?:just )?${good}$`,
      "iu"
    ),
    "$1 positive comments with swearing"
  ],
  [
    new RegExp(
      `^((?:please )?)only hide ${swearing} (?:if|when|where) (?:it|they)(?:['’]?s|['’]?re| is| are) (?:pointed|aimed|directed|thrown|hurled) at (?:an|a|another|any|other|the|our|some)?(?:other)? ?\\p{L}+`,
      "iu"
    ),
    "$1hide swearing at other customers"
  ],
  [/,? [-–—] (?:the (?:whole )?lot|all of (?:it|them)|everything|you name it|the works)$/iu, ""],
  // `hide price complaints under ads, but on normal posts let them stay`
  [/, but ((?:on|under|in) [^,]+?),? let (?:them|it|those) (?:stay|be|stand|remain)(?: up)?$/iu, ", but $1 leave them"],
  [
    /, (?:do not|don['’]?t|never) (?:hide|remove|delete) (?:it|them|that|those),? (?:but )?(?:a (?:person|human|real person|human being)|someone|somebody|one of us|we|i) (?:should|must|needs? to|has to|have to|will|would like to|want to|wants to|ought to) (?:look|see|check|decide|read|review|handle|answer)[^,.;]*$/iu,
    ", ask me"
  ],
  // `comments against immigrants`
  [
    /(?<!["“][^"”]*)(?<!\p{L})(?:comments?|posts?|anything|everything|stuff|people|anyone|those)(?: (?:that|who|which) (?:is|are)| (?:that|who)['’]s)? against (?:(?:the|all|any) )?(?:(?:im)?migrants?|(?:im)?migration|refugees|asylum seekers)(?!\p{L})/iu,
    "anti-immigrant comments"
  ]
]
