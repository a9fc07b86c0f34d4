import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const name = "\\p{Lu}[\\p{L}’'-]+ \\p{Lu}[\\p{L}’'-]+"
const role =
  "(?:player|coach|trainer|manager|captain|striker|goalkeeper|goalie|keeper|midfielder|defender|winger|bowler|batsman|owner|director|chairman|chairwoman|president|founder|partner|chef|teacher|employee|colleague|singer|drummer|guitarist|bassist|host|presenter|model|ambassador|editor|assistant|vicar|pastor|landlord|sponsor|designer|driver|moderator|intern|apprentice|treasurer|referee)"
const whose = "(?:(?:[Oo]ur|[Tt]he|[Mm]y|[Tt]heir|[Hh]is|[Hh]er|[Aa]n?) )?"
const former =
  "(?:(?:[Ff]ormer|[Oo]ld|[Pp]revious|[Rr]etired|[Ee]x)[ -]|[Ee]x-|[Ee]x(?=(?:jugador|jogador|futbolista|entrenador|treinador|president|director|diretor|marido|novi[oa]|emplead|sócio|socio|alcalde|prefeito|ministr)))"
const joint = "(?:and|or|of|in|at|from|with|by|about|like|is|are|for|to|on|as)"
const known =
  "(?:[Yy]ou[ -]?[Tt]uber|[Tt]ik[ -]?[Tt]oker|[Ii]nstagrammer|streamer|vlogger|blogger|podcaster|influencer|comedian|rapper|actor|actress|footballer|politician|journalist)"

const ends =
  "(?=$|[,.;:)]| (?:on|under|should|must|may|can|is|are|get|gets|go|goes|have|has|and|or|please|unless|except|but|to)\\b)"
const there =
  "(?:(?:from )?(?:across|over|down|up) the (?:road|street|square|hill|way)|(?:from )?next[ -]door|opposite(?: us)?|(?:a)?round the corner|(?:in|on) (?:the )?[Hh]igh [Ss]treet|in (?:the )?(?:[Mm]ain|[Mm]arket|[Ss]tation|[Cc]hurch) (?:[Ss]treet|[Ss]quare)|nearby)"

/** What somebody is, or where they are found, is no word that comments about them have. */
export const namesBeside: ReadonlyArray<Rewrite> = [
  // `our ex-player Dario Venn`
  [new RegExp(`${unquoted}(?<!\\p{L})${whose}${former}(?:(?!${joint} )\\p{Ll}+ ){1,2}(?=${name})`, "gu"), ""],
  // `our ex-wife Dana`, `our former coach Venn`
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})${whose}(?:[Ee]x-\\p{Ll}+|(?:[Ff]ormer|[Ee]x) (?:${role}|wife|husband|boss|boyfriend|girlfriend|partner)) (?=\\p{Lu}\\p{Ll}+)`,
      "gu"
    ),
    ""
  ],
  // `our ex-players Dario Venn and Luka Horn`, `our coach Dario Venn`
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?:[Oo]ur|[Mm]y|[Tt]he) (?:(?:head|new|current|assistant|late) )?${role}s? (?=${name})`,
      "gu"
    ),
    ""
  ],
  // `den Ex-Spieler Dario Venn`, `onze oud-speler Dario Venn`
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?:(?:den|dem|der|die|unseren|unserem|unserer|unsere|onze|de|ons) )?(?:(?:Ex|Alt)-\\p{Lu}\\p{Ll}+|(?:ex|oud)-\\p{Ll}+) (?=${name})`,
      "gu"
    ),
    ""
  ],
  // `the YouTuber Max Fenn`
  [new RegExp(`${unquoted}(?<!\\p{L})${whose}${known}s? (?=\\p{Lu}[\\p{L}’'-]+)`, "gu"), "the influencer "],
  // `Bäckerei Lohmann across the road`
  [new RegExp(`(?<=(?<!["“„«][^"”»]*)\\p{Lu}[\\p{L}’'&-]+),? ${there}${ends}`, "gu"), ""],
  // `the CEO, Mr. Hallgren, should go`
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?:[Oo]ur|[Tt]he|[Mm]y) (?:CEO|CFO|COO|boss|director|owner|manager|founder|mayor|president|chairman|head|coach),? (?<who>(?:Mr|Mrs|Ms|Miss|Dr)\\.? \\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?)(?:,(?= \\p{Ll}))?`,
      "gu"
    ),
    "$<who>"
  ]
]
