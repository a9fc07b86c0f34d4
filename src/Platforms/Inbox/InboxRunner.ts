import type { SqlError } from "@effect/sql/SqlError"
import { Array, Clock, Context, Duration, Effect, identity, Layer, Option, Stream } from "effect"
import { AccountId } from "#schema/Ids.ts"
import { FirstDecisions, type JudgeFirst } from "#src/Comments/Intake/FirstDecisions.ts"
import { type Foreseen, foreseeing } from "#src/Comments/Intake/Foreseeing.ts"
import type { ObservedNamedAccount } from "#src/Comments/NewComment.ts"
import type { ObservedAccount } from "#src/Comments/Observation.ts"
import { Posts } from "#src/Comments/Posts/Posts.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { halving } from "#src/Database/Sets/Halving.ts"
import { type Lane, Turns } from "#src/Database/Turns.ts"
import { worker } from "#src/Database/Worker.ts"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { turnOfTheEventLoop } from "#src/Ground/Turns/EventLoop.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
import type { PlatformPush } from "../Port/PlatformPush.ts"
import { postsOf, withAddresses } from "./Addresses.ts"
import { bodiesInPage, bytesInPage, type InboxPage, pagesOfTurn } from "./InboxPages.ts"
import { beforeAll, InboxRepo, type WaitingBody } from "./InboxRepo.ts"
import { inSets } from "./InSets.ts"
import { PagesAtWork } from "./PagesAtWork.ts"
import { Precedence } from "./Precedence.ts"
import { type ReadBody, readBody } from "./ReadBody.ts"
import { isFlood, shareOfSet } from "./SetSize.ts"
import { takingIn, unstored } from "./TakingIn.ts"
import { wayGiven } from "./WayGiven.ts"

/** A set takes a fraction of a second; a turn this old belongs to a process that died. */
const lease = Duration.seconds(10)
/** Reading so many takes a millisecond, in which nothing else is heard. */
const readAtOnce = 3
const fibers = 2
/** How long a set that is prepared already gives way once more: for as long as the few comments of another brand take. */
const onceMore = Duration.millis(100)

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
      const repo = yield* InboxRepo
      const accounts = yield* Accounts
      const accountsRepo = yield* ConnectedAccounts
      const posts = yield* Posts
      const turns = yield* Turns
      const foresee = yield* foreseeing
      const decisions = yield* FirstDecisions
      const adapters = yield* PlatformAdapters
      const { settle, takeIn } = yield* takingIn
      const precedence = yield* Precedence
      const atWork = yield* PagesAtWork
      const pagesOf = yield* pagesOfTurn

      /** What bodies say, with all that can be known and made of it before anything is locked. */
      const prepare = (
        account: ObservedNamedAccount,
        push: PlatformPush,
        judging: Effect.Effect<JudgeFirst>,
        pauses: Effect.Effect<Effect.Effect<void>>
      ) =>
        tracedFn("InboxRunner.prepare")(function* (bodies: ReadonlyArray<ReadBody>) {
          const told = bodies.flatMap(({ observations }) => observations)
          const [known, judge] = yield* pipelined(posts.known(account, postsOf(told)), judging)
          const addressed = bodies.map((body) => ({
            ...body,
            observations: withAddresses(body.observations, known, push.commentUrl)
          }))
          const foreseen = yield* foresee(
            account,
            addressed.flatMap(({ observations }) => observations),
            known,
            yield* pauses,
            Effect.succeed(judge)
          )
          return { bodies: addressed, foreseen }
        })

      const wakeUp = tracedFn("InboxRunner.wakeUp")(function* ({ accountId, workspaceId }: ObservedAccount) {
        yield* accountsRepo.pollSoon(workspaceId, accountId, new Date(yield* Clock.currentTimeMillis))
      }, Effect.orDie)

      const take = tracedFn("InboxRunner.take")(function* ({ lane, workspace_id: workspaceId }: Lane) {
        const accountId = AccountId.make(lane)
        const [waiting, stored, first] = yield* pipelined(
          repo.waiting(workspaceId, accountId, beforeAll, bodiesInPage, bytesInPage),
          accountsRepo.get(workspaceId, accountId),
          decisions.judging(workspaceId)
        )
        yield* Effect.annotateCurrentSpan({
          "steward.workspace.id": workspaceId,
          "steward.account.id": accountId,
          "steward.bodies.count": waiting.length
        })
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
        const read = (set: ReadonlyArray<WaitingBody>) => set.map((body) => readBody(push, external_id, body))
        const readInTurns = (set: ReadonlyArray<WaitingBody>) =>
          Effect.forEach(Array.chunksOf(set, readAtOnce), (some) =>
            Effect.zipRight(
              turnOfTheEventLoop,
              Effect.sync(() => read(some))
            )
          ).pipe(Effect.map(Array.flatten))
        const bytes = waiting.reduce((sum, { body }) => sum + body.length, 0)
        const atMost = wayGiven(waiting.length, bytes)
        const isSoonOver = Duration.equals(atMost, Duration.zero)
        const pages: Stream.Stream<InboxPage, SqlError> = isSoonOver
          ? Stream.make({ waiting, newest: [] })
          : Stream.unwrap(pagesOf({ workspaceId, accountId, first: waiting, read }))
        const sets = inSets(precedence.areFewExpected(external_id))
        const setsOf = ({ newest, waiting }: InboxPage) =>
          sets.ofWaiting(waiting).pipe(
            Stream.map((set) => ({ size: set.length, read: readInTurns(set) })),
            Stream.concat(Stream.make({ size: newest.length, read: Effect.succeed(newest) }))
          )
        const giveWay = (longest: Duration.Duration) =>
          isSoonOver ? Effect.void : precedence.giveWay(Duration.min(atMost, longest))
        const pauses = isSoonOver ? Effect.succeed(turnOfTheEventLoop) : precedence.pauses(external_id)
        let ready = Option.some(first)
        const judging = Effect.suspend(() => {
          const judge = ready
          ready = Option.none()
          return Option.match(judge, { onNone: () => decisions.judging(workspaceId), onSome: Effect.succeed })
        })
        const write = (foreseen: Foreseen) => (bodies: ReadonlyArray<ReadBody>) =>
          halving(bodies, takeIn(account, foreseen), ({ number }, cause) =>
            settle(account, [{ number, reason: unstored(cause) }])
          ).pipe(Effect.zipRight(bodies.some(({ readNow }) => readNow) ? wakeUp(account) : Effect.void))
        // what is soon done may have come while a set was prepared, and waited for the one before
        const waitFor = (size: number) =>
          isSoonOver
            ? Effect.void
            : Effect.zipRight(giveWay(Duration.times(onceMore, shareOfSet(size))), precedence.letPass(external_id))
        if (isFlood(waiting.length)) yield* precedence.flooded(external_id)
        // the next set is read and judged while the database writes this one
        return yield* pages.pipe(
          Stream.flatMap(setsOf),
          Stream.tap(({ size }) => giveWay(Duration.times(atMost, shareOfSet(size)))),
          Stream.mapEffect(({ read }) => read),
          Stream.filter((set) => set.length > 0),
          Stream.mapEffect(prepare(account, push, judging, pauses)),
          Stream.buffer({ capacity: 1 }),
          Stream.mapEffect(({ bodies, foreseen }) =>
            sets.inParts(bodies, waitFor, write(foreseen)).pipe(Effect.as(bodies.length))
          ),
          Stream.runSum,
          isSoonOver ? precedence.few(external_id) : precedence.many(external_id),
          waiting.length > 0 ? atWork.during(platform, external_id) : identity,
          Effect.zipLeft(accounts.pushed(workspaceId, accountId), { concurrent: true })
        )
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
