import { Clock, Duration, Effect, Ref, Schedule } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { decided, progressLine, type ReplayTally, totalsLine } from "./Tally.ts"

export interface Replay {
  readonly count: number
  /** Rows without a text, which are left out. */
  readonly skipped: number
}

const progressEvery = "10 seconds"

/** How long the totals wait for another decision before they count the rest as open. */
const decisionTimeout = "15 seconds"

/** Ends when everything that was written is decided, or nothing more was for a while. */
const settled = (tally: Ref.Ref<ReplayTally>) =>
  Effect.gen(function* () {
    let before = -1
    while (true) {
      const now = yield* Ref.get(tally)
      if (decided(now) >= now.written - now.refused || decided(now) === before) return
      before = decided(now)
      yield* Effect.sleep(decisionTimeout).pipe(
        Effect.raceFirst(
          Effect.repeat(Ref.get(tally), {
            schedule: Schedule.spaced("100 millis"),
            until: (latest) => decided(latest) >= latest.written - latest.refused
          })
        )
      )
    }
  })

/** Says how far the comments of a file have come while they are written, and the totals at their end. */
export const replaying = tracedFn("replaying")(function* <E, R>(
  comments: Effect.Effect<void, E, R>,
  { count, skipped }: Replay,
  tally: Ref.Ref<ReplayTally>,
  print: (line: string) => Effect.Effect<void>
) {
  if (skipped > 0)
    yield* print(
      `${skipped === 1 ? "1 row has" : `${skipped} rows have`} no text and ${skipped === 1 ? "was" : "were"} left out.`
    )
  const started = yield* Clock.currentTimeMillis
  const progress = Effect.flatMap(Ref.get(tally), (now) => print(progressLine(now, count)))
  yield* Effect.raceFirst(comments, Effect.zipRight(Effect.sleep(progressEvery), progress).pipe(Effect.forever))
  yield* settled(tally)
  const took = Duration.millis((yield* Clock.currentTimeMillis) - started)
  const rounded = Duration.format(Duration.seconds(Math.max(1, Math.round(Duration.toSeconds(took)))))
  yield* print(totalsLine(yield* Ref.get(tally), count, rounded))
  yield* print("Steward keeps running. Press Ctrl-C to stop everything; the data is kept.")
})
