import { people, type Rewrite, unquoted } from "../Rewrites/Words.ts"

const own =
  "(?:accents?|voices?|hair(?:cuts?)?|noses?|teeth|tattoos?|english|spelling|grammar|clothes|outfits?|dress(?:es)?|glasses|makeup|beards?|stutters?|lisps?|walks?|smiles?|hands|nails|shoes)"
const whose = "(?:(?:a|an|our|the|my|any|one of our|somebody|someone|other) )?(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+['’]s?"
const mocking =
  "(?:mock(?:s|ing)?|making fun of|make fun of|makes fun of|laugh(?:s|ing)? at|ridicul(?:e|es|ing)|taking the (?:piss|mick|mickey) out of|poking fun at|sneer(?:s|ing)? at|imitat(?:e|es|ing)|having a go at)"
const small =
  "(?:small|local|independent|indie|young|new|unsigned|other|fellow|smaller|little|emerging|up[- ]and[- ]coming)"
const makers =
  "(?:artists?|bands?|musicians?|makers?|creators?|businesses|shops?|brands?|authors?|writers?|photographers?|charities|producers?|designers?|sellers?|traders?|crafters?|podcasters?)"

/** What is somebody's own is spoken of without saying whose. */
export const ofPersons: ReadonlyArray<Rewrite> = [
  // `mocking a receptionist's accent`
  [
    new RegExp(
      `${unquoted}\\b${mocking} ${whose} (?<own>${own})(?=$|[,.;]| (?:and|or|but|on|in|under|should|must)\\b)`,
      "iu"
    ),
    "with insults about $<own>"
  ],
  [
    new RegExp(
      `${unquoted}\\b(?<kind>(?:jokes?|remarks?|comments?|anything|stuff|jibes?|digs?|cracks) (?:about|on|at|regarding)) ${whose} (?<own>${own})(?=$|[,.;]| (?:and|or|but|on|in|under|should|must)\\b)`,
      "iu"
    ),
    "$<kind> $<own>"
  ],
  // `let small artists plug their songs`
  [
    new RegExp(
      `^(?<please>(?:please )?)(?:let|allow|(?:do not|don['’]?t) (?:hide|remove|delete|stop|block)) (?:(?:${small},? (?:and )?)+|(?:our|other|the) )*(?:${makers}|${people}) (?:(?:who|that) )?(?:(?:to|from) )?(?:plug(?:ging)?|promot(?:e|ing)|advertis(?:e|ing)|push(?:ing)?) (?:their|his|her)(?: own)? (?<what>[\\p{Ll}-]+(?: [\\p{Ll}-]+)?)(?=$|[,.;]| (?:here|on|in|under|but|and)\\b)`,
      "iu"
    ),
    "$<please>keep self-promotion of $<what>"
  ]
]
