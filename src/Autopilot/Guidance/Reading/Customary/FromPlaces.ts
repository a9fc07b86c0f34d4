import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const speaks = "(?:about|mentioning|mention|mentions|regarding|concerning|naming|on)"
const place =
  "(?:kitchens?|shops?|stores?|branch(?:es)?|restaurants?|caf[eé]s?|bars?|hotels?|baker(?:y|ies)|warehouses?|depots?|factor(?:y|ies)|offices?|salons?|clinics?|schools?|gyms?|farms?|sites?|museums?|pubs?|studios?|garages?|campus|theatres?|stadiums?|pools?|parks?|hospitals?|surger(?:y|ies)|nurser(?:y|ies)|stations?|ports?|yards?|workshops?|showrooms?|barns?|gardens?|greenhouses?|labs?|ships?|boats?|party|parties|events?|launch|conference|concert|gig|wedding|match|festival|tour|race)"
const named = "(?:\\p{Lu}[\\p{L}'’-]+ )*(?:\\p{Ll}+ )?"
const behind =
  "(?=$|[,.;!]| (?:can|should|must|may|gets?|goes?|is|are|has|have|stays?|and|but|please|unless|if|when)(?!\\p{L}))"

/** `The rat video from our Leeds kitchen`: it is from there, and nobody of that name wrote it. */
export const fromPlaces: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${unquoted}\\b(${speaks}) (?:the|that|our|this) (\\p{Ll}[\\p{Ll}-]+ (?:photos?|pictures?|pics?|images?|memes?|gifs?|selfies?))(?: (?:from|of|at|in) (?:our|the|my) ${named}${place})?${behind}`,
      "u"
    ),
    '$1 "$2"'
  ],
  // it is known by what it shows
  [
    new RegExp(
      `${unquoted}\\b(${speaks} (?:the|that|our|this) (?:\\p{Ll}[\\p{Ll}-]+ ){1,2}(?:videos?|clips?|footage)) (?:from|at|in) (?:our|my) ${named}${place}${behind}`,
      "u"
    ),
    "$1"
  ],
  [
    new RegExp(
      `${unquoted}\\b(${speaks} (?:the|that|our|this|a|an)(?: \\p{Ll}[\\p{Ll}-]+){1,3}) from ((?:our|my) ${named}${place})${behind}`,
      "u"
    ),
    "$1 at $2"
  ]
]
