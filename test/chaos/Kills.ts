import { Duration, Effect, type Random } from "effect"
import type { Fleet } from "./Fleet.ts"
import { type Queues, queues } from "./Queues.ts"

/** A kill, and what the service had in hand when it was over. */
export interface Kill {
  readonly name: string
  /** Killed before it answered its first request. */
  readonly starting: boolean
  /** Another service ran on the same database. */
  readonly accompanied: boolean
  readonly left: Queues
}

export interface KillOptions {
  readonly fleet: Fleet
  readonly kills: number
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

/** Kills services at random moments, and leaves at least one that is ready. */
export const killServices = Effect.fn("killServices")(function* (options: KillOptions) {
  const { fleet, kills, onKill } = options
  const done: Array<Kill> = []
  while (done.length < kills) {
    const { starting, victim } = yield* round(options)
    // it has ended by itself meanwhile, which the audit will say
    if (victim === undefined) continue
    yield* fleet.kill(victim)
    const kill = { name: victim.name, starting, accompanied: fleet.running().length > 0, left: yield* queues }
    done.push(kill)
    yield* onKill(kill, done.length)
  }
  yield* fleet.start(first)
  yield* ready(fleet)
  return done
})
