import { Duration, Effect, type Random } from "effect"
import type { Fleet } from "../Fleet.ts"
import type { Victims } from "../Options.ts"
import { type Queues, queuesPatiently } from "../Queues.ts"

/** A kill, and what the services had in hand when it was over. */
export interface Kill {
  /** The service, or null when PostgreSQL alone was killed. */
  readonly name: string | null
  readonly database: boolean
  /** Killed before it answered its first request. */
  readonly starting: boolean
  /** Another service ran on the same database. */
  readonly accompanied: boolean
  readonly left: Queues
}

export interface KillOptions {
  readonly fleet: Fleet
  /** Kills PostgreSQL, which is started again by whoever looks after it. */
  readonly killDatabase: Effect.Effect<void>
  readonly kills: number
  readonly victims: Victims
  readonly secondsBetween: number
  readonly random: Random.Random
  readonly onKill: (kill: Kill, number: number) => Effect.Effect<void>
}

const first = 0
const second = 1
const pairShare = 0.5
const startingShare = 0.2

const ready = ({ running }: Fleet) => Effect.forEach(running(), (service) => service.ready, { concurrency: 2 })

/** Lets one round pass: starts what is missing, waits for a random moment, and answers whom to kill. */
const round = Effect.fn("Kills.round")(function* ({ fleet, random, secondsBetween }: KillOptions) {
  const startedFirst = yield* fleet.start(first)
  const startedSecond = (yield* random.next) < pairShare && (yield* fleet.start(second))
  const started = fleet.at(startedFirst ? first : second)
  if ((startedFirst || startedSecond) && started !== undefined && (yield* random.next) < startingShare) {
    yield* Effect.sleep(Duration.seconds(yield* random.nextRange(0, 1.5)))
    return { victim: started, starting: true }
  }
  yield* ready(fleet)
  yield* Effect.sleep(Duration.seconds(secondsBetween * (yield* random.nextRange(0.2, 1.8))))
  const running = fleet.running()
  return { victim: running[yield* random.nextIntBetween(0, running.length)], starting: false }
})

const draw = Effect.fn("Kills.draw")(function* ({ random, victims }: KillOptions) {
  if (victims !== "any") return { service: victims !== "database", database: victims !== "service" }
  const number = yield* random.next
  return { service: number < 2 / 3, database: number >= 1 / 3 }
})

/** Kills at random moments, and leaves at least one service that is ready. */
export const killAtRandom = Effect.fn("killAtRandom")(function* (options: KillOptions) {
  const { fleet, killDatabase, kills, onKill } = options
  const done: Array<Kill> = []
  while (done.length < kills) {
    const { starting, victim } = yield* round(options)
    // it has ended by itself meanwhile, which the audit will say
    if (victim === undefined) continue
    const { database, service } = yield* draw(options)
    const both = [...(service ? [fleet.kill(victim)] : []), ...(database ? [killDatabase] : [])]
    yield* Effect.all(both, { concurrency: "unbounded" })
    const left = yield* queuesPatiently
    const accompanied = fleet.running().length > (service ? 0 : 1)
    const kill = { name: service ? victim.name : null, database, starting, accompanied, left }
    done.push(kill)
    yield* onKill(kill, done.length)
  }
  yield* fleet.start(first)
  yield* ready(fleet)
  return done
})
