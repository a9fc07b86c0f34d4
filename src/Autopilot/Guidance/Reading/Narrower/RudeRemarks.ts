import { type Rewrite, unquoted } from "../Rewrites/Words.ts"
import { whom } from "../Words/Persons.ts"

const rude =
  "(?:nasty|mean(?:-spirited)?|cruel|vile|snide|disgusting|spiteful|hurtful|horrible|horrid|unkind|unpleasant|catty|bitchy|poisonous|vicious|malicious|derogatory|demeaning|belittling|disparaging)"
const remarks = "(?:comments?|remarks?|messages?|posts?|words|things|stuff|replies)"

const determiners = "(?:(?:our|my|the|their|his|her|any|other) )*"
const end =
  "(?=$|[,.;!]| (?:but|except|unless|please|pls|on|in|under|and|or|should|must|are|is|go|goes|can|need|have)(?!\\p{L}))"

/** `Cruel remarks about the singer`: of a thing they may be a complaint, and of somebody they are rude. */
export const rudeRemarks: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})${rude},?(?: (?:and|or) ${rude})? ${remarks} (?<at>(?:(?:aimed|directed|targeted) )?(?:at|on|against|about|towards?|to)) (?=${determiners}${whom}${end})`,
      "giu"
    ),
    "nasty comments $<at> "
  ],
  // `how our founder looks`
  [
    new RegExp(
      `${unquoted}(?<=(?<!\\p{L})(?:about|on|of|at) )(?:how ${determiners}(?<looking>${whom}) looks?|what ${determiners}(?<like>${whom}) looks? like)${end}`,
      "giu"
    ),
    "the looks of our $<looking>$<like>"
  ],
  // whom somebody flirts with is not told apart
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?:flirting|flirty comments|dat(?:e|ing) requests|(?:chat|pick)[- ]?up lines|come-ons|marriage proposals) (?:at|with|to|towards?|for|aimed at|directed at) ${determiners}${whom}${end}`,
      "giu"
    ),
    "flirting"
  ]
]
