import { people, type Rewrite } from "./Words.ts"

const staff =
  "(?:staff|team|teams|crew|cabin crew|employees|employee|colleagues|workers|nurses|doctors|dentists|drivers|devs|developers|moderators|mods|admins|volunteers|players|squad|coach|manager|managers|ceo|founder|owner|owners|candidate|artists|waiters|baristas|hosts|agents|guides|teachers|pilots|family|community|guests|customers|fans|followers|users|commenters|posters|strangers|children|people|members|models|receptionists|chefs|trainers|stylists|speakers|creators)"
const whom = `(?:(?:(?:our|my|the|other|any|any of our|individual|fellow|a|an|these|those)(?: own| other| support| sales| service| customer| kitchen| office| social media| community)? )*${staff}(?: members?)?(?: or (?:(?:our|my|the|other) )*${staff})?|us|me|each other|one another|others|anyone|anybody|someone|somebody|everyone|a person|${people}|them|him or her|him|her)`
const at = "(?:(?:aimed|directed|targeted|thrown|hurled) )?(?:at|against|towards?|to)"

/** Who is insulted or threatened is not told apart: to be rude to somebody is an insult. */
export const aimed: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `\\b(insults|personal attacks|threats|death threats|abuse|abusive comments|harassment|bullying) ${at} ${whom}(?= |,|$)`,
      "giu"
    ),
    "$1"
  ],
  [
    new RegExp(
      `\\b(?:swearing|cursing|cussing|swear words|profanity|bad language|foul language) ${at} ${whom}(?= |,|$)`,
      "giu"
    ),
    "insults"
  ],
  [new RegExp(`\\b(?:swears?|curses?|cusses) ${at} ${whom}(?= |,|$)`, "giu"), "insults"],
  [
    new RegExp(
      `\\b(?:${people}|who|that|comments that) (?:insults?|bully|bullies|harass(?:es)?|abuses?|attacks?|offends?) ${whom}(?= |,|$)`,
      "giu"
    ),
    "insults"
  ],
  [
    new RegExp(`\\b(?:insulting|bullying|harassing|attacking|offending|verbally abusing) ${whom}(?= |,|$)`, "giu"),
    "insults"
  ],
  [new RegExp(`\\b(?:threatens?|threatening) ${whom}(?= |,|$)`, "giu"), "threats"],
  [
    /\b(swearing|cursing|swear words|profanity|bad language)(?: (?:that|which) (?:is|are)(?: not|n['’]t)| (?:that|which) isn['’]?t| (?:that|which) aren['’]?t| not)? (?:without a target|aimed at (?:anyone|anybody|someone|somebody|a person|people)|directed at (?:anyone|anybody|someone|somebody|a person|people))(?=$|,| )/iu,
    "$1 except insults"
  ],
  [/\bswearing in general\b/iu, "swearing"]
]
