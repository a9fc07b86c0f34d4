import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const who =
  "(?:(?:[Aa]ny |[Aa]ll |[Tt]he |[Oo]ther )?(?:[Aa]nyone|[Aa]nybody|[Pp]eople|[Pp]pl|[Uu]sers?|[Aa]ccounts?|[Tt]hose|[Ee]veryone|[Ee]verybody|[Ss]omeone|[Ss]omebody|[Cc]omments?|[Pp]osts?|[Bb]ots|[Mm]embers|[Cc]ustomers|[Ff]ans|[Pp]layers)(?: (?:who|that|which))?(?: (?:is|are|keeps?|starts?))? )"
/** What is advertised is named, and nobody's own, and no word of the trade. */
const named =
  "(?!(?:(?:my|our|your|its|a|an|the|any|other|another|own) )*(?:own|themsel\\p{L}+|himself|herself|services?|products?|things?|stuff|goods|wares|pages?|shops?|stores?|business(?:es)?|compan(?:y|ies)|brands?|accounts?|profiles?|channels?|websites?|sites?|gigs?|work|music|etsy|onlyfans|events?|apps?|podcasts?|anything|something|everything|here|there|their|his|her|my|our|your|its|on|in|at|to|under|with|by|for|and|or|but|is|are|should|must|campaigns?|standards?|agenc(?:y|ies)|posts?|comments?|spam|content|messages?|links?|bots?|competitors?|rivals?)(?!\\p{L}|-))"
const whose = "(?:(?:their|his|her)(?: own)? )?"

/** `Anyone advertising tattoos`: whoever loves the tattoos advertises none. */
export const advertised: ReadonlyArray<Rewrite> = [
  [
    new RegExp(`${unquoted}(?<!\\p{L})${who}advertis(?:e|es|ing) (?:for )?${whose}(?=\\p{Ll})${named}`, "gu"),
    "adverts for "
  ],
  [
    new RegExp(
      `(?<=^(?:[Pp]lease )?(?:[Nn]o|[Hh]ide|[Rr]emove|[Dd]elete|[Bb]lock) )advertising (?:for |of )?(?=\\p{Ll})${named}`,
      "u"
    ),
    "adverts for "
  ]
]
