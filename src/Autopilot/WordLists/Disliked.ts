import type { Figure } from "./Figures/Figure.ts"

const foods =
  "mushrooms?|olives?|onions?|garlic|tomato(?:es)?|cheese|coriander|cilantro|pickles?|gherkins?|anchov(?:y|ies)|fish|seafood|" +
  "coconut|raisins?|sultanas?|nuts|peanuts?|almonds?|beans|peas|sprouts|broccoli|cauliflower|spinach|kale|beetroots?|celery|" +
  "cucumbers?|peppers?|chill?i(?:es)?|ginger|mint|liquorice|licorice|marzipan|mayo|mayonnaise|mustard|ketchup|vinegar|butter|" +
  "milk|cream|eggs?|yogh?urt|tofu|liver|lamb|pork|bacon|ham|beef|turkey|pineapples?|bananas?|apples?|melons?|cinnamon|" +
  "aniseed|fennel|capers|lettuce|carrots?|sweetcorn|corn|avocados?|honey|coffee|tea|decaf|pulp|crusts?|gristle|plastic|" +
  "glitter|polyester|velvet|nylon|synthetic fabrics?|labels|zips|zippers|laces|heels|packaging|polystyrene"

/** Who pretends that a group is not there may be found fault with: whoever means to do so says it of themselves, or calls for it. */
const blamed =
  "(?:(?<!\\p{L})(?:stop|quit|tired of|sick of|fed up with|fed up of|done|enough of|enough with) |" +
  "(?<!(?:^[^\\p{L}]*|(?<!\\p{L})(?:i|we|you|u|ya)(?: \\p{L}+){0,3}|let['’]?s(?: \\p{L}+)?|please|should(?: \\p{L}+)?|just|prefer to|best to) )(?<!\\p{L}))"
const pretends = "(?:pretend(?:s|ed|ing)?|act(?:s|ed|ing)?(?= (?:like|as if|as though) ))"

/** What is said of a thing, or against those who overlook people, in words that are hard on people. */
export const disliked: ReadonlyArray<Figure> = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:i|we|he|she|who|they|kids?|(?:my|our) \\p{L}+)(?: really| just| absolutely| also)? )hate(?=s? (?:the )?(?:(?:taste|smell|texture|feel) of )?(?:${foods})(?!\\p{L}))`,
      "giu"
    ),
    "dislike"
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:${foods}),?(?: (?:so|but|please))? (?:can|could|may|would) (?:i|we|you) (?:please )?)leave (?:it|them|those|that|these) (?:out|off)(?!\\p{L})`,
      "giu"
    ),
    "skip that"
  ],
  [
    new RegExp(
      `(?<=${blamed}${pretends}(?: (?:like|as if|as though|that))? (?:[\\p{L}'’-]+ ){1,5})(?:don|doesn|didn|do|does|did)(?:['’]?t| not) (?:even |really )?exist`,
      "giu"
    ),
    "aren't reading this"
  ]
]
