import { person } from "../Words/Persons.ts"
import { people, type Rewrite, unquoted } from "./Words.ts"

const someone = `(?:${person.replace(/\$$/u, "")}|(?:our|my|the) referee)(?=$|[,.;:]| ?[=–—-]| (?:but|and|or|must|should|has|have|is|are|goes?|gets?|needs?|unless)\\b)`
const carrier =
  "(?:(?:any|all|the) )?(?:anything|everything|something|stuff|comments?|posts?|messages?|replies)(?: (?:where|when|in which|with))? "
const swears = "(?:swears?|swearing|curses?|cursing|cusses|cussing)"
const swearing = "(?:swearing|cursing|cussing|profanity|bad language|foul language|swear ?words?)"
const fine =
  "(?:(?:is|are) )?(?:totally |perfectly |absolutely )?(?:fine|ok|okay|allowed|alright|all right|cool|no problem|good)"
const atSomebody =
  "(?:it(?:['’]s| is)? |they(?:['’]re| are)? |that(?:['’]s| is)? )?(?:aimed |directed |pointed |targeted |thrown |hurled )?(?:at|against|towards?) (?:someone|somebody|a person|people|anyone|anybody|a (?:real )?(?:human|individual)|others|other \\p{L}+|each other|one another|us|(?:our |the |my )?(?:\\p{Ll}+ ){0,2}\\p{Ll}+)"
const harmed = "(?:hurt|injured|burned|burnt|scalded|harmed|wounded|cut)"
const host = "(?:[\\p{L}\\p{N}-]+\\.)+\\p{L}{2,}(?:\\/\\S*)?"
const hosts = `${host}(?:(?:,| and| or|, and) ${host})*`
const ownSite =
  "(?:our|my)(?: own)?(?: (?:web ?)?(?:sites?|shops?|stores?|pages?|webshops?|homepages?|urls?|domains?))?|ours"
const links = "(?:links?|urls?)"

/** What is meant, in words of a kind that the compiler knows. */
export const kindsMeant: ReadonlyArray<Rewrite> = [
  // `anything where people swear at my staff`
  [
    new RegExp(
      `${unquoted}\\b(?:${carrier})?(?:(?:${people}|they|someone|somebody) )?(?:who |that )?(?:are |is )?${swears} (?:at|against|towards?) ${someone}`,
      "iu"
    ),
    "insults"
  ],
  // `they were hurt or burned`
  ...["(?:says?|saying|said|claims?|claiming|mentions?|mentioning|reports?|reporting|writes?)(?: that)? ", ""].map(
    (says): Rewrite => [
      new RegExp(
        `${unquoted}\\b${says}(?:they|he|she|someone|somebody|it|i|people|customers|(?:a|their|his|her) (?:child|kid|baby|son|daughter|dog|cat|pet))(?:['’]ve| have| has)? (?:were|was|got|gets?|been|are|being|is) (?:(?:badly|seriously) )?${harmed}(?:(?:,|,? or|,? and) (?:got |were |was )?${harmed})*(?: (?:by|using|with|from|in|at) (?:our|the|this|a|one of our) [^,;]{2,30}?)?(?=$|[,;])`,
        "iu"
      ),
      says === "" ? "someone mentions injuries" : "mentions injuries"
    ]
  ),
  [
    new RegExp(
      `${unquoted}\\b(mentions?|mentioning|about|reports?|reporting|of) (?:being|getting|having been) ${harmed}(?:(?:,|,? or|,? and) (?:being |getting )?${harmed})*(?=$|[,;])`,
      "iu"
    ),
    "$1 injuries"
  ],
  // `customers writing their policy number`
  [
    new RegExp(
      `${unquoted}\\b${people} (?:(?:who|that) )?(?:are )?(?:writ(?:e|es|ing)|typ(?:e|es|ing)|post(?:s|ing)?|shar(?:e|es|ing)|put(?:s|ting)?|giv(?:e|es|ing)(?: out)?|leav(?:e|es|ing)|drop(?:s|ping)?) (?:(?:their|his|her|an?|the|your)(?: own)? )(?=(?:[\\p{Ll}-]+ )?(?:numbers?|ids?|refs?|references?)(?:$|[,;.]| [-–]| (?:must|should|has|have|in|on|under|is|are)\\b))`,
      "iu"
    ),
    ""
  ],
  [/^swearing['’]s (?=\p{L})/iu, "swearing is "],
  [
    new RegExp(
      `^(${swearing}) ${fine},? (?:unless|except (?:if|when|where)|(?:but|just) not|(?:but )?not when|(?:as|so) long as (?:it|they|nobody|that)(?:['’]s|['’]re| is| are)(?: not|n['’]t)|if (?:it|they)(?:['’]s|['’]re| is| are)(?: not|n['’]t)|(?:as|so) long as (?:it|they) (?:isn|aren)['’]?t) ${atSomebody}$`,
      "iu"
    ),
    "$1 is fine unless it is an insult"
  ],
  [
    new RegExp(
      `^(?:we|i) (?:(?:do not|don['’]?t) (?:mind|care about|object to)|(?:are|am|['’]re|['’]m) (?:fine|ok|okay|cool) with|have no (?:problem|issue)s? with|allow|tolerate|accept) (${swearing}),? (?:(?:but|just|only) )*(?:not|unless|except)(?: (?:if|when|where))? ${atSomebody}$`,
      "iu"
    ),
    "$1 is fine unless it is an insult"
  ],
  [
    new RegExp(
      `^${links}:? only (?:to |from )?((?:(?:${ownSite}),? )?${host}(?:(?:,| and| or|, and) (?:(?:${ownSite}),? )?${host})*)$`,
      "iu"
    ),
    "hide links except to $1"
  ],
  // `only links to our site are ok`
  [
    new RegExp(
      `^(?:please )?only (?:allow |keep |leave )?(?:${links} (?:to|from) )?(${hosts})(?: ${links})? ?(?:${fine}|(?:may|can) stay|stays?)?$`,
      "iu"
    ),
    "hide links except to $1"
  ],
  [
    new RegExp(
      `^(?:please )?only (?:allow |keep |leave )?(?:${links} (?:to|from) (?:${ownSite})|(?:our|my)(?: own)? ${links}),? (${host}) ?(?:${fine}|(?:may|can) stay|stays?)?$`,
      "iu"
    ),
    "hide links except to $1"
  ],
  [
    new RegExp(`^(?:please )?(?:allow|keep|leave) only ${links} (?:to|from) (?:(?:${ownSite}),? )?(${hosts})$`, "iu"),
    "hide links except to $1"
  ],
  [
    new RegExp(
      `\\b(${links} (?:except|unless|other than|apart from|but)(?: (?:for|to|from|those to|ones to))*) (?:${ownSite})[ ,:(–-]+(${host})\\)?$`,
      "iu"
    ),
    "$1 $2"
  ],
  // `only our own phone number is allowed`
  [
    /^(?:please )?only (?:allow |keep )?(?:our|my)(?: own)? ((?:phone|mobile|telephone|contact) (?:numbers?|details)|e-?mail address(?:es)?)[ ,:(–-]+(\+?\d[\d ()-]{5,}\d)(?: (?:is|are) (?:ok|okay|fine|allowed)| may stay| can stay)?$/iu,
    "hide $1 except $2"
  ]
]
