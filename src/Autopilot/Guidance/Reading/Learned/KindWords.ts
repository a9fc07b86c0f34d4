import { wordsOfThing } from "../../Languages/EnglishThings.ts"
import wordings from "../../Languages/Wordings/en.json" with { type: "json" }
import type { RuleTarget } from "../../Policy.ts"
import { type Topic, topics } from "../../Topics.ts"

const none = "none"

/** Kinds of comments that several topics tell together. */
const combined: Readonly<Record<string, ReadonlyArray<Topic>>> = {
  pricequestion: ["question", "price"],
  pricecomplaint: ["price", "negative"],
  deliveryquestion: ["question", "delivery"],
  deliverycomplaint: ["delivery", "negative"]
}

const isTopic = (name: string): name is Topic => (topics as ReadonlyArray<string>).includes(name)

const targetOf = (kind: string): RuleTarget | null => {
  const several = combined[kind]
  if (several !== undefined) return { topics: several, terms: [] }
  if (isTopic(kind)) return { topics: [kind], terms: [] }
  const words = wordsOfThing(kind)
  return words === null ? null : { topics: [], terms: words }
}

/** They tell nothing of what kind a comment is. */
const empty = new Set(
  (
    "a an the our my your their his her its any all every each some such this that these those more most of for in on at to with by from and or nor as " +
    "is are was were be been being it they we he she i you us me them who which what when where how if than then too so very really just only also even " +
    "anything everything something anyone anybody everybody somebody someone people person users customers folks guys comment comments remark remarks " +
    "post posts message messages stuff things thing kind kinds sort sorts other others own about over around towards toward against posting sharing " +
    "leaving talk talking say says saying said kinda various random total complete pure plain open obvious blatant"
  ).split(" ")
)
/** What is spoken of there, or not, is another matter than what it is. */
const reporting =
  /\b(?:not|no|never|without|n['’]t|don['’]t|accus\p{L}*|claims?|claiming|jok\p{L}*|report\p{L}*|stor(?:y|ies)|warn\p{L}*|call(?:s|ing)? (?:us|me|our|it)|(?:say|says|saying) (?:we|it|our)|debate|discussion)\b/iu
const endings = ["ations", "ation", "ings", "ing", "ers", "er", "ies", "es", "ed", "s", "y", "e"]
const shortest = 3

const stemOf = (word: string): string => {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest)
  const stem = ending === undefined ? word : word.slice(0, -ending.length)
  return stem.length > shortest + 1 && /([bdgklmnprt])\1$/u.test(stem) ? stem.slice(0, -1) : stem
}

const wordsIn = (phrase: string): ReadonlyArray<string> =>
  phrase
    .toLowerCase()
    .replaceAll(/[-–/]/g, " ")
    .split(/[^\p{L}\p{N}'’@&]+/u)
    .filter((word) => word !== "")
    .map((word) => word.replace(/['’]s?$/u, "").replaceAll(/['’]/g, ""))

const stemsIn = (phrase: string): ReadonlyArray<string> => [
  ...new Set(
    wordsIn(phrase)
      .filter((word) => !empty.has(word))
      .map(stemOf)
  )
]

/** Ours are others than those of anybody. */
const owned = new Set(["links", "media", "contact", "discount", "spam"])

interface KindTable {
  readonly byPhrase: ReadonlyMap<string, string>
  /** How often each kind has a word among its wordings. */
  readonly byStem: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly everyday: ReadonlySet<string>
}

/** A word of so many kinds tells none of them. */
const manyKinds = 6

/** One that leaves a wording out is there to measure what is told without it. */
export const kindTable = (without: string | null = null): KindTable => {
  const byPhrase = new Map<string, string>()
  const byStem = new Map<string, Map<string, number>>()
  const all: ReadonlyArray<readonly [string, string]> = [...Object.entries(wordings.kinds), [none, wordings.none]]
  for (const [kind, list] of all) {
    for (const phrase of list.split("|")) {
      if (phrase === without) continue
      byPhrase.set(wordsIn(phrase).join(" "), kind)
      for (const stem of stemsIn(phrase)) {
        const counts = byStem.get(stem) ?? new Map<string, number>()
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
        byStem.set(stem, counts)
      }
    }
  }
  const everyday = new Set(
    Array.from(byStem).flatMap(([stem, counts]) =>
      [...counts.keys()].filter((kind) => kind !== none).length < manyKinds ? [] : [stem]
    )
  )
  return { byPhrase, byStem, everyday }
}

let whole: KindTable | null = null
/** Made when it is first needed. */
const wholeTable = (): KindTable => {
  whole ??= kindTable()
  return whole
}

const most = 4
/** How much of a word's use has to be a kind's, on average; of one word alone; and how far ahead of any other kind. */
const least = 0.5
const alone = 0.8
const ahead = 1.6

/** How much of what each word is used for is a kind's; null where it has one that is not. */
const shareOf = ({ byStem }: KindTable, kind: string, stems: ReadonlyArray<string>): number | null => {
  let product = 1
  let strong = false
  for (const stem of stems) {
    const counts = byStem.get(stem)
    const own = counts?.get(kind) ?? 0
    if (counts === undefined || own === 0) return null
    let all = 0.5
    for (const [other, count] of counts) all += other === none ? 2 * count : count
    product *= own / all
    if (own / all >= least && own > 1) strong = true
  }
  return strong ? product ** (1 / stems.length) : null
}

/** The kind of comments that a phrase speaks of, by the wordings that were written for each; null where it is not sure. */
export const kindNamed = (phrase: string, table: KindTable = wholeTable()): string | null => {
  const exact = table.byPhrase.get(wordsIn(phrase).join(" "))
  if (exact !== undefined) return exact === none ? null : exact
  if (reporting.test(phrase)) return null
  const isOurs = /\b(?:our|my|ours|mine)\b/iu.test(phrase)
  const stems = stemsIn(phrase).filter((stem) => !table.everyday.has(stem))
  if (stems.length === 0 || stems.length > most || wordsIn(phrase).filter((word) => word !== "the").length < 2)
    return null
  const ranked = Object.keys(wordings.kinds)
    .flatMap((kind) => {
      if (isOurs && owned.has(kind)) return []
      const share = shareOf(table, kind, stems)
      return share === null ? [] : [{ kind, share }]
    })
    .toSorted((one, other) => other.share - one.share)
  const [first, second] = ranked
  if (first === undefined || first.share < (stems.length === 1 ? alone : least)) return null
  return second !== undefined && first.share < second.share * ahead ? null : first.kind
}

/** They are meant for somebody, and no comment says for whom. */
const aimed = new Set(["insult", "hate", "threat", "adult", "bodyShaming", "flirting"])
const whom =
  / (?:(?:of|towards?|against|at|about|to|on|aimed at|directed at) (?:our|the|my|any|other)|(?:between|among|amongst)(?: our| the| my)?) [\p{L}'’]+(?: [\p{L}'’]+)?$/iu

/** What comments of the kind that a phrase speaks of are known by. */
export const ofKind = (phrase: string): RuleTarget | null => {
  const whole = kindNamed(phrase)
  if (whole !== null) return targetOf(whole)
  const front = whom.test(phrase) ? kindNamed(phrase.replace(whom, "")) : null
  return front === null || !aimed.has(front) ? null : targetOf(front)
}
