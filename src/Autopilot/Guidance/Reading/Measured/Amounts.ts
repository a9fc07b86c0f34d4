import type { Countable, Measure } from "../../Measures/Measure.ts"
import { bounded, manyOf, nothingBut } from "./Bounded.ts"
import { number, numberOf } from "./Numbers.ts"

/** What was found, by the names of the parts of an expression. */
export type Groups = Readonly<Record<string, string>>

/** What may be alone in a comment, or counted, by the words for it. */
const things: ReadonlyArray<readonly [said: string, of: Countable]> = [
  ["links?|urls?|web ?addresses|hyperlinks?", "links"],
  ["hash ?tags?", "hashtags"],
  [
    "tagged (?:people|friends|names)|(?:friend|name)[- ]?tags|(?:tag|tags|tagging|mention|mentions|mentioning|@) (?:of )?(?:(?:their|a|an|some|your|other|more|each|one or more) )*(?:friends?|people|person|someone|somebody|others|other|mates?|pals?|names?|accounts?|users?|buddies)(?: in (?:them|it|a comment))?|tags?|@s|mentions",
    "tags"
  ],
  ["emojis?|smileys?|emoticons?", "emoji"],
  ["gifs?|stickers?|(?:pics?|pictures?|photos?|images?|memes?)", "images"],
  ["(?:exclamation|question) (?:marks?|points?)", "marks"],
  ["words?", "words"],
  ["characters?|letters?|signs", "characters"]
]
export const loneThing = `(?:${things
  .slice(0, 5)
  .map(([said]) => said)
  .join("|")})`
export const counted = `(?:${things.map(([said]) => said).join("|")})`

const ofThing = (said: string): Countable | null =>
  things.find(([words]) => new RegExp(`^(?:${words})$`, "iu").test(said.trim()))?.[1] ?? null

export const unnumbered =
  "(?:too many|lots of|loads of|tons of|a lot of|a ton of|a load of|a bunch of|plenty of|many|so many|excessive|countless|heaps of)"
const several: Readonly<Record<string, number>> = { multiple: 2, several: 3 }

export const most = `(?:fewer than|less than|under|no more than|at most|up to|not more than|a maximum of)`
export const least = "(?:more than|over|at least|upwards of|in excess of)"

export const behind = "(?<behind>or more|or fewer|or less|\\+)"
export const after = "(?: (?<after>or more|or fewer|or less))?"
export const figures = `(?:(?<how>${most}|${least}) )?(?<number>${number})(?: ?${behind})?`

/** A comment that has nothing besides. Null where the words are of something else, as of what follows. */
export const alone = ({ thing = "" }: Groups): Measure | null => {
  const of = ofThing(thing)
  return of === null ? null : nothingBut(of)
}

const bounds = (how: string, figure: number): Pick<Measure, "least" | "most"> => {
  switch (how.toLowerCase().replace(/ a maximum of| than$/u, "")) {
    case "fewer":
    case "less":
    case "under":
    case "shorter":
      return { least: 0, most: figure - 1 }
    case "at least":
    case "upwards of":
    case "or more":
    case "+":
      return { least: figure, most: null }
    case "more":
    case "over":
    case "longer":
    case "in excess of":
      return { least: figure + 1, most: null }
    case "":
      return { least: figure, most: figure }
    default:
      return { least: 0, most: figure }
  }
}

/** So many as a number says. */
export const measured = (groups: Groups): Measure | null => {
  const of = ofThing(groups["thing"] ?? "")
  const how = groups["after"] ?? groups["behind"] ?? groups["how"] ?? ""
  return of === null ? null : bounded(of, bounds(how, numberOf(groups["number"] ?? "")))
}

/** As many as words without a number say. */
export const ofMany = ({ some = "", thing = "" }: Groups): Measure | null => {
  const of = ofThing(thing)
  return of === null ? null : manyOf(of, several[some.toLowerCase()])
}
