import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Option, Ref } from "effect"
import { transaction } from "#src/Database/Transaction.ts"
import { worker } from "#src/Database/Worker.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Backtester } from "./Backtester.ts"
import { type Heartbeat, TakenOver } from "./Heartbeat.ts"
import { type StoredTask, TasksRepo } from "./TasksRepo.ts"
import { Undoer } from "./Undoer.ts"

/** A page of comments takes less than a second; a claim this old belongs to a process that died. */
const lease = Duration.toMillis("60 seconds")

const until = Effect.map(Clock.currentTimeMillis, (now) => new Date(now + lease))

/** Does what `PolicyTasks` was asked for. When a process dies at it, another begins it anew: both kinds bear that. */
export class PolicyTaskRunner extends Context.Tag("steward/PolicyTaskRunner")<
  PolicyTaskRunner,
  {
    /** Does the oldest task there is to its end; answers how many it did. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    PolicyTaskRunner,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* TasksRepo
      const backtester = yield* Backtester
      const undoer = yield* Undoer

      const run = tracedFn("PolicyTaskRunner.run")(function* (task: StoredTask, claimedUntil: Date) {
        const held = yield* Ref.make(claimedUntil)
        const heartbeat: Heartbeat = (done, total) =>
          Effect.gen(function* () {
            const next = yield* until
            if (!(yield* Effect.orDie(repo.hold(task, yield* Ref.get(held), next, done, total)))) {
              return yield* Effect.fail(new TakenOver())
            }
            yield* Ref.set(held, next)
          })
        const toStore = yield* task.kind === "backtest"
          ? backtester.run(task, heartbeat)
          : Effect.map(undoer.run(task, heartbeat), Effect.succeed)
        const now = new Date(yield* Clock.currentTimeMillis)
        yield* Effect.flatMap(toStore, (result) => Effect.orDie(repo.finish(task, "done", result, now))).pipe(
          transaction(sql)
        )
      })

      const failed = (task: StoredTask) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => Effect.orDie(repo.finish(task, "failed", null, new Date(now))))

      return PolicyTaskRunner.of({
        drain: Effect.gen(function* () {
          const claimedUntil = yield* until
          const now = new Date(yield* Clock.currentTimeMillis)
          const task = yield* Effect.orDie(repo.claim(now, claimedUntil))
          if (Option.isNone(task)) return 0
          yield* run(task.value, claimedUntil).pipe(
            Effect.catchTag("TakenOver", () => Effect.logInfo(`${task.value.id} was taken over`)),
            Effect.catchAllDefect((defect) =>
              Effect.zipRight(Effect.logError(`${task.value.id} could not be done`, defect), failed(task.value))
            )
          )
          return 1
        }).pipe(span("PolicyTaskRunner.drain"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(PolicyTaskRunner, ({ drain }) =>
      worker({ name: "policy tasks", topic: "policy_tasks", every: "5 seconds", fibers: 1, drain })
    )
  )
}
