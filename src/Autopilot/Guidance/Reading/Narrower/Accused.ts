import type { Rule } from "../../Policy.ts"
import { isClaim } from "../../Sayings/Claimed.ts"
import type { Meant } from "../Guards/SaidOtherwise.ts"
import { person } from "../Words/Persons.ts"
import { standsIn } from "../Words/StandsIn.ts"

const somebody = new RegExp(`^${person}`, "u")

/** Whether whoever names somebody would be hidden, as one who accuses them. */
const isAccused = ({ effect, source, terms, topics }: Rule): boolean =>
  effect === "hide" &&
  topics.length === 0 &&
  standsIn(
    { source, terms: terms.filter((term) => somebody.test(term)) },
    (term) =>
      `(?<!\\p{L})(?:accusations?|allegations?) (?:about|against|on|of|towards?|to|aimed at) (?:\\p{L}+,? (?:and |or )?){0,4}?${term}(?!\\p{L})`
  )

const tips = "(?:tips|hints|hot takes)"
/** `Bets and tips on our matches`: whoever asks when a match is gives none. */
const isTipped = (rule: Rule): boolean =>
  rule.effect === "hide" &&
  rule.topics.length === 0 &&
  standsIn(
    rule,
    (term) => `(?<!\\p{L})${tips} (?:about|on|for|regarding) (?:(?:the|our|my|any|all|your|how to) )*${term}(?!\\p{L})`
  )

const accusing =
  /(?<!\p{L})(?:accusations?|allegations?|claims?|accus(?:es?|ing)(?: \p{L}+){1,3}) (?:of|that) (?:being )?(?:rac|sex|hate|antisem|homoph|transph|islamoph|xenoph|misogyn|bigot|discrimin)/iu

/** `Accusations of racism`: whoever says that somebody is racist hates nobody for it. */
const isOfHate = ({ effect, source, topics }: Rule): boolean =>
  effect === "hide" && topics.includes("hate") && accusing.test(source)

/** `Accusations about the chefs`: whoever thanks the chefs accuses nobody. */
export const accused: Meant = {
  said: /(?<!\p{L})(?:accus|allegations?|claims? of|tips |hints |hot takes )/iu,
  of: (rule) => isAccused(rule) || isOfHate(rule) || isTipped(rule),
  why: "no words tell them from other comments about the same, and all of these would be hidden; put the words that such comments contain in quotes, or write “Ask me about …” to decide yourself"
}

/** `Que nos produits sont chinois`: they are, and no comment is in Chinese for it. */
export const ofCountries: Meant = {
  said: /(?<!\p{L})(?:sind|ist|seien|sei|sont|est|son|es|sean|sea|são|é|sejam|seja|sono|è|siano|sia|zijn|is|są|jest|are|were|was) (?:\p{L}+ )?\p{L}+(?=$|[,.;!])/iu,
  of: ({ languages, source }) => languages !== null && isClaim(source),
  why: "it is not clear whether comments in that language are meant, or those that say where something comes from; put the words that such comments contain in quotes"
}
