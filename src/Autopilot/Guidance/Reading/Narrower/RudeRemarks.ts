import { type Rewrite, unquoted } from "../Rewrites/Words.ts"
import { whom } from "../Words/Persons.ts"

const rude =
  "(?:nasty|mean(?:-spirited)?|cruel|vile|snide|disgusting|spiteful|hurtful|horrible|horrid|unkind|unpleasant|catty|bitchy|poisonous|vicious|malicious|derogatory|demeaning|belittling|disparaging)"
const remarks = "(?:comments?|remarks?|messages?|posts?|words|things|stuff|replies)"

const determiners = "(?:(?:our|my|the|their|his|her|any|other) )*"
/** Of those alone: sweaters and freezers end as they do. */
const looked =
  "(?:models?|presenters?|hosts?|staff|team|crew|members?|dancers?|players?|singers?|actors?|actress(?:es)?|kids|children|wom[ae]n|m[ae]n|girls?|boys?|people|persons?|customers?|clients?|guests?|employees?|coach(?:es)?|trainers?|teachers?|founders?|owners?|ceo|boss|baristas?|waiters?|waitress(?:es)?|chefs?|nurses?|doctors?|drummer|guitarist|bassist|influencers?|athletes?|runners?|students?|pupils?|bride|groom|mayor|candidates?|drivers?|volunteers?|artists?)"
const shown =
  "(?:(?:seen|shown|featured|appearing) )?(?:in|from) (?:(?:our|the|my|these) )?(?:photos?|pictures?|pics|videos?|clips?|reels?|ads?|adverts?|stories|campaigns?|shoots?|content)"
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
  // `the weight of the models in our ads`: they are seen there, wherever the comment is
  [
    new RegExp(
      `${unquoted}(?<=(?<!\\p{L})(?:about|on|at|mocking|of) )(?:the |their )?(?:weight|age|size|figure|body|bodies|appearance|hair|faces?|looks) (?:(?:or|and) (?:weight|age|size|figure|appearance|hair|faces?|looks) )?of ${determiners}(?<seen>${looked})(?: ${shown})?${end}`,
      "giu"
    ),
    "the looks of our $<seen>"
  ],
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?<shaming>(?:body|fat|skinny)[- ]sham(?:ing|es?)) (?:of |against |at |towards? )?${determiners}(?<shamed>${looked}) ${shown}${end}`,
      "giu"
    ),
    "$<shaming> of our $<shamed>"
  ],
  // `how our founder looks`
  [
    new RegExp(
      `${unquoted}(?<=(?<!\\p{L})(?:about|on|of|at) )(?:how ${determiners}(?<looking>${looked}) looks?|what ${determiners}(?<like>${looked}) looks? like)${end}`,
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
