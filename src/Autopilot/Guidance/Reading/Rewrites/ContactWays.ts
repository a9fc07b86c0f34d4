import type { Rewrite } from "./Words.ts"

const whose =
  "(?:(?:(?:somebody|someone|anybody|anyone|people|others?|somebody else|someone else|a person|customers?|users?)['’]s?|their|his|her|your|the|an?|any|private|personal|full) )*"
const home = `${whose}(?:(?:home|street|postal|private) )*(?:add?ress(?:es)?|post ?codes?|zip codes?)`
const first = `(?:${home}|${whose}(?:(?:phone|mobile|cell|telephone|whatsapp) numbers?|e-?mails?(?: add?ress(?:es)?)?|phones?|mobiles?)|(?:their|his|her|private|personal) numbers?)`
const next = `(?:${first}|numbers?)`
const joint = "(?:, (?:and |or )?| and | or )"
const end = "(?![\\p{L}\\p{N}'’-]| \\p{Ll}+ing\\b)"
/** No `account` of an account's number. */
const before =
  "(?<=^|, |\\b(?:hide|remove|delete|block|no|with|of|and|or|any|all|away|out|about|contain(?:s|ing)?|includ(?:es?|ing)|(?:shar|giv|leav|post|reveal|leak|publish|drop|put|list|send)(?:e?s?|t?ing)) )"
/** Who asks for one has none, and of ours it is said what is kept. */
const wanted =
  "(?<!\\b(?:our|my|us|(?<!\\bask (?:me|us) )about|questions?|ask(?:s|ed|ing)?(?! (?:me|us)\\b)|request(?:s|ing)?|wants?|needs?|looking|keep|leave|allow|let)\\b[^;:]*)"
// the short one first: the others look back to where the sentence begins
const front = `${before}${wanted}(?<!["“„«'‘][^"”»'’]*)`

/** Several ways to reach somebody in one list: `a phone number, address or email`. */
export const contactWays: ReadonlyArray<Rewrite> = [
  [
    new RegExp(`${front}(?=(?:${next}${joint})*${home}${end})${first}(?:${joint}${next})+${end}`, "iu"),
    "contact details or home addresses"
  ],
  [new RegExp(`${front}${first}(?:${joint}${next})+${end}`, "iu"), "contact details"]
]
