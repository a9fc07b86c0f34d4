import type { Rewrite } from "./Words.ts"

/** Words as people shorten them, written out. */
export const shorthand: ReadonlyArray<Rewrite> = [
  [/\bits (?=(?:an?|the|our|not|just|so|too|very)\b)/giu, "it's "],
  [/\bc(?:o?m)?mts?\b/giu, "comments"],
  [/\bmsgs\b/giu, "messages"],
  [/(?<=\p{L} )w\/ ?(?=\p{L})/giu, "with "],
  [/(?<=\p{L} )w\/o ?(?=\p{L})/giu, "without "],
  [/\babt\b/giu, "about"],
  [/\b(?:b\/?c|coz|cos|cuz)(?= (?:we|it|they|this|that|our|i)\b)/giu, "because"],
  [
    /\b(questions?|queries|complaints?|comments?|anything|stuff|posts?|enquiries|inquiries) re:? (?=\p{L})/giu,
    "$1 about "
  ],
  [/ = no[- ]go$/iu, " = no"],
  [/\bpl[sz]{1,2}\b/giu, "please"],
  [/\bppl\b/giu, "people"]
]
