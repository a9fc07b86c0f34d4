import { type Rewrite, unquoted } from "../Rewrites/Words.ts"
import { offices, relatives } from "../Words/Persons.ts"

const fine =
  "(?:it['’]?s|it is|that['’]?s|we['’]?re|we are|i['’]?m|i am)? ?(?:totally |perfectly |absolutely )?(?:fine|ok|okay|alright|all right|cool)(?: with (?:it|us|me))? (?:if|when|for) (?:people|players|fans|customers|users|members|they|everyone|anyone|gamers|viewers|the lads|guys)(?: to)?"
const swear = "(?:swear|curse|cuss|use (?:bad |foul |strong )?language)"
const trash = "(?:trash|smack)[- ]?talk(?: (?:each other|one another|others|other people|people))?"

const them = "(?: (?:it|them|those|these|that|all of (?:it|them)))?(?: up| alone| be| there| in)?"
const persons = ["anyone", "anybody", "people", "someone", "somebody", "customers"]

/** `Anyone calling our bus slow? Leave it`, in a small letter: nobody is named Anyone. */
const answered = persons.flatMap(
  (who): ReadonlyArray<Rewrite> => [
    [
      new RegExp(`^${who} ([^?"“;:]{3,120})\\? (?:please |just |always )*(?:leave|keep|allow)${them}$`, "iu"),
      `keep ${who} $1`
    ],
    [
      new RegExp(`^${who} ([^?"“;:]{3,120})\\? (?:please |just |always )*(?:hide|remove|delete)${them}$`, "iu"),
      `hide ${who} $1`
    ]
  ]
)

/** `The Councillor's family` is no name: whose family it is no insult says. */
const ofFamilies = offices.map(
  (title): Rewrite => [
    new RegExp(`${unquoted}\\b(at|against|towards?|about|of) the ${title}(?=['’]s ${relatives})`, "u"),
    `$1 the ${title.toLowerCase()}`
  ]
)

/** What people may do, said of them. */
export const allowed: ReadonlyArray<Rewrite> = [
  // `it's fine if people swear or trash talk each other about ranked mode`
  [
    new RegExp(
      `^${fine} (?:${swear} (?:or|and) ${trash}|${trash} (?:or|and) ${swear}) (about|over|on) ([^,;:]+)`,
      "iu"
    ),
    "keep swearing about $2, keep trash talk about $2"
  ],
  [new RegExp(`^${fine} ${trash} (?:about|over|on) (?=\\p{L})`, "iu"), "keep trash talk about "],
  [new RegExp(`^${fine} ${trash}(?=$|,)`, "iu"), "keep trash talk"],
  [
    new RegExp(`${unquoted}\\b(trash|smack)[- ]?talk(ing)? (?:each other|one another) (?:about|over) (?=\\p{L})`, "iu"),
    "$1 talk$2 about "
  ],
  ...answered,
  ...ofFamilies,
  [
    new RegExp(
      `${unquoted}\\b(?:rumou?rs?|gossip|speculation|talk) (?:about|of|on|over) (?:(?:our|the|my|any|player|possible|new) )*transfers?(?=$|[,.;!]| (?:should|must|gets?|goes?|is|are|and|but|please)\\b)`,
      "iu"
    ),
    "transfer rumours"
  ],
  // `anyone calling our new electric van ugly? Leave it`
  [
    new RegExp(
      `${unquoted}\\bcalling (our|my|the) (?:(?:new|latest|old|own|current|latest|shiny|little|big) )(?=\\p{Ll}+ \\p{Ll})`,
      "iu"
    ),
    "calling $1 "
  ]
]
