import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const language =
  "english|german|french|spanish|italian|portuguese|polish|dutch|turkish|arabic|hindi|japanese|korean|chinese|russian|welsh|swedish|norwegian|danish|finnish|greek|ukrainian|romanian|czech|hungarian|hebrew|thai|vietnamese|indonesian"
const languages = `(?:${language})(?:(?:,| and| or|, and|, or) (?:${language}))*`
const capital = (text: string): string =>
  text.replaceAll(/(?<!\p{L})\p{Ll}(?=\p{L}{3,})/gu, (first) => first.toUpperCase())

const inAny = new RegExp(
  `\\b(?:written |posted )?in (?:any|every|all|other|another|a|any other) (?:other )?languages? (?:except|but|other than|apart from|besides|than)(?: for)? (?<these>${languages})(?=$|[,.;])`,
  "iu"
)

/** `In any language except english and french` */
export const withLanguages = (sentence: string): string =>
  sentence.replace(inAny, (...found) => {
    const groups: unknown = found.at(-1)
    const these = typeof groups === "object" && groups !== null && "these" in groups ? String(groups.these) : ""
    return `that are not in ${capital(these.replaceAll(/,? (?:and|or) /gu, " or "))}`
  })

/** Shorter, and as the compiler reads it. */
export const inShort: ReadonlyArray<Rewrite> = [
  [/\b(?<firm>Co|Ltd|Inc|Bros|Corp)\.(?= \p{Ll})/gu, "$<firm>"],
  [/(?<=\p{L} )w\/ ?(?=\p{L})|(?<=\b(?:comments?|posts?|people|anything|stuff|messages) )w (?=\p{L})/giu, "with "],
  // it is hidden, and who wants to hear of it sees it in the list of what was
  [
    /\b(?<hide>(?:hide|remove|delete|block) (?:it|them|those|these|that)),? (?:and|then|&) (?:then )?(?:please )?(?:tell|notify|inform|alert|message|email|ping|let) (?:me|us)(?: know)?(?: about (?:it|them|that))?$/iu,
    "$<hide>"
  ],
  [/\b(?:fake|false|stupid|silly|made[- ]up|nasty|untrue|ridiculous|baseless|wild) (?=(?:rumou?rs?|gossip)\b)/giu, ""],
  [/\brumou?rs? that (?=(?:we|our|the|i|my)\b)/iu, "comments saying that "],
  [
    /(?:,| and| &|, and)+ (?:all )?(?:the )?(?:rest|other)s? (?:of )?(?:that|this|the|such)? ?(?:rubbish|crap|junk|nonsense|garbage|bullshit|trash|bollocks|shite?|stuff)$/iu,
    ""
  ],
  // `but not ours (hello@brightside.org)`
  [
    /,? (?:but )?(?:not|except|apart from|other than) (?:ours|our own|mine|my own|our one)[ ,:(–-]+(?<own>[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|\+?\d[\d ()-]{5,}\d|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})\)?$/iu,
    " except $<own>"
  ],
  [
    /^(?<when>(?:when|if|whenever) (?:somebody|someone|anybody|anyone|people|a person|customers?) [^,;:]+), (?:please |just )*(?<verb>leave|keep|hide|remove|delete) (?:their|his|her|those|such|these) (?:comments?|posts?|messages?)(?: up| alone| be)?$/iu,
    "$<when>, $<verb> it"
  ],
  // `deadnaming Alex (don't use the name Sandra)`
  [
    new RegExp(
      `${unquoted}\\b(?:(?:any |all )?(?:comments?|posts?|people|anyone|anybody)(?: who| that)? )?dead-?nam(?:es?|ing) [^()"“]{2,40}? \\((?:(?:do not|don['’]?t|never|please|dont) )*(?:use |say |write |with |using )?(?:the |her |his |their )?(?:old |former |dead|birth |previous )?name:? ["“]?(?<name>\\p{Lu}[\\p{L}'-]+)["”]?\\)`,
      "iu"
    ),
    'comments containing "$<name>"'
  ]
]
