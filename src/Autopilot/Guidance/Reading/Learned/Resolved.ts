import { everywhere, isEverywhere, within } from "../../Place.ts"
import type { Rule } from "../../Policy.ts"
import { assembled, notClear } from "../Speech/Assembled.ts"
import { objects } from "../Speech/Objects.ts"
import type { SpokenPart } from "../Speech/Parts.ts"
import type { Instructed } from "../Speech/Said.ts"
import { placeOf } from "../Speech/Whereabout.ts"
import { type ReadPart, read } from "../Words/ReadPart.ts"
import { thingsIn } from "./Naming.ts"
import type { Run } from "./Runs.ts"
import { type ToldSentence, textOf } from "./Told.ts"

interface Found {
  instructed: Instructed
  readonly from: number
  readonly to: number
}

/** Whose exception or place it is: the one before it, or the first where none is. */
const ownerOf = (found: ReadonlyArray<Found>, at: number): Found | null =>
  found.filter(({ to }) => to <= at).at(-1) ?? found[0] ?? null

const excepted = (told: ToldSentence, found: ReadonlyArray<Found>, { from, to }: Run): ReadPart<null> => {
  const whose = ownerOf(found, from)
  if (whose === null) return notClear
  const things = objects(textOf(told, from, to).replace(/^(?:to|for|from|about) /iu, ""), told.text)
  if (things._tag === "unread") return things
  whose.instructed = { ...whose.instructed, except: [...whose.instructed.except, ...things.value] }
  return read(null)
}

const notThere =
  /(?:\bnot|\bnever|n['’]t|\bexcept|\bunless|\bexcluding|\bapart from|\bother than|\boutside(?: of)?|\bbut)(?: (?:the ones|those|it is|it's|the post is))?$/iu

/** Kinds of posts, each told by its caption like any other. */
const shown =
  / (?:trailers?|films?|clips?|announcements?|carousels?|campaigns?|threads?|livestreams?|streams?|vlogs?|lookbooks?|videos?|reels?|stories|updates?|episodes?)$/iu

const placed = (
  told: ToldSentence,
  found: ReadonlyArray<Found>,
  run: Run,
  places: ReadonlyArray<Run>
): ReadPart<null> => {
  const where = textOf(told, run.from, run.to)
  const place = placeOf(where, told.text) ?? placeOf(where.replace(shown, " post"), told.text)
  if (place === null) return notClear
  if (isEverywhere(place)) return read(null)
  if (notThere.test(textOf(told, 0, run.from))) {
    const whose = ownerOf(found, run.from)
    if (whose === null) return notClear
    whose.instructed = { ...whose.instructed, exceptIn: [...whose.instructed.exceptIn, place] }
    return read(null)
  }
  const first = found[0]
  const opens = first !== undefined && places.some(({ from }) => from < first.from)
  // `on TikTok keep jokes, on Facebook hide them`: each place is of what follows it
  const next = places.find(({ from }) => from > run.from)
  const whose = opens
    ? found.filter(({ from }) => from >= run.to && (next === undefined || from < next.from))
    : [ownerOf(found, run.from)].flatMap((one) => one ?? [])
  if (whose.length === 0) return notClear
  for (const one of whose) {
    const both = within(one.instructed.place ?? everywhere, place)
    if (both === null) return notClear
    one.instructed = { ...one.instructed, place: both }
  }
  return read(null)
}

/** The rules of a sentence whose words have been told: things, exceptions and places mean what they do in any other. */
export const resolved = (told: ToldSentence): ReadPart<ReadonlyArray<Rule>> => {
  const found: Array<Found> = []
  for (const [at, run] of told.runs.entries()) {
    const role = told.roles[at]
    if (run.label !== "thing" || role === undefined || role === "exception" || role === "place") continue
    const things = thingsIn(told, role, run)
    if (things._tag === "unread") return things
    found.push({ instructed: things.value, from: run.from, to: run.to })
  }
  if (found.length === 0) return notClear
  const places = told.runs.filter(({ label }) => label === "place")
  for (const [at, run] of told.runs.entries()) {
    if (run.label === "thing" && told.roles[at] !== "exception") continue
    const done = run.label === "place" ? placed(told, found, run, places) : excepted(told, found, run)
    if (done._tag === "unread") return done
  }
  const parts = found.map(({ instructed: one }): SpokenPart => ({ _tag: "instruction", said: one }))
  return assembled(parts, told.source)
}
