import { FetchHttpClient } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { Clock, Context, Deferred, Duration, Effect, Either, Layer, Option } from "effect"
import type { PlatformAction } from "#schema/resources/Comment.ts"
import { rooms } from "#src/Composition/Rooms.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { CommentRemoved, Duplicate, type PlatformError, Transient } from "#src/Platforms/Port/PlatformError.ts"
import {
  type AccountAccess,
  type CommentReference,
  type HidesMany,
  type PlatformActions,
  PlatformGateway
} from "#src/Platforms/Port/PlatformGateway.ts"
import { testSettings } from "#test/House.ts"
import { sharedByFiles } from "#test/SharedByFiles.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

/** How the platform meets one call: whether it does what it is asked, and what the caller is told. */
export interface Answer {
  readonly does: boolean
  readonly told: "success" | PlatformError | "hang" | "crash" | Duration.Duration
  /** It is done so much later, whether or not anybody waits for it still. */
  readonly late?: Duration.Duration
}

export const succeeds: Answer = { does: true, told: "success" }
export const fails = (error: PlatformError): Answer => ({ does: false, told: error })
/** It is done, but its answer never arrives. */
export const lost: Answer = { does: true, told: new Transient({ reason: "The platform did not answer." }) }
export const hangs: Answer = { does: false, told: "hang" }
export const hangsWhenDone: Answer = { does: true, told: "hang" }
export const doesLate = (late: Duration.DurationInput): Answer => ({
  does: false,
  told: "hang",
  late: Duration.decode(late)
})
/** The process that made the call dies: nothing that it would have done next is done. */
export const crashes: Answer = { does: false, told: "crash" }
export const crashesWhenDone: Answer = { does: true, told: "crash" }

/** The process stands still in the middle of the call for so long, and nothing can interrupt it. */
export const stalls = (duration: Duration.DurationInput): Answer => ({ does: true, told: Duration.decode(duration) })

export type CallName = PlatformAction | "findReply" | "hide_many" | "unhide_many"

export interface Call {
  readonly name: CallName
  /** Of a call about several, their ids with blanks in between. */
  readonly commentId: string
  readonly text: string | null
  /** Unix milliseconds. */
  readonly at: number
}

export interface PostedOnPlatform {
  readonly externalId: string
  readonly text: string
  readonly at: number
}

/** A comment as it stands on the platform. */
export interface CommentThere {
  removed: boolean
  hidden: boolean
  authorBlocked: boolean
  replies: ReadonlyArray<PostedOnPlatform>
  /** What was written to its author in private; platforms take one. */
  privateReplies: ReadonlyArray<string>
  /** What was posted to the replies below it, which a platform lists with its own. */
  below: ReadonlyArray<PostedOnPlatform>
}

interface AccountThere {
  readonly calls: Array<Call>
  /** By the name of a call, and by the name and the id of the comment that it is about. */
  readonly scripts: Map<string, Array<Answer>>
  readonly comments: Map<string, CommentThere>
  many: HidesMany | null
  readonly waiting: Array<{ readonly times: number; readonly reached: Deferred.Deferred<void> }>
}

/** A platform that answers by script, and well when the script is over. Accounts are told apart by external id. */
export class FakePlatform extends Context.Tag("test/FakePlatform")<
  FakePlatform,
  {
    readonly actions: Context.Tag.Service<PlatformGateway>
    /** From now on, the account's platform takes so many comments to hide in one call. */
    readonly takesMany: (account: string, most: number) => void
    /** The next answers to one kind of call, in order, after those that are still to come. */
    readonly script: (account: string, name: CallName, ...answers: ReadonlyArray<Answer>) => void
    /** The same for one comment: before those for any. */
    readonly scriptOf: (account: string, name: CallName, commentId: string, ...answers: ReadonlyArray<Answer>) => void
    /** Forgets the answers that are still to come. */
    readonly clear: (account: string) => void
    /** Waits until the account has been called that many times in all. */
    readonly called: (account: string, times: number) => Effect.Effect<void>
    /** Oldest first. */
    readonly calls: (account: string) => ReadonlyArray<Call>
    readonly comment: (account: string, commentId: string) => CommentThere
  }
>() {
  static readonly layer = Layer.sync(FakePlatform, () => {
    const accounts = new Map<string, AccountThere>()
    const accountOf = (externalId: string) => {
      const found: AccountThere = accounts.get(externalId) ?? {
        calls: [],
        scripts: new Map(),
        comments: new Map(),
        many: null,
        waiting: []
      }
      accounts.set(externalId, found)
      return found
    }
    const commentOf = (account: string, id: string) => {
      const { comments } = accountOf(account)
      const found: CommentThere = comments.get(id) ?? {
        removed: false,
        hidden: false,
        authorBlocked: false,
        replies: [],
        privateReplies: [],
        below: []
      }
      comments.set(id, found)
      return found
    }

    const answerTo = (account: string, name: CallName, commentId: string) => {
      const { scripts } = accountOf(account)
      return scripts.get(`${name} ${commentId}`)?.shift() ?? scripts.get(name)?.shift() ?? succeeds
    }

    const heard = Effect.fnUntraced(function* (account: AccountAccess, call: Omit<Call, "at">) {
      const at = yield* Clock.currentTimeMillis
      const { calls, waiting } = accountOf(account.externalId)
      const times = calls.push({ ...call, at })
      for (const one of waiting) if (one.times <= times) yield* Deferred.succeed(one.reached, undefined)
      return { at, answer: answerTo(account.externalId, call.name, call.commentId) }
    })

    const tell = Effect.fnUntraced(function* ({ told }: Answer) {
      if (Duration.isDuration(told)) yield* Effect.uninterruptible(Effect.sleep(told))
      else if (told === "hang") return yield* Effect.never
      else if (told === "crash") return yield* Effect.dieMessage("The process was killed")
      else if (told !== "success") return yield* Effect.fail(told)
    })

    const meet = <A>(
      name: CallName,
      account: AccountAccess,
      comment: CommentReference,
      text: string | null,
      act: (there: CommentThere, at: number) => A
    ): Effect.Effect<A, PlatformError> =>
      Effect.gen(function* () {
        const { answer, at } = yield* heard(account, { name, commentId: comment.externalId, text })
        const there = commentOf(account.externalId, comment.externalId)
        if (there.removed) return yield* Effect.fail(new CommentRemoved({ reason: "The comment is gone." }))
        const done = answer.does ? Option.some(act(there, at)) : Option.none<A>()
        if (answer.late !== undefined) {
          const deed = Effect.map(Clock.currentTimeMillis, (then) => act(there, then))
          yield* Effect.forkDaemon(Effect.delay(deed, answer.late))
        }
        yield* tell(answer)
        return yield* Effect.orDie(done)
      })

    /** The answers to one call of many are those that are scripted for single ones, in their order. */
    const setManyHidden: HidesMany["setHidden"] = (account, comments, hidden) =>
      Effect.gen(function* () {
        const name = hidden ? "hide" : "unhide"
        const ids = comments.map(({ externalId }) => externalId)
        const { answer } = yield* heard(account, { name: `${name}_many`, commentId: ids.join(" "), text: null })
        const fared = ids.map((id) => {
          const there = commentOf(account.externalId, id)
          if (!answer.does && answer.told !== "success") return Either.void
          const { does, told } = answerTo(account.externalId, name, id)
          if (there.removed) return Either.left(new CommentRemoved({ reason: "The comment is gone." }))
          if (does) there.hidden = hidden
          return typeof told === "string" || Duration.isDuration(told) ? Either.void : Either.left(told)
        })
        yield* tell(answer)
        return fared
      })

    const simple =
      (
        name: Exclude<PlatformAction, "reply" | "private_reply">,
        act: (there: CommentThere) => void
      ): PlatformActions["hide"] =>
      (account, comment) =>
        meet(name, account, comment, null, act)

    /** Platforms list what was said in a thread, and not to whom. */
    const threadOf = (account: AccountAccess, { parentExternalId }: CommentReference, there: CommentThere) => {
      const top = parentExternalId === null ? there : commentOf(account.externalId, parentExternalId)
      return [...top.replies, ...top.below]
    }

    return FakePlatform.of({
      actions: {
        manyOf: ({ externalId }) => accountOf(externalId).many,
        hide: simple("hide", (there) => {
          there.hidden = true
        }),
        unhide: simple("unhide", (there) => {
          there.hidden = false
        }),
        block: simple("block", (there) => {
          there.authorBlocked = true
        }),
        unblock: simple("unblock", (there) => {
          there.authorBlocked = false
        }),
        reply: (account, comment, text) =>
          meet("reply", account, comment, text, (there, at) => {
            const externalId = `${comment.externalId}-reply-${there.replies.length + 1}`
            there.replies = [...there.replies, { externalId, text, at }]
            if (comment.parentExternalId !== null) {
              const thread = commentOf(account.externalId, comment.parentExternalId)
              thread.below = [...thread.below, { externalId, text, at }]
            }
            return { externalId }
          }),
        privateReply: (account, comment, text) =>
          Effect.gen(function* () {
            const before = commentOf(account.externalId, comment.externalId).privateReplies.length
            const sent = yield* meet("private_reply", account, comment, text, (there) => {
              if (before === 0) there.privateReplies = [text]
              return {
                externalId: `m-${comment.externalId}`,
                personId: `messages-${comment.authorExternalId ?? comment.externalId}`
              }
            })
            return before === 0 ? sent : yield* Effect.fail(new Duplicate({ reason: "It was already sent." }))
          }),
        findReply: (account, comment, text, since, except) =>
          meet("findReply", account, comment, text, (there) =>
            Option.fromNullable(
              threadOf(account, comment, there).find(
                (reply) =>
                  reply.text === text &&
                  !except.has(reply.externalId) &&
                  reply.at >= since.epochMillis - clockDifference
              )
            )
          )
      },
      script: (account, name, ...answers) => {
        const { scripts } = accountOf(account)
        scripts.set(name, [...(scripts.get(name) ?? []), ...answers])
      },
      scriptOf: (account, name, commentId, ...answers) => {
        accountOf(account).scripts.set(`${name} ${commentId}`, [...answers])
      },
      clear: (account) => accountOf(account).scripts.clear(),
      called: Effect.fn("FakePlatform.called")(function* (account, times) {
        const { calls, waiting } = accountOf(account)
        if (calls.length >= times) return
        const reached = yield* Deferred.make<void>()
        waiting.push({ times, reached })
        yield* Deferred.await(reached)
      }),
      takesMany: (account, most) => {
        accountOf(account).many = { most, takes: () => true, setHidden: setManyHidden }
      },
      calls: (account) => accountOf(account).calls,
      comment: commentOf
    })
  })
}

/** As much as the adapters allow for clocks that differ, in milliseconds. */
const clockDifference = Duration.toMillis("1 minute")

const fakeGateway = Layer.effect(
  PlatformGateway,
  Effect.map(FakePlatform, ({ actions }) => actions)
).pipe(Layer.provide(FakePlatform.layer))

/** Every room on a database that no other file has, with the fake for a platform. */
export const ownHouseOnFakePlatform = rooms(testSettings, fakeGateway).pipe(
  Layer.provideMerge(Layer.mergeAll(FakePlatform.layer, TestDatabase, RandomBytes.layer, FetchHttpClient.layer)),
  Layer.provide(BunContext.layer),
  Layer.orDie
)

/** Shares what stands on `ownHouseOnFakePlatform`. */
export const sharedOnFakePlatform = sharedByFiles()

/** The same, shared by the files of a process, with nothing in it at the start of each. */
export const HouseOnFakePlatform = sharedOnFakePlatform(ownHouseOnFakePlatform)
