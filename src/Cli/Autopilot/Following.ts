import { Console, Effect, Schedule } from "effect"
import { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { commandThere } from "../Console/CommandLine.ts"

interface Task {
  readonly id: string
  readonly status: "queued" | "running" | "done" | "failed"
  readonly progress: { readonly done: number; readonly total: number }
}

const often = "1 second"

/** A task at its end: it is waited for where it is under way. Fails where it failed. */
export const followed = tracedFn("Cli.followed")(function* <T extends Task, E, R>(
  what: string,
  task: T,
  get: Effect.Effect<T, E, R>
) {
  const last = isOver(task) ? task : yield* waited(what, task.id, get)
  if (last.status === "done") return last
  return yield* new CommandFailed({
    code: "internal",
    message: `The ${what} failed. The log of the process that ran it says why.`
  })
})

/**
 * Does the work here unless a running Steward was first. Says on standard error how far it is: standard output is for
 * answers alone.
 */
const waited = tracedFn("Cli.waited")(function* <T extends Task, E, R>(
  what: string,
  id: string,
  get: Effect.Effect<T, E, R>
) {
  const { drain } = yield* PolicyTaskRunner
  const ended = Effect.zipRight(drain, get).pipe(
    Effect.tap((task) => (isOver(task) ? Effect.void : Effect.sleep(often))),
    Effect.repeat({ until: isOver })
  )
  const told = get.pipe(
    Effect.flatMap(({ progress: { done, total }, status }) =>
      status === "running" && total > 0 ? Console.error(`${id}: ${done} of ${total} comments`) : Effect.void
    ),
    Effect.schedule(Schedule.spaced(often))
  )
  const again = yield* commandThere(`${what} show ${id}`)
  yield* Console.error(`${id} is under way. To find it again after you stop waiting:\n  ${again}`)
  return yield* Effect.raceFirst(ended, Effect.zipRight(told, Effect.never))
})

const isOver = ({ status }: Task) => status === "done" || status === "failed"
