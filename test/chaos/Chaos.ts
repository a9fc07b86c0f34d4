import { Clock, Console, Duration, Effect, Fiber, Random, Ref, Schedule } from "effect"
import { audit } from "./Audit/Audit.ts"
import { collect } from "./Collect.ts"
import { drain, readSoon } from "./Drain.ts"
import type { Facts } from "./Facts.ts"
import { killAtRandom } from "./Faults/Kills.ts"
import { loggedErrors } from "./LoggedErrors.ts"
import { moderators } from "./Moderators.ts"
import type { Options } from "./Options.ts"
import { killLine, type Run } from "./Report.ts"
import { makeStage } from "./Stage.ts"
import { stewardClient } from "./StewardClient.ts"
import { traffic } from "./Traffic.ts"
import { makeWorkspace } from "./Workspace.ts"

/** Kills services in the midst of their work, lets the last ones finish it, and looks whether anything is amiss. */
export const chaos = Effect.fn("chaos")(function* (options: Options, directory: string) {
  const started = yield* Clock.currentTimeMillis
  const { addresses, fleet, house, killDatabase, logFiles, pushTargets, receiver, sandbox } = yield* makeStage(
    directory,
    options.seed
  )
  const random = (name: string) => Random.make(`${name} ${options.seed}`)

  const facts = yield* Effect.gen(function* () {
    const { keys } = yield* makeWorkspace
    yield* fleet.start(0)
    yield* Effect.forEach(fleet.running(), ({ ready }) => ready)
    if (!options.polls) yield* Effect.forEach(pushTargets, sandbox.pushTo, { discard: true })
    yield* sandbox.disturb

    const isOver = yield* Ref.make(false)
    const people = random("people")
    const address = Effect.gen(function* () {
      const running = fleet.running().map(({ baseUrl }) => baseUrl)
      const known = running.length > 0 ? running : addresses
      return known[yield* people.nextIntBetween(0, known.length)] ?? ""
    })
    const clients = yield* Effect.forEach(keys, (key) => stewardClient(key, address))
    const moderating = yield* Effect.fork(moderators({ clients, isOver, random: people }))
    const writing = yield* Effect.fork(
      traffic(sandbox, { rate: options.rate, most: options.comments ?? Number.POSITIVE_INFINITY }, random("traffic"))
    )

    // Facebook is read every quarter of an hour, which no run lasts
    const reading = yield* Effect.fork(
      options.polls ? Effect.repeat(Effect.ignore(readSoon), Schedule.spaced("2 seconds")) : Effect.void
    )

    const kills = yield* killAtRandom({
      fleet,
      killDatabase,
      kills: options.kills,
      victims: options.victims,
      secondsBetween: options.secondsBetween,
      random: random("kills"),
      onKill: (kill, number) => Console.log(killLine(kill, number, options.kills))
    })

    yield* options.comments === null ? Fiber.interrupt(writing) : Fiber.join(writing)
    yield* Fiber.interrupt(reading)
    const { faults } = yield* sandbox.state
    yield* sandbox.calm
    yield* receiver.calm
    yield* Ref.set(isOver, true)
    const deeds = yield* Fiber.join(moderating)
    yield* Console.log("No more kills, comments and faults; the queues have to empty.")
    const drainSeconds = yield* drain(sandbox, Duration.seconds(options.drainSeconds))

    const state = yield* sandbox.state
    const facts: Facts = {
      ...(yield* collect),
      written: state.comments,
      pushesLeft: state.webhooks.pending,
      taken: [...receiver.taken],
      unbelieved: [...receiver.unbelieved],
      deeds,
      ended: [...fleet.ended]
    }
    return { facts, kills, drainSeconds, faults }
  }).pipe(Effect.provide(house))

  const run: Run = {
    ...facts,
    options,
    seconds: ((yield* Clock.currentTimeMillis) - started) / 1000,
    findings: audit(facts.facts),
    moods: receiver.moods,
    errors: yield* loggedErrors(logFiles)
  }
  return run
}, Effect.scoped)
