import type { Platform } from "#schema/Platform.ts"
import ar from "../Languages/ar.json"
import de from "../Languages/de.json"
import es from "../Languages/es.json"
import fr from "../Languages/fr.json"
import hi from "../Languages/hi.json"
import italian from "../Languages/it.json"
import ja from "../Languages/ja.json"
import ko from "../Languages/ko.json"
import nl from "../Languages/nl.json"
import pl from "../Languages/pl.json"
import pt from "../Languages/pt.json"
import tr from "../Languages/tr.json"
import { everywhere } from "../Place.ts"
import type { Effect, Place, Target } from "../Policy.ts"
import type { Topic } from "../Topics.ts"
import { topics as allTopics } from "../Topics.ts"
import { platformNamed } from "./Tokens.ts"

/** How a language says the plain forms: patterns with `{x}` where what they are about stands. */
interface Spoken {
  readonly name: string
  readonly and: ReadonlyArray<string>
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

type Said = Effect | "competitors"

interface Language {
  readonly name: string
  readonly polite: RegExp | null
  readonly place: RegExp | null
  readonly forms: ReadonlyArray<readonly [RegExp, Said]>
  readonly separators: RegExp
  readonly article: RegExp
  readonly topics: ReadonlyMap<string, Topic>
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const languageOf = (spoken: Spoken): Language => {
  const formsOf = (patterns: ReadonlyArray<string>, said: Said) =>
    patterns.map((pattern) => [new RegExp(`^${pattern.replace("{x}", "(.+?)")}$`, "iu"), said] as const)
  const [first = ""] = spoken.and
  const and = unspaced.test(first)
    ? `\\s*[,、，・]\\s*|(?:${spoken.and.join("|")})\\s*`
    : `\\s*[,،、+&]\\s*(?:(?:${spoken.and.join("|")})\\s+)?|\\s+(?:${spoken.and.join("|")})\\s+${first === "و" ? "|\\s+و(?=\\S)" : ""}`
  return {
    name: spoken.name,
    polite: spoken.polite === "" ? null : new RegExp(`(?:^|[\\s,،])(?:${spoken.polite})(?=$|[\\s,،!])`, "giu"),
    place: spoken.on === "" ? null : new RegExp(`\\s+(?:${spoken.on})\\s+(\\p{L}+)$`, "iu"),
    forms: [
      ...formsOf(spoken.competitors, "competitors"),
      ...formsOf(spoken.keep, "keep"),
      ...formsOf(spoken.ask, "ask"),
      ...formsOf(spoken.hide, "hide")
    ],
    separators: new RegExp(and, "iu"),
    article: new RegExp(`^(?:${spoken.articles})(?:\\s${unspaced.test(first) ? "*" : "+"}|(?<=['’]))`, "iu"),
    topics: new Map(
      allTopics.flatMap((topic) => (spoken.topics[topic] ?? "").split("|").map((name) => [name, topic] as const))
    )
  }
}

const languages: ReadonlyArray<Language> = [ar, de, es, fr, hi, italian, ja, ko, nl, pl, pt, tr].map(languageOf)

/** What a sentence in another language than English says. */
export interface ForeignReading {
  readonly said: Said
  readonly targets: ReadonlyArray<Target>
  readonly place: Place
}

const quoted = /^["“„«「『](.+)["”“»」』]$/u
const tagged = /^[#@][\p{L}\p{N}_.]+$/u
const capital = /^(?=.*\p{Lu})[\p{L}\p{N}.&'’-]+(?: [\p{L}\p{N}.&'’-]+){0,3}$/u

const withoutArticle = (item: string, { article }: Language): string => {
  const rest = item.replace(article, "").trim()
  return rest === item ? item : rest
}

const targetOf = (item: string, language: Language): Target | null => {
  const term = quoted.exec(item)?.[1] ?? (tagged.test(item) ? item : null)
  if (term !== null) return { topics: [], terms: [term] }
  // a capital I with a dot leaves its dot behind
  const plain = item.toLowerCase().replaceAll("\u0307", "")
  const topic = language.topics.get(plain) ?? language.topics.get(withoutArticle(plain, language))
  return topic === undefined ? null : { topics: [topic], terms: [] }
}

const nameOf = (item: string): Target | null => {
  const name = quoted.exec(item)?.[1] ?? (tagged.test(item) || capital.test(item) ? item : null)
  return name === null ? null : { topics: [], terms: [name] }
}

const platformOf = (sentence: string, { place }: Language): readonly [rest: string, platform: Platform | null] => {
  const found = place?.exec(sentence)
  const platform = platformNamed(found?.[1]?.toLowerCase() ?? "")
  return found === null || found === undefined || platform === null
    ? [sentence, null]
    : [sentence.slice(0, found.index), platform]
}

const readingsIn = (sentence: string, language: Language): ReadonlyArray<ForeignReading> => {
  const plain = (language.polite === null ? sentence : sentence.replaceAll(language.polite, " "))
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s,،¡]+|[\s,،!。！.]+$/gu, "")
  const [rest, platform] = platformOf(plain, language)
  const readings: Array<ForeignReading> = []
  for (const [form, said] of language.forms) {
    const list = form.exec(rest)?.[1]
    if (list === undefined) continue
    const items = list.split(language.separators).filter((item) => item.trim() !== "")
    const targets = items.map((item) =>
      said === "competitors" ? nameOf(item.trim()) : targetOf(item.trim(), language)
    )
    const known = targets.filter((target) => target !== null)
    if (known.length === 0 || known.length < targets.length) continue
    readings.push({
      said,
      targets: known,
      place: platform === null ? everywhere : { ...everywhere, platforms: [platform] }
    })
  }
  return readings
}

/**
 * What a sentence says in one of twelve other languages, where all of it is a plain form: hide, keep or ask, and what,
 * or who the competitors are. Null for any other sentence, and where two readings disagree: nothing is guessed, and a
 * word that is left over, such as a negation, leaves the sentence unread.
 */
export const foreign = (sentence: string): ForeignReading | null => {
  const readings = languages.flatMap((language) => readingsIn(sentence.trim(), language))
  const [first] = readings
  if (first === undefined || readings.some(({ said }) => said !== first.said)) return null
  return first
}
