import { hashOf } from "../../Text/Hash.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import { entryForms, isUnspaced } from "../../Tongues/Entries.ts"
import { FirstWords } from "../../Tongues/FirstWords.ts"
import { folded } from "../../Tongues/Folded.ts"
import { StemTrie } from "../../Tongues/StemTrie.ts"
import lists from "../../WordLists/ForeignHostility.json" with { type: "json" }

/**
 * What stands in a comment: a slur, the name of a group, harm called for, contempt, an insult, what speaks for people or
 * of hate rather than with it, those who work somewhere, what is an insult beside these alone, what says that they are
 * not, and words for oneself.
 */
const kinds = ["slurs", "groups", "harm", "contempt", "insults", "kind", "staff", "mocking", "not", "self"] as const
type Kind = (typeof kinds)[number]
type Lists = Readonly<Record<Kind, ReadonlyArray<string>>>
const known: Readonly<Record<string, Lists>> = lists

/** In longer comments what stands together need not belong together. */
const longest = 400
const longestStem = 40
/** How far from those who work somewhere an insult may stand that is said of them: in words, and where none are set apart. */
const ofStaff = { behind: 4, before: 2, characters: 10 } as const
/** How many words before an insult may say that it is meant for whoever writes. */
const reach = 2

/** Without one of these a comment says nothing against anybody. */
const leading: ReadonlyArray<Kind> = ["slurs", "groups", "insults", "mocking"]
interface Known {
  readonly leads: FirstWords
  readonly start: number
  readonly stems: StemTrie
}

const learn = (language: string, listed: Lists): Known => {
  const start = hashOf(language)
  const stems = new StemTrie()
  const leads = new FirstWords()
  kinds.forEach((kind, place) => {
    for (const entry of listed[kind]) {
      const { forms, open } = entryForms(entry, language)
      for (const form of forms) {
        if (leading.includes(kind)) leads.add(form, open)
        const stem = stems.stemAt(form, start)
        ;(open ? stem.any : stem.whole).push(place)
      }
    }
  })
  return { leads, start, stems }
}

const learnt = new Map<string, Known | null>()

const knownOf = (language: string): Known | null => {
  const before = learnt.get(language)
  if (before !== undefined) return before
  const listed = known[language]
  const now = listed === undefined ? null : learn(language, listed)
  learnt.set(language, now)
  return now
}

const space = 0x20

/** What a text says against people by words on lists. */
export interface ForeignHostility {
  /** `ask`: against a group, as far as one can tell; `hide`: a slur, and harm called for. */
  readonly hate: "ask" | "hide" | null
  readonly insults: boolean
}

const nothing: ForeignHostility = { hate: null, insults: false }

interface Stretch {
  readonly from: number
  readonly to: number
}

/** Whether one of the insults is said of one of those who work somewhere, by where they stand. */
const isSaidOfStaff = (staff: ReadonlyArray<Stretch>, mocking: ReadonlyArray<Stretch>, anywhere: boolean): boolean =>
  staff.some((who) =>
    mocking.some((what) =>
      anywhere
        ? what.from >= who.to && what.from - who.to <= ofStaff.characters
        : what.from > who.to
          ? what.from - who.to <= ofStaff.behind
          : who.from > what.to && who.from - what.to <= ofStaff.before
    )
  )

interface Found {
  readonly kinds: ReadonlyArray<boolean>
  readonly staff: boolean
}

const foundIn = (text: string, anywhere: boolean, { start, stems }: Known): Found => {
  const found = new Array<boolean>(kinds.length).fill(false)
  const staff: Array<Stretch> = []
  const mocking: Array<Stretch> = []
  let word = -1
  let selfEnd = -1
  let wordsSince = reach + 1
  for (let at = 0; at < text.length; at++) {
    const begins = at === 0 || text.charCodeAt(at - 1) === space
    if (!(begins || anywhere)) continue
    if (begins) wordsSince++
    if (begins) word++
    stems.visit(text, at, start, longestStem, (stem, end) => {
      const ends = end === text.length || text.charCodeAt(end) === space
      for (const places of ends ? [stem.whole, stem.any] : [stem.any]) {
        for (const place of places) {
          if (kinds[place] === "self" && selfEnd !== end) {
            selfEnd = end
            wordsSince = 0
          }
          const kind = kinds[place]
          if ((kind === "insults" || kind === "mocking") && wordsSince <= reach) continue
          found[place] = true
          if (kind !== "staff" && kind !== "mocking") continue
          const words = text.slice(at, end).split(" ").length - 1
          const stretch = anywhere ? { from: at, to: end } : { from: word, to: word + words }
          if (kind === "staff") staff.push(stretch)
          else mocking.push(stretch)
        }
      }
    })
  }
  return { kinds: found, staff: isSaidOfStaff(staff, mocking, anywhere) }
}

/** Reads a comment by the lists of its language; nothing where there are none. */
export const foreignHostility = (language: string, { words, written }: NormalisedText): ForeignHostility => {
  const own = written.length > longest ? null : knownOf(language)
  if (own === null) return nothing
  const anywhere = isUnspaced(language)
  if (!(anywhere || words.some((word) => own.leads.has(word.text)))) return nothing
  const text = anywhere ? written.whole.toLowerCase() : words.map((word) => folded(word.text)).join(" ")
  const found = foundIn(text, anywhere, own)
  const [slur, group, harm, contempt, insulting, kind, , , not] = found.kinds
  const insults = insulting === true || (found.staff && !not)
  const against = !kind && (slur || (group && (harm || contempt)))
  return { hate: !against ? null : slur && harm ? "hide" : "ask", insults }
}
