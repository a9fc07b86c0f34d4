import { Likely } from "../../../Expressions/Likely.ts"

/** What is spoken of, and the same in fewer words. */
type Simpler = readonly [from: RegExp, to: string]

const own = "(?:our|my|the)"
/**
 * Whose they are is told by where the comments stand: nobody there writes `the accent of our presenter`. Not everyday words:
 * `age` stands in too many other comments.
 */
const aboutThem =
  "(?:accents?|voices?|hairstyles?|weight|appearance|figure|outfits?|make-?up|beard|tattoos?|passwords?|divorce|wedding|marriage|salary|wages|arrest|(?:private|family|love) life|resignation|retirement)"
const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec)"
const day = "\\d{1,2}(?:st|nd|rd|th)?"
/** They tell of a season or a film, and so does every spoiler. */
const shown =
  "(?:(?:new|latest|last|next|upcoming|current|final|season|series) )*(?:finales?|endings?|episodes?|seasons?|series|shows?|films?|movies?|books?|novels?|plots?|story|stories|storylines?|games?|chapters?|parts?|volumes?)(?: (?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten))?(?:,? (?:of |in )?(?:(?:our|my|the) )?(?:(?:new|final|last|latest|current) )?(?:seasons?|series|episodes?|books?|chapters?|show)(?: \\d{1,3})?)?"

const customers =
  "(?:customers?|patients?|guests?|clients?|users?|players?|fans?|parents|people|members|diners|passengers)"

const forms: ReadonlyArray<Simpler> = [
  [
    new RegExp(
      `^(?:comments?|posts?|anything|messages?) (?:from|by) (?:unhappy|angry|dissatisfied|disgruntled|upset|disappointed|annoyed|frustrated|cross) ${customers}$`,
      "iu"
    ),
    "complaints"
  ],
  [
    new RegExp(
      `^(?:comments?|posts?|anything|messages?) (?:from|by) (?:happy|satisfied|pleased|delighted) ${customers}$`,
      "iu"
    ),
    "praise"
  ],
  [/ (?:in general|generally|in particular|as such|per se|overall|as a whole)$/iu, ""],
  [new RegExp(`^((?:\\p{L}+ )?${aboutThem}) of ${own} (?:[\\p{L}'’-]+ ){0,2}[\\p{L}'’-]+$`, "iu"), "$1"],
  [/(?<=\p{L}) (?:last|this) (?:week|month|year|night|weekend|summer|winter|spring|autumn)$/iu, ""],
  [new RegExp(`\\b(spoilers?)(?: (?:about|for|of|from|on))? (?:${own} )?${shown}$`, "iu"), "$1"],
  [new RegExp(`^(?:the )?(?:endings?|plot|plot twists?|twists?) (?:of|to|in) ${own} ${shown}$`, "iu"), "spoilers"],
  [/^(?:us|you|them|me) (?:for )?(?:(?:using|having|being|doing|making) )?(?=\p{L})/iu, ""],
  [/^(?:\p{Ll}+ ){1,4}our (?:main |biggest |local )?(?:rivals?|competitors?) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)$/u, "$1"],
  [/^selling of (?=\p{L})/iu, "selling "],
  [/^(?:suing|taking) (?:us|you|me)(?: to court)?$/iu, "suing"],
  // a name stays in front, for what stands before it would be left out
  [
    /^(?:our|the|my|your) (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*) being (?:(?:too|so|very|really|just) )*(\p{Ll}+)$/u,
    "$1 $2"
  ],
  [
    /^(?:our|the|my|your|these|those) ([\p{L}-]+(?: [\p{L}-]+)?) being (?:(?:too|so|very|really|a bit|all|just|an?) )*([\p{L}-]+)$/iu,
    "$2 $1"
  ],
  [
    /^(?!(?:people|persons?|staff|anyone|anybody|someone|somebody|customers?|fans?|users?|guests?|they|he|she|it|us|you|we|me|them|others|men|women|kids|children|prices?|human)\b)([\p{L}-]+) being (?:(?:too|so|very|really|a bit|all|just) )*((?!used|done|said|able|asked|called|told|made)[\p{L}-]+)$/iu,
    "$2 $1"
  ]
]

const dated = new RegExp(
  `(?<=\\p{Ll}) (?:on|from|of|in) (?:the )?(?:${day} (?:of )?)?(${month})(?: ${day})?(?:,? \\d{4})?$`,
  "iu"
)
/** In a small letter, as it is no name that a thing is known by. */
const inMonth = (text: string): string => text.replace(dated, (_, name: string) => ` ${name.toLowerCase()}`)

const likely = new Likely(forms, ([from]) => from)

/** What is spoken of, without what none of the comments about it says. */
export const simpler = (text: string): string =>
  likely.reduce(inMonth(text), (said, [from, to]) => said.replace(from, to))

const tooDear =
  /^(?:(?:our|the|your|these|my) )?(?:\p{L}+ )?(?:prices?|pricing|costs?|fees?) (?:being|are|is) (?:(?:(?:way|far|much) )*too (?:high|expensive|steep|much)|overpriced|a rip-?off)$/iu

/** Whether it is said that something costs too much. */
export const isTooDear = (text: string): boolean => tooDear.test(text)

const abstract =
  /^(?:the |our )?(?:length|size|state|quality|lack|amount|number|level|standard|condition|speed|slowness|taste|colou?r|behaviou?r|handling|noise|smell|shortage|absence) of (?:the |our |your |any )?([\p{L}-]+(?: [\p{L}-]+)?)$/iu

const emitted =
  /^((?:\p{L}+ )?(?:noises?|smells?|smoke|fumes|dust|music|stench|odou?rs?|leaks?|traffic|litter|rubbish|sewage|pollution|vibrations?|glare|runoff|waste|barking)) from (?:the |our |my )?(\p{L}+(?: \p{L}+)?)$/iu

/** `Noise from the building site`: a place gives it off, and nobody writes it; null of any other thing. */
export const givenOff = (text: string): { readonly what: string; readonly where: string } | null => {
  const [, what, where] = emitted.exec(text) ?? []
  return what === undefined || where === undefined ? null : { what, where }
}

const manners = "(?:behaviou?r|conduct|attitude|manners|rudeness)"
const badly =
  "(?:(?:very|so|really|too) )?(?:rude|unhelpful|unfriendly|impolite|nasty|lazy|arrogant|aggressive|bad|awful|terrible)"
const ofSomebody = new RegExp(
  `^(?:(?:the|our|my) )?(?:(?:[\\p{L}-]+ )?([\\p{L}-]+)['’]s? (?:bad |poor |rude |awful )?${manners}|${manners} of ${own} (?:[\\p{L}-]+ )?([\\p{L}-]+)|([\\p{L}-]+) being ${badly}|(?:bad|awful|terrible|horrible|lousy) ([\\p{L}-]+))$`,
  "iu"
)

/** `The drivers' behaviour` and `the pitch being bad` are what people complain of; null of any other thing. */
export const complainedOf = (text: string): string | null =>
  ofSomebody
    .exec(text)
    ?.slice(1)
    .find((what) => what !== undefined) ?? null

/** `Complaints about the length of the queue` are about the queue. */
export const ofWhat = (text: string): string => abstract.exec(text)?.[1] ?? text

const roles =
  "(?:owners?|founders?|co-founders?|ceo|boss|manager|presenters?|hosts?|mascot|coach|head coach|chef|head chef|dog|cat|son|daughter|wife|husband|ex|partner|mayor|director|captain|players?|singer|teacher|rival|competitor|chairman|president|principal|barista|trainer|doctor|victim|suspect|driver|nurse|teacher|student|neighbou?r|brother|sister|kids|children|sons|daughters)"
const called = new RegExp(
  `^((?:.* )?(?:about|of|on|mentioning|mention|regarding|concerning|to|with) )?(?<!\\bnames? of )(?:(?:the )?names? of )?(?:${own} )?(?:(?:old|former|ex|new|previous|late|current|head|main) )*${roles}, (\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2})$`,
  "u"
)

/** `The old owner, Gary` is one person, and known by the name. */
export const byItsName = (text: string): string => text.replace(called, "$1$2")

const verdict =
  /(?<=\p{L}),? (?:so |it['’]s (?:so |just )?|its (?:so |just )?|how |really |just |very )*(?:creepy|gross|disgusting|boring|annoying|pathetic|embarrassing|ridiculous|lame|sick|awful|horrible|cringe|yuck|eww?|ugh|sad|tiring|exhausting|enough|honestly|tiresome|unhelpful|unnecessary|pointless|stupid|rude)$/iu

/** Without what is thought of it, behind a comma at the end. */
export const withoutVerdict = (text: string): string => (/, [^,]+$/u.test(text) ? text.replace(verdict, "") : text)
