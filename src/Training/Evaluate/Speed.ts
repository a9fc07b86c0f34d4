import { Clock } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { hashRuns } from "../Learn/HashRuns.ts"
import { decidedUntaught } from "./Untaught.ts"

/** Nanoseconds that one of so many texts takes, gone through from the first to the last as often as it takes. */
const timed = tracedFn("timed")(function* (texts: ReadonlyArray<string>, least: number, use: (text: string) => void) {
  const turns = Math.ceil(least / texts.length)
  const start = yield* Clock.currentTimeNanos
  for (let turn = 0; turn < turns; turn++) for (const text of texts) use(text)
  const end = yield* Clock.currentTimeNanos
  return Number(end - start) / turns / texts.length
})

/** As many texts are gone through at the least; ten times as many where it is so short as hashing. */
const least = 50_000

/** What a decision takes, each forgotten once it is made. Few texts are met again and again, which is quicker. */
export const speedOn = tracedFn("speedOn")(function* (texts: ReadonlyArray<string>) {
  // until then the code itself is being compiled
  yield* timed(texts, least, decidedUntaught)
  const deciding = yield* timed(texts, least, decidedUntaught)
  yield* timed(texts, 10 * least, hashRuns)
  const hashing = yield* timed(texts, 10 * least, hashRuns)
  const ratio = (deciding / hashing).toFixed(1)
  return `${(deciding / 1000).toFixed(1)} microseconds a comment, reading and deciding: ${ratio} times hashing its runs of one to five characters once`
})
