import { Likely } from "../../../Expressions/Likely.ts"
import { isEverydayWord } from "../../../Text/EverydayWords.ts"
import { kindsMeant } from "./KindsMeant.ts"
import { people, type Rewrite, unquoted } from "./Words.ts"

const hide = "(?:hide|remove|delete|block|take down|get rid of|bin)"
const them = "(?:it|them|that|those|these|this)"
const team = "(?:me|us|(?:my|our|the) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)"
const hateful = "(?:racist|sexist|homophobic|transphobic|xenophobic|antisemitic|misogynistic|hateful|islamophobic)"
const wronged = "(?:insulted|attacked|hurt|abused|bullied|offended|called names|harassed)"
const title = "(?:(?:Dr|Mr|Mrs|Ms|Prof|Sister|Father|Chef|Coach)\\.? )"
const behindIt =
  "(?:,? (?:always|please|first|personally|directly|straight away|asap|in any case))*(?:[,;]? (?:and |but )?(?:please )?(?:never|do(?:n['’]?t| not)) (?:hide|delete|remove|touch) (?:it|them|those|these|that))?"

/** Forms of instructions that say what to do beside what is spoken of, in those that the compiler reads. */
const otherForms: ReadonlyArray<Rewrite> = [
  // `comments about bullying: to me, always, and never hide them`
  [
    new RegExp(`^([^:;?!]{3,80}?)(?::| [–—-]+>?| =>?|,) (?:straight |always |directly )?to ${team}${behindIt}$`, "iu"),
    "ask me about $1"
  ],
  [
    new RegExp(
      `^([^:;?!]{3,80}?) (?:must|should|has to|have to|needs? to) (?:always )?(?:reach|come to|go to|get to|be sent to) ${team}${behindIt}$`,
      "iu"
    ),
    "ask me about $1"
  ],
  // `ask Dr. Patel about side effects`
  [
    new RegExp(
      `^(?:[Pp]lease )?(?:[Aa]sk|[Cc]heck with|[Cc]onsult|[Tt]ell|[Aa]lert|[Nn]otify) (?:${title}\\p{Lu}[\\p{L}-]+|\\p{Lu}\\p{Ll}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]+)?(?: (?:from|in|at) [\\p{L} ]{2,20}?)?) about (?=\\p{L})`,
      "u"
    ),
    "ask me about "
  ],
  [
    /^(?:i|we)(?:['’]ll| will| want to| would like to)?(?: always| alone)? decide (?:on|about|over) ([^,;]+?)(?:,? (?:not you|myself|ourselves|alone|personally))*$/iu,
    "ask me about $1"
  ],
  // `hide anyone who mentions mice, but ask me first`
  [
    new RegExp(
      `^(?:please )?${hide} ([^,;:]+?)(?:,| [–—-]|,? but|\\. ?but) (?:please |always )?(?:ask|check with|tell|run (?:it|them) past) ${team}(?: first| before| beforehand)+$`,
      "iu"
    ),
    "ask me about $1"
  ],
  [
    new RegExp(
      `^(?:i|we) (?:do not|don['’]?t) want (?:to see |to have )?([^,;]+?) (?:to be |being )?(?:hidden|removed|deleted|taken down)(?:,| [–—-]|,? but) (?:please |always |just )?(?:ask|check with|tell) ${team}(?: first)?$`,
      "iu"
    ),
    "ask me about $1"
  ],
  [
    /^(?:i|we) (?:do not|don['’]?t) want (?:to see |to have )?([^,;]+?) (?:to be |being )?(?:hidden|removed|deleted|taken down)$/iu,
    "never hide $1"
  ],
  // `says they want to hurt themselves`
  [
    new RegExp(
      `${unquoted}\\b(?:(?:says?|saying|said|writes?|writing|mentions?|mentioning|hints?|hinting|threatens?|threatening)(?: that)? )?(?:(?:they|he|she|someone|somebody|people)(?:['’](?:re|s)| are| is)? )?(?:want(?:s|ing)?|plan(?:s|ning)?|going|threaten(?:s|ing)?|talk(?:s|ing)? about|think(?:s|ing)? (?:of|about)) (?:to )?(?:hurt(?:ing)?|kill(?:ing)?|harm(?:ing)?|cut(?:ting)?|end(?:ing)?) (?:themsel(?:f|ves)|himself|herself|oneself|their (?:own )?li(?:fe|ves)|his (?:own )?life|her (?:own )?life|it all)(?=$|[,;:.]| (?:must|should|and|or|-|–|is|are)\\b)`,
      "iu"
    ),
    "mentions suicide"
  ],
  // `mentions of Mia: ask me if negative`
  [
    new RegExp(
      `^(?:(?:any |all )?(?:mentions? of|anything about|comments? (?:about|on)|everything about) )?([^,;:]+?)(?::|,| [–—-]) (?:please )?(?:ask|tell|flag to|check with) ${team} (?:if|when)(?: (?:it|they)(?:['’]s|['’]re| is| are))? (?:negative|critical|unfriendly|a complaint|complaints)$`,
      "iu"
    ),
    "ask me about negative comments about $1"
  ],
  [
    /\b(comments?|complaints|questions|criticism|feedback) from (?:(?:our|the|my|any|all) )*(?:customers?|guests?|fans|people|passengers?|clients?|users?|members?|residents?|patients?|parents|students?|viewers|players) (?=(?:about|on|regarding|who ask|asking) )/iu,
    "$1 "
  ],
  [
    /(?<=(?:->|→|=|:) ?(?:hide|keep|remove|delete|leave|ask me))(?: it| them)?(?:,| and|;) (?:i|we)(?:['’]ll| will)? (?:then )?(?:reply|answer|respond|handle|deal with|sort|contact|write|message|get back)[^,;]*$/iu,
    ""
  ],
  [
    new RegExp(
      `^((?:(?:please|pls|just|also|always|feel free to|you (?:can|may|should)) )*${hide} [^;:]+?) (?:on your own|(?:all )?by yourself|yourself|without (?:asking|checking with)(?: me| us)?)$`,
      "iu"
    ),
    "$1"
  ],
  // `if somebody sounds desperate, get us`
  [
    new RegExp(
      `^((?:if|when|whenever) [^,;]+, )(?:please |just |then )*(?:get|call|fetch|contact|page|wake|reach|involve|bring in|loop in) ${team}(?: (?:in|up|right away|straight away|immediately|asap|at once|first))*$`,
      "iu"
    ),
    "$1ask me"
  ],
  [
    /^what (?:we|i) (?:really )?(?:do not|don['’]?t|never) (?:want|like|love|need|accept|tolerate)(?: here| to see| to have)? (?:is|are):? /iu,
    "hide "
  ],
  [
    new RegExp(
      `^(?:i|we) (?:really )?(?:hate|can['’]?t stand|cannot stand|(?:do not|don['’]?t) (?:like|want)) (?:it )?(?:when|if) ${people} ([^,;]+?)(?:,|;| [–—-]) (?:please |so |just |always )*${hide} (?:all )?(?:of )?${them}(?: please)?$`,
      "iu"
    ),
    "hide people who $1"
  ],
  // `trolling is fine as long as nobody gets insulted`
  [
    new RegExp(
      `,? (?:(?:as|so) long as|provided(?: that)?|if) (?:nobody|no ?one|none of them|no person)(?: is| are| gets?|['’]s)(?: being)? ${wronged}(?=$|,)`,
      "iu"
    ),
    " unless it is an insult"
  ],
  // `only hide insults if they're aimed at our staff`
  [
    new RegExp(
      `^(?:please )?only ${hide} (insults|personal attacks|abuse|threats) (?:if|when|where) (?:it|they|those)(?:['’]re|['’]s| are| is) (?:pointed |aimed |directed |thrown |hurled )?(at|against|towards) (.+)$`,
      "iu"
    ),
    "hide $1 $2 $3"
  ],
  // `anything racist or homophobic about a player`
  [
    new RegExp(
      `${unquoted}\\b(?:anything|everything|stuff|comments?|remarks?|posts?)(?: that(?:['’]s| is| are)?| which is)? ${hateful}(?:(?:,|,? and|,? or) ${hateful})* (?:about|towards?|to|against|at|aimed at) (?:(?:a|an|any|the|our|my|other) )?[\\p{L}-]+(?= (?:gets?|is|are|must|should|has|have|goes|go|needs?)\\b|$|[,;])`,
      "iu"
    ),
    "hate speech"
  ],
  // `the rival's chant "sheep"`
  [/\b(?:the|our|their|that|a) (?:[\p{L}'’-]+ ){0,3}(?:chant|slogan|expression|nickname|saying|line) (?=["“])/iu, ""],
  [
    /\b(?:people|customers?|users?|fans|guests)['’]s? (?=(?:[\p{Ll}-]+ ){1,3}(?:questions|complaints|comments|feedback|opinions|reviews)\b)/iu,
    ""
  ],
  [
    new RegExp(
      `\\b(let|allow) (${people}|supporters|parents|players|residents|passengers)(?: to)? be (?:angry|annoyed|upset|furious|critical|negative|grumpy|cross|unhappy|disappointed)(?= about |$)`,
      "iu"
    ),
    "$1 $2 complain"
  ],
  // `spoilers, unless the post is a recap`
  [
    /,? unless (?:the|that|our|its) (?:post|video|reel|ad|picture|photo)(?: itself)? (?:is|was) (?:(?:about|on) )?(?:an? |the |our )?(?=[\p{L} -]{3,40}$)/iu,
    " except under posts about "
  ],
  [
    new RegExp(
      `${unquoted}\\b(hate|hatred|hate speech|hateful comments|racism|racist comments|sexism|bigotry)(?: aimed| directed)? (?:against|towards?|at) (?:(?:the|our|my|any|all|other) )?[\\p{L}-]+(?: (?:and|or) [\\p{L}-]+)?(?=$|[,;.])`,
      "iu"
    ),
    "hate speech"
  ],
  // `donors' e-mail addresses`
  [
    new RegExp(
      `${unquoted}(?:(?:our|the|my|any|all) )?[\\p{L}-]+(?:s['’]|['’]s) (?:(?:private|personal|own|home|mobile|direct) )*(?=(?:phone numbers?|telephone numbers?|mobile numbers?|e-?mail addresses|e-?mails?|contact details|contact info)\\b)`,
      "iu"
    ),
    ""
  ]
]

const carriers =
  /^(?:comments?|posts?|anything|everything|anyone|anybody|stuff|people|customers?|guests?|questions?|complaints?|messages|reviews?|mentions?|requests?)$/iu

/** Nobody says it in so many characters. */
const longest = 400

const forms = new Likely<Rewrite>([...otherForms, ...kindsMeant], ([from]) => from)

/** What opened the sentence, and is no name, has no capital where it is said later. */
export const inOtherForm = (sentence: string): string => {
  if (sentence.length > longest) return sentence
  const said = forms.reduce(sentence, (one, [from, to]) => one.replace(from, to))
  const [first = ""] = /^\p{Lu}[\p{Ll}'’]+(?= )/u.exec(sentence) ?? []
  const isName = first === "" || !(carriers.test(first) || isEverydayWord(first.toLowerCase()))
  if (said === sentence || isName || said.startsWith(first)) return said
  return said.replace(` ${first} `, ` ${first.toLowerCase()} `)
}
