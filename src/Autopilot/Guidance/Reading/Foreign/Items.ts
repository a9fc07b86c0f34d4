import { matters } from "../../Matters/Matters.ts"
import type { RuleTarget } from "../../Policy.ts"
import type { Topic } from "../../Topics.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { type ForeignWord, is } from "./Lexed/ForeignWord.ts"
import { namedThing } from "./Lexed/NamedThing.ts"
import { areStaff, staffCalled } from "./Roles.ts"
import { formsOf, isCapital, termOf } from "./Terms.ts"

/** One of a list of what is spoken of. */
export interface Item {
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

export const empty = (listed: boolean): Item => ({
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
const subjects: ReadonlySet<Topic> = new Set<Topic>([
  "delivery",
  "price",
  "refund",
  "discount",
  "politics",
  "religion",
  ...matters
])

/** Of these are those that advertise something. */
const selling: ReadonlySet<Topic> = new Set<Topic>(["spam", "scams", "links"])
const sold: ReadonlySet<Topic> = new Set<Topic>(["crypto", "gambling", "discount"])

/** What beside these tells it from others of its kind stands in the comment. */
const tellsMore = (topic: Topic): boolean => aboutSomething.has(topic) || subjects.has(topic) || selling.has(topic)

/** They are of others by themselves. */
const advertising: ReadonlySet<Topic> = new Set<Topic>(["spam", "scams", "competitors"])

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

/** `Complaints about "Kelda"`, and nothing else. */
const isAboutQuoted = (
  { ahead, aimed, exact, joined, owned, runs, topics }: Item,
  { behind }: LanguageWords
): boolean =>
  exact.length === 1 &&
  runs.length === 0 &&
  !owned &&
  topics.every((topic) => aboutSomething.has(topic)) &&
  (behind ? ahead && joined : aimed && !ahead)

/** `Personele hakaret`, which is aimed at them by its ending. */
const isTurkishTo = (before: ForeignWord | undefined, topic: ForeignWord): boolean =>
  before !== undefined && atSomebody.has(topic.kinds.topic as Topic) && /[ae]$/u.test(before.text)

export const isJoined = (before: ForeignWord | undefined, topic: ForeignWord, { name }: LanguageWords): boolean =>
  is(before, "of", "against", "about", "after") ||
  (name === "Turkish" && (owned.test(topic.text) || isTurkishTo(before, topic)))

/** `Debates about Kelda`: what is said about what is looked for is not looked for. */
const isSplit = ({ before, runs }: Item) => before !== null && before > 0 && before < runs.length

const sizeOf = ({ exact, runs, topics }: Item) => topics.length + runs.length + exact.length

/** `Questions about prices and refunds`: what is said of the first is said of the others of its list. */
export const shareKind = (all: ReadonlyArray<Item>, { behind }: LanguageWords): void => {
  const items = all.filter((item) => sizeOf(item) > 0)
  let shared: Topic | null = null
  for (const item of behind ? items.toReversed() : items) {
    const own = item.topics.find((topic) => aboutSomething.has(topic) || topic === "spam")
    const others = item.topics.filter((topic) => topic !== own)
    const about = shared === "spam" ? sold : subjects
    if (own !== undefined) shared = sizeOf(item) > 1 ? own : null
    else if (shared === null || !others.every((topic) => about.has(topic))) shared = null
    else {
      item.topics.unshift(shared)
      item.aimed = true
      item.joined = true
      item.ahead = behind
    }
  }
}

/** `Women at the wheel`, to be hidden, are not all women: both words, near each other; null where that is not clear. */
const bothOf = ({ runs }: Item, lexicon: LanguageWords): RuleTarget | null => {
  const words = runs.map((run) => termOf(run, lexicon))
  if (words.includes(null) || words.length > 2) return null
  const term = words.join(" ")
  return { topics: [], terms: [lexicon.nouns ? term.toLowerCase() : term] }
}

/** Where all nouns have capitals, two of them or an ending that hardly a noun has tell a name. */
const isNameOf = (run: ReadonlyArray<ForeignWord>, { nouns }: LanguageWords): boolean =>
  run.every(isCapital) && (!nouns || run.length > 1 || / |[aoiy]$/u.test(run[0]?.text ?? ""))

/** What is looked for; null where that is not clear. */
export const targetOf = (
  item: Item,
  { governed, hides }: { readonly governed: boolean; readonly hides: boolean },
  first: ForeignWord | undefined,
  lexicon: LanguageWords
): RuleTarget | null => {
  const [topic, other, more] = item.topics
  const exact = item.exact.map(({ text }) => text)
  if (more !== undefined || isSplit(item)) return null
  if (item.ofOthers && (topic === undefined || !advertising.has(topic))) return null
  if (hides && topic === undefined && exact.length === 0 && governed && item.runs.length > 1)
    return bothOf(item, lexicon)
  const spoken = headOf(item.runs, lexicon)
  const thing = namedThing(spoken, lexicon)
  const head = thing === null ? spoken : undefined
  const term = head === undefined ? null : termOf(head, lexicon)
  if (head !== undefined && term === null) return null
  const named = thing === null ? [] : thing.words
  // who complains about them calls them by what they do
  const isOfThem = head !== undefined && topic !== undefined && aboutSomething.has(topic)
  const called =
    isOfThem && (lexicon.nouns || !head.some((word) => word !== first && isCapital(word)))
      ? staffCalled(head, lexicon)
      : []
  const terms = [...new Set([...named, ...(term === null ? [] : formsOf(term, lexicon)), ...called, ...exact])]
  if (thing?.isQuality === true && !governed) return null
  if (topic === undefined) {
    if (thing !== null) return item.runs.length > 1 && !governed ? null : { topics: [], terms }
    if (terms.length === 0) return null
    const isName = !lexicon.nouns && head?.[0] !== undefined && isCapital(head[0]) && (head[0] !== first || item.listed)
    if (head !== undefined && !governed && !isName) return null
    return head !== undefined && item.runs.length > 1 && !governed ? null : { topics: [], terms }
  }
  if (other !== undefined) {
    const [kind, about] = aboutSomething.has(topic) || selling.has(topic) ? [topic, other] : [other, topic]
    const told =
      (aboutSomething.has(kind) && subjects.has(about)) || (selling.has(kind) && kind !== "links" && sold.has(about))
    return told && item.runs.length < 2 && term === null && exact.length === 0 ? { topics: [kind, about], terms } : null
  }
  if (thing !== null && item.runs.length < 2 && exact.length === 0 && tellsMore(topic))
    return { topics: [topic], terms }
  if (terms.length === 0) return { topics: [topic], terms: [] }
  const [whom, others] = item.runs
  // `who insults our staff`
  if (atSomebody.has(topic) && whom !== undefined && others === undefined && areStaff(whom, lexicon))
    return exact.length > 0 ? null : { topics: [topic], terms: [] }
  // what it is about stands where the language has it: anywhere else a word may say something of its own
  if (exact.length > 0) return isAboutQuoted(item, lexicon) ? { topics: [topic], terms: exact } : null
  if (item.runs.length > 1) return null
  // `who insults Marie`: whom an insult is aimed at is named in it, or nobody knows
  const isNamed = whom !== undefined && term !== null && isNameOf(whom, lexicon)
  if (atSomebody.has(topic) && isNamed && (isAbout(item, lexicon) || !item.ahead)) return { topics: [topic], terms }
  if (!isAbout(item, lexicon)) return null
  if (atSomebody.has(topic)) return { topics: [topic], terms: [] }
  if (item.owned) return null
  return aboutSomething.has(topic) || topic === "spam" ? { topics: [topic], terms } : null
}
