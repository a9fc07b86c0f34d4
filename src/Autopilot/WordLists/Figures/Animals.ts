import type { Figure } from "./Figure.ts"

const watched =
  "feeders?|birds?|birdies|nests?|nestbox|bird ?box(?:es)?|seeds?|suet|peanuts|garden|blue ?tits?|robins?|sparrows?|finch(?:es)?|magpies?|galapagos|documentary|colony"

/** Animals whose names are rude words, where something tells that they are meant. */
export const animals: ReadonlyArray<Figure> = [
  [/(?<!\p{L})cock[- ]?a[- ]?(?:poo|doodle|tiel|too)s?(?!\p{L})/giu, "dog"],
  [/(?<!\p{L})(?:blue|coal|marsh|willow|crested|long[- ]tailed|bearded) tits?(?!\p{L})/giu, "robins"],
  [new RegExp(`(?<!\\p{L})great tits?(?!\\p{L})(?=.*(?<!\\p{L})(?:${watched})(?!\\p{L}))`, "giu"), "robins"],
  [
    /(?<!\p{L})(?:blue[- ]footed |red[- ]footed |brown |masked )boob(?:y|ies)(?!\p{L})|(?<!\p{L})boobies(?=.*(?<!\p{L})(?:galapagos|documentary|colony|cliffs?|seabirds?)(?!\p{L}))/giu,
    "gannets"
  ]
]
