import { once } from "#src/Ground/Once.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import { homonyms, reclaimed } from "../../WordLists/SlursInContext.ts"
import type { Classification } from "../Classification/Classifier.ts"
import { threatened } from "../Classification/Threatened.ts"
import { withoutPart } from "../Rudeness/Insults.ts"
import { judgedByPeople } from "../Rudeness/Swearing.ts"
import { isUnkind } from "../SecondLooks/Bystanders.ts"

/** In a longer comment there is a subject besides. */
const longest = 280

const starts = "(?<![\\p{L}\\p{N}'’])"
/** `A faggot hater` is another. */
const ends = "(?![\\p{L}\\p{N}]|[ -](?:hat(?:er|ing)|bash|kill|hunt|free)\\p{L}*)"
const quote = "[\"'“„«‘]?"
const whole = (source: string) => new RegExp(`${starts}(?:${source})${ends}`, "iu")
const each = (sources: ReadonlyArray<string>) =>
  new RegExp(sources.map((source) => `${starts}(?:${source})${ends}`).join("|"), "giu")

/** Each ends with the slur. */
const patterns = once(() => {
  const like = "(?:(?:proud|old|big|little|lifelong|happy|fat|middle[- ]aged|working[- ]class) ){0,2}"
  const somebody =
    "(?:me|us|him|her|them|people|some(?:one|body)|any(?:one|body)|(?:my|our|his|her|their|the|an?|this|that) (?:\\p{L}+ )?\\p{L}+)"
  return {
    slur: whole(`${reclaimed}|1488`),
    as: each([`(?:as|being) an? ${like}${reclaimed}`, `fellow ${reclaimed}`]),
    own: each([
      `(?:i['’]?m|i am) an? ${like}${reclaimed}`,
      `(?:we(?:['’]re| are)?|us|me and my|you and my)(?: two| all| both| just)?(?: an? bunch of)? ${like}${reclaimed}`,
      `(?:my|our) (?:(?:own|favou?rite|best|beloved|dear|dearest|lovely|gorgeous|beautiful) )+${reclaimed}`,
      "my n[i1*!]gg[a*](?:s|z)?",
      `${reclaimed}(?= like (?:me|us|myself|ourselves)(?!\\p{L}))`
    ]),
    used: each([
      `${reclaimed}(?= (?:is|was|are|were|being|gets?|got)(?: still| now| always)? (?:used|thrown around|thrown about|considered|treated) (?:as|like) (?:an? )?(?:insults?|slurs?|jokes?|put[- ]?downs?|punch ?lines?|swear ?words?)(?!\\p{L}))`
    ]),
    told: each([
      `(?<!(?:i|we|lets|let['’]s|should|gonna|i['’]ll|to) )(?:called|calls|calling|shouted at|yelled at|labell?ed|(?:they|he|she|kids|who|people|if you|not|cannot|(?:ca|do|did|would|could|should|must)n['’]?t|never|stop|nobody should|no one should) call) ${somebody} ${quote}(?:an? |the )?${quote}(?:\\p{L}+ )?${reclaimed}`,
      `(?:was|were|been|being|got|get|getting) (?:called|labell?ed) ${quote}(?:an? |the )?${quote}(?:\\p{L}+ )?${reclaimed}`,
      `the (?:word|term|slur|insult|words)s?,? ${quote}${reclaimed}`
    ])
  }
})

/** Whoever is spoken to, or of, is no thing. */
const thrown = "(?<!(?:you|u|that|those|these|fucking|stupid|dirty|filthy|ugly) )"

const things = once(() =>
  homonyms.map(([word, around]) => ({
    named: new RegExp(`${starts}${thrown}(?:${word})(?![\\p{L}\\p{N}])`, "giu"),
    around: new RegExp(`(?<![\\p{L}\\p{N}])(?:${around})(?![\\p{L}\\p{N}])`, "iu")
  }))
)

/** Whoever speaks next is the one who writes. */
const firstPerson =
  /^(?:(?!(?<![\p{L}])(?:you|u|ya|your|ur)(?!\p{L}))[^.!?])*?(?<!\p{L})(?:i|we|my|me|our)(?![\p{L}])/iu

/** A comment with other words instead of slurs, and whether somebody says them of themselves, means a thing, or finds fault with their use. */
interface InContext {
  readonly rest: TextReading
  readonly isOwn: boolean
}

const somebody = "person"

const otherwise = (written: string): { readonly rest: string; readonly isOwn: boolean } | null => {
  const { as, own, slur, told, used } = patterns()
  if (!slur.test(written)) return null
  const instead = (said: string, by: string) => said.replace(new RegExp(`${reclaimed}$`, "iu"), by)
  let rest = written
  for (const { around, named } of things()) {
    if (around.test(rest.replaceAll(named, "_"))) rest = rest.replaceAll(named, "piece")
  }
  rest = rest.replaceAll(own, (said) => instead(said, somebody))
  rest = rest.replaceAll(used, (said) => instead(said, "it"))
  rest = rest.replaceAll(as, (said, ...more) => {
    const at = more.find((one) => typeof one === "number")
    return at !== undefined && firstPerson.test(rest.slice(at + said.length)) ? instead(said, somebody) : said
  })
  if (rest !== written) return { rest, isOwn: true }
  rest = rest.replaceAll(told, (said) => instead(said, somebody))
  return rest === written ? null : { rest, isOwn: false }
}

/**
 * A comment whose slurs are said of oneself, told of what somebody was called, or mean a thing. Null where there are none,
 * where others are left, and where the rest is hostile.
 */
export const slurInContext = ({ text: { written } }: TextReading): InContext | null => {
  if (written.length > longest) return null
  const found = otherwise(written.whole)
  if (found === null) return null
  const rest = read(found.rest)
  return isUnkind(rest, "en") ? null : { rest, isOwn: found.isOwn }
}

/** A slur that somebody takes for themselves is as rude as strong words are; one that is told of is for people to judge. */
export const withInContext = (found: Classification, { isOwn }: InContext, rest: Classification): Classification => {
  const { hate, profanity } = found.scores
  const bounded = isOwn ? withoutPart(found, rest).scores.hate : Math.min(hate, threatened)
  return { ...found, scores: { ...found.scores, hate: bounded, profanity: Math.min(profanity, judgedByPeople) } }
}
