import { SqlClient } from "@effect/sql"
import { Cause, Clock, Context, Duration, Effect, Layer, Option, Stream } from "effect"
import { AccountId } from "#schema/Ids.ts"
import { type Foreseen, foreseeing } from "#src/Comments/Intake/Foreseeing.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { ObservedNamedAccount } from "#src/Comments/NewComment.ts"
import type { ObservedAccount } from "#src/Comments/Observation.ts"
import { Posts } from "#src/Comments/Posts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { halving } from "#src/Database/Halving.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { type Lane, Turns } from "#src/Database/Turns.ts"
import { worker } from "#src/Database/Worker.ts"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import { rootCause } from "#src/Ground/RootCause.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import { FormsRepo } from "../Leads/FormsRepo.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
import type { PlatformPush } from "../Port/PlatformPush.ts"
import { postsOf, withAddresses } from "./Addresses.ts"
import { InboxRepo } from "./InboxRepo.ts"
import { type ReadBody, readBody, together } from "./ReadBody.ts"

/** A set takes a fraction of a second; a turn this old belongs to a process that died. */
const lease = Duration.seconds(10)
/** Bodies that are taken in together. */
const bodiesAtOnce = 25
/** Bodies of one turn, and the bytes of them: what is in memory, however much waits, and no more than a second's work. */
const bodiesInTurn = 2 * bodiesAtOnce
const bytesInTurn = 512 * 1024
const fibers = 2

/** Takes in what platforms pushed: account by account in turns, and of each in the order of arrival. */
export class InboxRunner extends Context.Tag("steward/InboxRunner")<
  InboxRunner,
  {
    /** Takes in a set of bodies of the account whose turn it is; answers how many. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    InboxRunner,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* InboxRepo
      const accounts = yield* Accounts
      const accountsRepo = yield* ConnectedAccounts
      const intake = yield* Intake
      const messages = yield* Messages
      const posts = yield* Posts
      const turns = yield* Turns
      const foresee = yield* foreseeing
      const adapters = yield* PlatformAdapters
      const forms = yield* FormsRepo
      const signals = yield* Signals

      const settle = tracedFn("InboxRunner.settle")(function* (
        { accountId, workspaceId }: ObservedAccount,
        bodies: ReadonlyArray<{ readonly number: string; readonly reason: string | null }>
      ) {
        for (const { reason } of bodies) {
          if (reason !== null) yield* Effect.logWarning("What a platform pushed was not wholly taken in", { reason })
        }
        yield* repo.settle(workspaceId, accountId, bodies, new Date(yield* Clock.currentTimeMillis))
      }, Effect.orDie)

      /** What bodies say, with all that can be known and made of it before anything is locked. */
      const prepare = (account: ObservedNamedAccount, push: PlatformPush) =>
        tracedFn("InboxRunner.prepare")(function* (bodies: ReadonlyArray<ReadBody>) {
          const told = bodies.flatMap(({ observations }) => observations)
          const known = yield* posts.known(account, postsOf(told))
          const addressed = bodies.map((body) => ({
            ...body,
            observations: withAddresses(body.observations, known, push.commentUrl)
          }))
          const foreseen = yield* foresee(
            account,
            addressed.flatMap(({ observations }) => observations),
            known
          )
          return { bodies: addressed, foreseen }
        })

      /** All that bodies say, and that they are handled, in one transaction. */
      const takeIn = (account: ObservedAccount, foreseen: Foreseen) =>
        tracedFn("InboxRunner.takeIn")(function* (bodies: ReadonlyArray<ReadBody>) {
          const from = new Map(
            bodies.flatMap(({ number, observations }) => observations.map((one) => [one, number] as const))
          )
          const { refused } = yield* intake.take(account, [...from.keys()], bodies[0]?.since, foreseen)
          yield* messages.receive(
            account,
            bodies.flatMap((body) => body.messages)
          )
          const filled = bodies.flatMap(({ forms: told }) => told)
          if (filled.length > 0) {
            yield* forms.keep(account, filled, new Date(yield* Clock.currentTimeMillis))
            yield* signals.notify("polls")
          }
          const reasons = new Map(bodies.map(({ number, skipped }) => [number, [...skipped]]))
          for (const { cause, observation } of refused) reasons.get(from.get(observation) ?? "")?.push(unstored(cause))
          yield* settle(
            account,
            Array.from(reasons, ([number, why]) => ({ number, reason: why.length === 0 ? null : why.join(" ") }))
          )
        }, transaction(sql))

      const wakeUp = tracedFn("InboxRunner.wakeUp")(function* ({ accountId, workspaceId }: ObservedAccount) {
        yield* accountsRepo.pollSoon(workspaceId, accountId, new Date(yield* Clock.currentTimeMillis))
      }, Effect.orDie)

      const take = tracedFn("InboxRunner.take")(function* ({ lane, workspace_id: workspaceId }: Lane) {
        const accountId = AccountId.make(lane)
        const waiting = yield* repo.waiting(workspaceId, accountId, bodiesInTurn, bytesInTurn)
        yield* Effect.annotateCurrentSpan({
          "steward.workspace.id": workspaceId,
          "steward.account.id": accountId,
          "steward.bodies.count": waiting.length
        })
        const stored = yield* accountsRepo.get(workspaceId, accountId)
        if (Option.isNone(stored)) return waiting.length
        const { external_id, name, platform, sealed_token } = stored.value
        const account = { workspaceId, accountId, platform, name }
        const push = adapters[platform]?.push ?? null
        if (sealed_token === null || push === null) {
          yield* Effect.logWarning("What was pushed is dropped: the page was disconnected meanwhile", { accountId })
          yield* settle(
            account,
            waiting.map(({ number }) => ({ number, reason: null }))
          )
          return waiting.length
        }
        yield* accounts.pushed(workspaceId, accountId)
        // the next set is read and judged while the database writes this one
        yield* Stream.fromIterable(together(waiting, bodiesAtOnce)).pipe(
          Stream.mapEffect((set) => prepare(account, push)(set.map((body) => readBody(push, external_id, body)))),
          Stream.buffer({ capacity: 1 }),
          Stream.runForEach(({ bodies, foreseen }) =>
            halving(bodies, takeIn(account, foreseen), ({ number }, cause) =>
              settle(account, [{ number, reason: unstored(cause) }])
            ).pipe(Effect.zipRight(bodies.some(({ readNow }) => readNow) ? wakeUp(account) : Effect.void))
          )
        )
        return waiting.length
      }, Effect.orDie)

      return InboxRunner.of({
        drain: turns
          .take("inbox", repo.lanes, lease, take)
          .pipe(Effect.map(Option.getOrElse(() => 0)), span("InboxRunner.drain"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(InboxRunner, ({ drain }) => worker({ name: "inbox", topic: "inbox", every: "1 second", fibers, drain }))
  )
}

const unstored = (cause: Cause.Cause<unknown>) => `A part could not be stored: ${rootCause(Cause.squash(cause))}.`
