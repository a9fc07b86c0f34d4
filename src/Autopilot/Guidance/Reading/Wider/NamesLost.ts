import { languageNamed } from "../../../Language/Names.ts"
import type { Policy, Rule } from "../../Policy.ts"
import { type Topic, topicNamed } from "../../Topics.ts"
import { isEnglish } from "../Speech/English.ts"
import { offices, relatives } from "../Words/Persons.ts"
import { neverNames, platformNamed } from "../Words/Tokens.ts"
import { mockedIn, ofClaimed } from "./Mocked.ts"

const meant =
  "(?:about|of|on|at|against|towards?|insult(?:s|ing)?|mock(?:s|ing)?|attack(?:s|ing)?|threaten(?:s|ing)?|bull(?:y|ies|ying)|abus(?:es?|ing)|harass(?:es|ing)?|call(?:s|ing)|ridicul(?:es?|ing)|naming|mentioning|mentions?|(?:rude|nasty|mean|horrible|unkind|hateful|abusive|cruel) to(?:wards?)?)"
const titles =
  "(?:(?:Dr|Mr|Mrs|Ms|Mx|Miss|Prof|Professor|Doctor|Chef|Mayor|Sir|Lady|President|Minister|Coach|Captain|Father|Sister|Aunt|Uncle|King|Queen|Prince|Princess)\\.? )*"
const joining =
  "(?!(?:past|to|by|from|with|in|under|for|before|after|until|and|or|unless|except|but|on|of|about|at|via|through|goe?s?|come?s?|is|are|as|than|then|please)(?!\\p{L}))"
/** `Insults of our driver Tom`: a word or two may say who that is. */
const named = new RegExp(
  `(?<!["“„«][^"”»]*)(?<!\\p{L})${meant} (?:(?:our|the|my|a|an|poor) )?(?:${joining}\\p{Ll}[\\p{L}'’-]* ){0,2}?${titles}(?<name>\\p{Lu}\\p{Ll}[\\p{L}'’-]*(?: \\p{Lu}\\p{Ll}[\\p{L}'’-]*)*)`,
  "gu"
)
/** What is asked of somebody is about nobody: `ask Karen`. */
const isShouted = (said: string): boolean => !/\p{Ll}/u.test(said)

const plain = (word: string): string => word.toLowerCase().replace(/['’]s?$/u, "")
const isWord = (word: string): boolean =>
  neverNames.has(word) || platformNamed(word) !== null || topicNamed(word) !== null || languageNamed(word) !== null

const ofFamily = new RegExp(`^ ${relatives}`, "iu")
/** `The Councillor's family` */
const isOffice = (name: string, behind: string): boolean =>
  ofFamily.test(behind) && offices.includes(name.replace(/['’]s$/u, ""))

/** Names that a sentence speaks of and none of its rules knows. */
const lostIn = (said: string, { competitors, rules }: Pick<Policy, "rules" | "competitors">): ReadonlyArray<string> => {
  const known = JSON.stringify([competitors, rules.map(({ source: _, ...rule }) => rule)]).toLowerCase()
  return [...said.matchAll(named)].flatMap(({ 0: whole, groups, index }) => {
    const name = groups?.["name"] ?? ""
    if (isOffice(name, said.slice(index + whole.length))) return []
    const words = name.split(" ").map(plain)
    return words.some((word) => isWord(word) || known.includes(word)) ? [] : [name.replace(/['’]s?$/u, "")]
  })
}

/** Who is meant by them can be named beside. */
const aimed: ReadonlySet<Topic> = new Set<Topic>(["insult", "threat", "profanity", "sexual", "bodies", "hate"])

/** `Anyone insulting Marie from the bakery`: whoever is insulted is named in the comment, or nobody knows who is meant. */
export const withNames = (said: string, asked: string, rules: ReadonlyArray<Rule>): ReadonlyArray<Rule> => {
  if (!isEnglish(said) || isShouted(said)) return rules
  const thing = mockedIn(said) ?? mockedIn(asked)
  const [bare, another] = rules.filter(({ terms, topics }) => topics.join() === "insult" && terms.length === 0)
  if (thing !== null && bare !== undefined && another === undefined)
    return rules.map((one) => (one === bare ? { ...one, terms: [thing] } : one))
  const [rule, more] = rules
  if (rule === undefined || more !== undefined) return rules
  if (rule.terms.length > 0) return [ofClaimed(ofClaimed(rule, said), asked)]
  const [name, other] = lostIn(said, { competitors: [], rules })
  if (name === undefined || other !== undefined || !rule.topics.some((topic) => aimed.has(topic))) return rules
  return [{ ...rule, terms: [name] }]
}

/** Why a sentence is not followed whose rules would be about more than those it names; null where they are not. */
export const whyNamesLost = (said: string, policy: Pick<Policy, "rules" | "competitors">): string | null => {
  if (policy.rules.length === 0 || isShouted(said) || !isEnglish(said)) return null
  const [name] = lostIn(said, policy)
  const all = new Set(policy.rules.filter(({ effect }) => effect === "hide").flatMap(({ topics }) => topics))
  const what = all.has("threat") ? "threats against" : all.has("insult") ? "insults about" : "comments about"
  return name === undefined
    ? null
    : `“${name}” would be left out, and others be meant as well; write a sentence for it alone, as in “Hide ${what} ${name}”`
}
