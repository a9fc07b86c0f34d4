import { type Duration, Effect, Layer, Schedule } from "effect"
import { forkWithoutServices } from "#src/Ground/WithoutServices.ts"
import { tellOutlived } from "./OutlivedFailure.ts"

/** A fiber that does something at once and then again and again; it logs and outlives any failure. */
export const periodic = <E>(options: {
  readonly name: string
  /** From the end of one time to the beginning of the next. */
  readonly every: Duration.DurationInput
  readonly task: Effect.Effect<unknown, E>
}) =>
  options.task.pipe(
    Effect.catchAllCause(tellOutlived(options.name)),
    Effect.annotateLogs("worker", options.name),
    Effect.repeat(Schedule.spaced(options.every)),
    forkWithoutServices,
    Layer.scopedDiscard
  )

/** Takes batch after batch. `batch` answers how many it took, and ends the row with 0. */
export const untilNone = <E, R>(batch: Effect.Effect<number, E, R>) =>
  Effect.repeat(batch, { until: (count) => count === 0 })
