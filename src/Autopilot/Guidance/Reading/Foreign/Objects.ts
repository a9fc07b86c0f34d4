import { isEverydayWord } from "../../../Text/EverydayWords.ts"
import { everywhere } from "../../Place.ts"
import type { Place, RuleTarget } from "../../Policy.ts"
import type { Topic } from "../../Topics.ts"
import { saysWhatToDo } from "./Effects.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { type ForeignWord, is, isUnknown } from "./Lex.ts"

/** What a clause speaks of. */
export interface SpokenOf {
  readonly targets: ReadonlyArray<RuleTarget>
  readonly place: Place
  /** Whether all comments are meant. */
  readonly everything: boolean
}

interface Item {
  readonly topics: Array<Topic>
  /** Words that are not known, each with those next to it. */
  readonly runs: Array<Array<ForeignWord>>
  readonly exact: Array<ForeignWord>
  readonly languages: Array<string>
  /** Whether a word that points at somebody stands behind its topic, and whether names stand in front of it. */
  aimed: boolean
  ahead: boolean
  /** Whether a word between names in front and the topic says how they belong together. */
  joined: boolean
  /** How many of them stand before a word that says what a comment is about; null where there is none. */
  before: number | null
  /** Whether it is of somebody: who writes it, or whom it is about. */
  owned: boolean
  ofOthers: boolean
  /** Whether it is about people that no word tells. */
  aboutPeople: boolean
  listed: boolean
}

const empty = (listed: boolean): Item => ({
  topics: [],
  runs: [],
  exact: [],
  languages: [],
  aimed: false,
  ahead: false,
  joined: false,
  before: null,
  owned: false,
  ofOthers: false,
  aboutPeople: false,
  listed
})

/** Whom an insult is aimed at does not tell it from others. */
const atSomebody: ReadonlySet<Topic> = new Set<Topic>(["insult", "hate", "threat", "profanity"])
/** What these are about stands in the comment. */
const aboutSomething: ReadonlySet<Topic> = new Set<Topic>(["negative", "question", "praise"])
const subjects: ReadonlySet<Topic> = new Set<Topic>(["delivery", "price", "refund", "discount", "politics", "religion"])

/** They are of others by themselves. */
const advertising: ReadonlySet<Topic> = new Set<Topic>(["spam", "scams", "competitors"])

const longestRun = 3
const isCapital = ({ text }: ForeignWord) => /^\p{N}*\p{Lu}|^\p{Ll}{1,2}\p{Lu}/u.test(text)

/** Words that a comment can be searched for; null where they may be something else. */
const termOf = (run: ReadonlyArray<ForeignWord>, { nouns, stopWords, writing }: LanguageWords): string | null => {
  const text = run.map((token) => token.text).join(" ")
  if (run.length > longestRun) return null
  if (run.some((token) => !isCapital(token) && (Array.from(token.text).length < 2 || isEverydayWord(token.text))))
    return null
  if (run.every(({ text: word }) => isEverydayWord(word) || stopWords.has(word.toLowerCase()))) return null
  if (writing === "unspaced" && /\p{Script=Hiragana}/u.test(text)) return null
  const last = run.at(-1)
  const isNoun = last !== undefined && (isCapital(last) || /^\p{N}/u.test(last.text))
  if (nouns && !isNoun && (run.length > 1 || /(?:en|t|s|e)$/.test(text))) return null
  return text
}

/** Beside a name as it stands, its other forms. */
const formsOf = (term: string, { cases, writing }: LanguageWords): ReadonlyArray<string> => {
  const fewest = writing === "attached" ? 2 : 3
  const forms = cases.flatMap(([ending, other]) =>
    term.endsWith(ending) && term.length - ending.length >= fewest ? [term.slice(0, -ending.length) + other] : []
  )
  return [...new Set([term, ...forms])]
}

/** Of `the recall of the airbag` what is spoken of: the first, or where it stands behind, the last. */
const headOf = (runs: ReadonlyArray<ReadonlyArray<ForeignWord>>, { name, writing }: LanguageWords) =>
  writing === "spaced" && !["Turkish", "Hindi"].includes(name) ? runs[0] : runs.at(-1)

/** Korean words that tell what something is like, and not what it is about. */
const likening = /[한은는운인된할린진]$/u

/** Turkish words that belong to the one in front of them. */
const owned = /(?:[aeıioöuü]s[iıuü]|l[ae]r[ıi]n[ıiae])(?:n[ıiae])?$/u

/** Whether what is named stands where the language has what something is about. */
const isAbout = ({ ahead, aimed, joined, runs }: Item, { behind, writing }: LanguageWords): boolean => {
  if (!behind) return aimed && !ahead
  const last = runs.at(-1)?.at(-1)
  return ahead && (joined || (writing === "attached" && last !== undefined && !likening.test(last.text)))
}

const isJoined = (before: ForeignWord | undefined, topic: ForeignWord, { name }: LanguageWords): boolean =>
  is(before, "of", "against", "about", "after") || (name === "Turkish" && owned.test(topic.text))

/** `Debates about Kelda`: what is said about what is looked for is not looked for. */
const isSplit = ({ before, runs }: Item) => before !== null && before > 0 && before < runs.length

const targetOf = (
  item: Item,
  governed: boolean,
  first: ForeignWord | undefined,
  lexicon: LanguageWords
): RuleTarget | null => {
  const [topic, other, more] = item.topics
  const exact = item.exact.map(({ text }) => text)
  if (more !== undefined || isSplit(item)) return null
  if (item.ofOthers && (topic === undefined || !advertising.has(topic))) return null
  const head = headOf(item.runs, lexicon)
  const term = head === undefined ? null : termOf(head, lexicon)
  if (head !== undefined && term === null) return null
  const terms = term === null ? exact : [...formsOf(term, lexicon), ...exact]
  if (topic === undefined) {
    if (terms.length === 0) return null
    const isName = !lexicon.nouns && head?.[0] !== undefined && isCapital(head[0]) && (head[0] !== first || item.listed)
    if (head !== undefined && !governed && !isName) return null
    return head !== undefined && item.runs.length > 1 && !governed ? null : { topics: [], terms }
  }
  if (other !== undefined) {
    const [kind, about] = aboutSomething.has(topic) ? [topic, other] : [other, topic]
    const told = aboutSomething.has(kind) && subjects.has(about) && terms.length === 0
    return told ? { topics: [kind, about], terms: [] } : null
  }
  if (terms.length === 0) return { topics: [topic], terms: [] }
  // what it is about stands where the language has it: anywhere else a word may say something of its own
  if (exact.length > 0 || item.runs.length > 1 || !isAbout(item, lexicon)) return null
  if (atSomebody.has(topic)) return { topics: [topic], terms: [] }
  if (item.owned) return null
  return aboutSomething.has(topic) ? { topics: [topic], terms } : null
}

const isNext = (one: ForeignWord | undefined, other: ForeignWord) => one !== undefined && other.start - one.end <= 1

/** What the words of a clause speak of beside what they say to do; null where a word is left over. */
export const objectsIn = (tokens: ReadonlyArray<ForeignWord>, lexicon: LanguageWords): SpokenOf | null => {
  const items: Array<Item> = [empty(false)]
  const authors: Array<string> = []
  const has = (...some: Parameters<typeof is>[1][]) => tokens.some((token) => is(token, ...some))
  const heads = has("comments", "everything")
  const governed = has("about", "after") || (has("with") && heads)
  const asking = (token: ForeignWord) => is(token, "asks") && (!is(token, "ask") || has("if", "relative", "comments"))
  let last: ForeignWord | undefined
  for (const [at, token] of tokens.entries()) {
    const item = items.at(-1)
    if (item === undefined) return null
    const topic = token.kinds.topic as Topic | undefined
    if (is(token, "about", "after") && item.before === null) item.before = item.runs.length
    if (token.cut !== null || is(token, "and")) items.push(empty(true))
    else if (token.exact && /^@/.test(token.text) && is(tokens[at - 1], "from")) authors.push(token.text)
    else if (token.exact) item.exact.push(token)
    // a preposition has no verb behind it: the sentence is in another language
    else if (is(token, "on") && token.start === 0 && is(tokens[at + 1], "keep")) return null
    else if (saysWhatToDo(token, tokens)) continue
    else if (asking(token)) item.topics.unshift("question")
    else if (topic !== undefined) {
      if (item.topics.length === 0) item.joined = isJoined(tokens[at - 1], token, lexicon)
      if (!item.topics.includes(topic)) item.topics.push(topic)
    } else if (is(token, "others")) item.ofOthers = true
    else if (is(token, "people")) {
      if (item.topics.length === 0 && is(tokens[at - 1], "about")) item.aboutPeople = true
    } else if (is(token, "language") && (heads || has("language"))) item.languages.push(token.kinds.language ?? "")
    else if (isUnknown(token)) {
      if (item.topics.length === 0) item.ahead = true
      const run = item.runs.at(-1)
      if (run !== undefined && isNext(last, token)) run.push(token)
      else item.runs.push([token])
      last = token
    } else if (is(token, "rivals", "only", "except", "besides", "elsewhere", "vague", "ads", "posts", "platform"))
      return null
    else if (is(token, "against", "of", "about") && item.topics.length > 0 && item.runs.length === 0) {
      item.aimed = true
      item.owned = is(token, "from") && !is(token, "against", "about")
    }
  }
  if (
    items.some(
      ({ aboutPeople, exact, runs, topics }) => aboutPeople && topics.length + runs.length + exact.length === 0
    )
  )
    return null
  const said = items.filter(({ exact, runs, topics }) => topics.length + runs.length + exact.length > 0)
  const languages = items.flatMap((item) => item.languages)
  const isLanguage = languages.length > 0
  if (isLanguage && said.length > 0) return null
  const first = tokens.find((token) => token.cut === null)
  const targets = said.map((item) => targetOf(item, governed, first, lexicon))
  const known = targets.filter((target) => target !== null)
  if (known.length < targets.length) return null
  const place = {
    ...everywhere,
    languages: isLanguage ? languages : null,
    authors: authors.length > 0 ? authors : null
  }
  return { targets: known, place, everything: heads && known.length === 0 && !isLanguage && authors.length === 0 }
}
