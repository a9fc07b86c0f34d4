import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const who =
  "(?:(?:[Aa]ny |[Aa]ll |[Tt]he |[Oo]ther )?(?:[Aa]nyone|[Aa]nybody|[Pp]eople|[Pp]pl|[Uu]sers?|[Aa]ccounts?|[Tt]hose|[Ee]veryone|[Ee]verybody|[Ss]omeone|[Ss]omebody|[Cc]omments?|[Pp]osts?|[Bb]ots|[Mm]embers|[Cc]ustomers|[Ff]ans|[Pp]layers)(?: (?:who|that|which))?(?: (?:is|are|keeps?|starts?))? )"
/** What is advertised is named, and nobody's own, and no word of the trade. */
const named =
  "(?!(?:(?:my|our|your|its|a|an|the|any|other|another|own) )*(?:own|themsel\\p{L}+|himself|herself|services?|products?|things?|stuff|goods|wares|pages?|shops?|stores?|business(?:es)?|compan(?:y|ies)|brands?|accounts?|profiles?|channels?|websites?|sites?|gigs?|work|music|etsy|onlyfans|events?|apps?|podcasts?|anything|something|everything|here|there|their|his|her|my|our|your|its|on|in|at|to|under|with|by|for|and|or|but|is|are|should|must|campaigns?|standards?|agenc(?:y|ies)|posts?|comments?|spam|content|messages?|links?|bots?|competitors?|rivals?)(?!\\p{L}|-))"
const whose = "(?:(?:their|his|her)(?: own)? )?"

/** What is advertised, by the words that stand in front of `ads`; most other words may be what to hide as well. */
const ware =
  "(?:casino|betting|gambling|poker|slots?|lottery|loan|mortgage|credit|insurance|dating|escort|massage|tarot|astrology|psychic|witchcraft|horoscope|spell|crypto|bitcoin|forex|trading|investment|dropshipping|mlm|jobs?|recruitment|essay|homework|tuition|tutoring|coaching|vape|vaping|cbd|supplements?|steroids?|pills?|diet|slimming|keto|detox|hair|nails?|lash|beauty|make-?up|perfume|skincare|shoe|sneaker|trainer|handbag|watch|jewell?ery|clothing|fashion|phone|solar(?: panels?)?|cleaning|roofing|plumbing|removals?|taxi|car|travel|hotel|holiday|timeshare|property|puppy|kitten|pet|boosting|hosting|seo|followers?|viagra|herbal|iptv)"
const adverts = "(?:ads|adverts|advertisements|advertising|promos?|promotions?|spam)"

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
  ],
  // `casino, dating or loan ads`: whoever is dating is left alone
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?<wares>${ware}(?:(?:,|\\/) ?${ware})*(?:,? (?:and|or) | & |\\/)${ware}(?: salon| shop| agency)?) ${adverts}(?=$|[,.;!]| (?:on|in|under|here|please|pls|from|but|and|or)(?!\\p{L}))`,
      "gu"
    ),
    "adverts for $<wares>"
  ]
]
