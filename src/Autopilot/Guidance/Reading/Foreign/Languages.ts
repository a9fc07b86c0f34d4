import ar from "../../Languages/ar.json"
import de from "../../Languages/de.json"
import es from "../../Languages/es.json"
import fr from "../../Languages/fr.json"
import hi from "../../Languages/hi.json"
import italian from "../../Languages/it.json"
import ja from "../../Languages/ja.json"
import ko from "../../Languages/ko.json"
import nl from "../../Languages/nl.json"
import pl from "../../Languages/pl.json"
import pt from "../../Languages/pt.json"
import tr from "../../Languages/tr.json"
import type { Effect } from "../../Policy.ts"
import type { Topic } from "../../Topics.ts"
import { topics as allTopics } from "../../Topics.ts"

/** How a language says the plain forms: patterns with `{x}` where what they are about stands, `{xs}` where that is several. */
interface Spoken {
  readonly name: string
  readonly and: ReadonlyArray<string>
  /** Between two instructions, beside `and`. */
  readonly but: ReadonlyArray<string>
  /** Questions about something, with `{x}` for what they are about. */
  readonly asked: ReadonlyArray<string>
  /** Comments that have something, with `{x}` for what they have. */
  readonly carrying: ReadonlyArray<string>
  /** What may stand before a topic and adds nothing to it. */
  readonly articles: string
  /** What may stand around an instruction and adds nothing to it. */
  readonly polite: string
  /** Before the name of a network; empty where there is no such word. */
  readonly on: string
  readonly hide: ReadonlyArray<string>
  readonly keep: ReadonlyArray<string>
  readonly ask: ReadonlyArray<string>
  readonly competitors: ReadonlyArray<string>
  readonly topics: Readonly<Record<string, string>>
}

export type Said = Effect | "competitors"

/** Its plain forms, made ready to be looked for. */
export interface Language {
  readonly name: string
  readonly polite: RegExp | null
  readonly place: RegExp | null
  readonly opening: RegExp | null
  readonly joints: RegExp
  readonly asked: ReadonlyArray<RegExp>
  readonly carrying: ReadonlyArray<RegExp>
  readonly forms: ReadonlyArray<readonly [RegExp, Said]>
  readonly separators: RegExp
  readonly article: RegExp
  readonly topics: ReadonlyMap<string, Topic>
}

/** Two and more: where nouns have capitals, one alone is as well what is thought of competitors. */
const several = "(.+?(?:,| und | oder | & ).+?)"

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const about = (patterns: ReadonlyArray<string>) =>
  patterns.map((pattern) => new RegExp(`^${pattern.replace("{x}", "(.+?)")}$`, "iu"))

const languageOf = (spoken: Spoken): Language => {
  const formsOf = (patterns: ReadonlyArray<string>, said: Said) =>
    patterns.map(
      (pattern) => [new RegExp(`^${pattern.replace("{xs}", several).replace("{x}", "(.+?)")}$`, "iu"), said] as const
    )
  const [first = ""] = spoken.and
  const and = unspaced.test(first)
    ? `\\s*[,、，・]\\s*|(?:${spoken.and.join("|")})\\s*`
    : `\\s*[,،、+&]\\s*(?:(?:${spoken.and.join("|")})\\s+)?|\\s+(?:${spoken.and.join("|")})\\s+${first === "و" ? "|\\s+و(?=\\S)" : ""}`
  return {
    name: spoken.name,
    polite: spoken.polite === "" ? null : new RegExp(`(?:^|[\\s,،])(?:${spoken.polite})(?=$|[\\s,،!])`, "giu"),
    place: spoken.on === "" ? null : new RegExp(`\\s+(?:${spoken.on})\\s+(\\p{L}+)$`, "iu"),
    opening: spoken.on === "" ? null : new RegExp(`^(?:${spoken.on})\\s+(\\p{L}+)[\\s,:،]+`, "iu"),
    joints: new RegExp(
      `\\s*[,،、，]\\s*(?:(?:${spoken.but.join("|")}|${spoken.and.join("|")})\\s+)?|\\s+(?:${spoken.but.join("|")}|${spoken.and.join("|")})\\s+|\\s+و(?=\\S)|(?<=고|지만)\\s+`,
      "giu"
    ),
    asked: about(spoken.asked),
    carrying: about(spoken.carrying),
    forms: [
      ...formsOf(spoken.competitors, "competitors"),
      ...formsOf(spoken.keep, "keep"),
      ...formsOf(spoken.ask, "ask"),
      ...formsOf(spoken.hide, "hide")
    ],
    separators: new RegExp(and, "iu"),
    article: new RegExp(`^(?:${spoken.articles})(?:\\s${unspaced.test(first) ? "*" : "+"}|(?<=['’]))`, "iu"),
    topics: new Map(
      allTopics.flatMap((topic) => (spoken.topics[topic]?.split("|") ?? []).map((name) => [name, topic] as const))
    )
  }
}

export const languages: ReadonlyArray<Language> = [ar, de, es, fr, hi, italian, ja, ko, nl, pl, pt, tr].map(languageOf)
