import type { Figure } from "./Figure.ts"

const end = "[^.!?;,:]{2,50}(?=[\\s.!💔❤😢]*$)"
const theirs = "people|family|families|faith|religion|children|kids|parents|community|country|baby"

/** What nobody should have to hear of themselves: whoever says so speaks against it, as long as they say no more. */
export const spokenAgainst: ReadonlyArray<Figure> = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:nobody|no[- ]?one|no (?:child|kid|person|human|human being|family)) (?:should|deserves to|ought to) (?:ever )?(?:have to )?(?:hear|read|be told|see|listen to)(?: \\p{L}+){0,5} )that (?:they|s?he|(?:their|his|her) (?:${theirs})) (?:should|ought to|deserves? to|must|needs? to) ${end}`,
      "giu"
    ),
    "such a thing"
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:niemand|keiner|keine|kein (?:mensch|kind)) (?:sollte|soll|durfte|darf) (?:\\p{L}+ ){0,5}(?:horen|lesen|anhoren|gesagt bekommen)(?: mussen)?), dass (?:er|es|sein(?:e|er)? (?:volk|familie|glauben?|land|kinder|kind|eltern|religion)) ${end}`,
      "giu"
    ),
    ", was traurig macht"
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:niemand|geen (?:mens|kind|enkel mens)) (?:zou|hoort|mag) (?:\\p{L}+ ){0,5}(?:horen|lezen|aanhoren)(?: krijgen)?),? dat (?:hij|(?:zijn|haar|hun) (?:volk|familie|geloof|land|kinderen|kind|ouders|mensen)) ${end}`,
      "giu"
    ),
    " hoe erg het is"
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:personne|aucun enfant|nul) ne (?:devrait|doit) (?:avoir a )?(?:entendre|lire|s['’ ]?entendre dire)(?: \\p{L}+){0,3} )qu(?:e (?:son peuple|sa famille|sa foi|sa religion|ses enfants|ses parents)|['’ ]?il|['’ ]?elle) ${end}`,
      "giu"
    ),
    "des choses tristes"
  ]
]
