import { type Rewrite, unquoted } from "../Rewrites/Words.ts"
import { whom } from "../Words/Persons.ts"

const rude =
  "(?:nasty|mean(?:-spirited)?|cruel|vile|snide|disgusting|spiteful|hurtful|horrible|horrid|unkind|unpleasant|catty|bitchy|poisonous|vicious|malicious|derogatory|demeaning|belittling|disparaging)"
const remarks = "(?:comments?|remarks?|messages?|posts?|words|things|stuff|replies)"

/** `Cruel remarks about the singer`: of a thing they may be a complaint, and of somebody they are rude. */
export const rudeRemarks: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})${rude},?(?: (?:and|or) ${rude})? ${remarks} (?<at>(?:(?:aimed|directed|targeted) )?(?:at|on|against|about|towards?|to)) (?=(?:(?:our|my|the|their|his|her|any|other) )*${whom}(?=$|[,.;!]| (?:but|except|unless|please|pls|on|in|under|and|or|should|must|are|is|go|goes|can|need|have)(?!\\p{L})))`,
      "giu"
    ),
    "nasty comments $<at> "
  ]
]
