import { assert } from "@effect/vitest"
import { Chunk, DateTime, Effect, Option, Queue, TestClock } from "effect"
import type { Observation } from "#src/Comments/Observation.ts"
import type { CommentReference } from "#src/Platforms/Port/PlatformGateway.ts"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { at, control, items } from "#test/Sandbox/Driver.ts"
import { Receiver, secret, verifyToken } from "#test/Sandbox/Receiver.ts"
import type { Subject } from "./Subject.ts"

export const stranger = { id: "5550001", name: "Dana Example", handle: "dana.example" }

/** What Steward would know of a comment by now. */
export interface Known {
  readonly text: string
  readonly hidden: boolean
  readonly removed: boolean
}

/** The platform from the start, an account's adapter, and whoever listens to it. */
export const stage = Effect.fn("stage")(function* ({ account, make, platform }: Subject) {
  const { baseUrl } = yield* SandboxServer
  yield* control("POST", "/reset", {})
  const adapter = yield* make(baseUrl)
  const receiver = yield* Receiver
  yield* Queue.takeAll(receiver.pushes)
  if (adapter.push !== null) {
    const set = yield* control("POST", "/webhook-targets", { platform, url: receiver.url, secret, verifyToken })
    assert.strictEqual(set.status, 201, set.text)
  }

  const where = new Map<string, string>()
  const comment = (postId: string, text: string, more: object = {}) =>
    control("POST", "/comments", {
      platform,
      accountId: account.externalId,
      postId,
      author: stranger,
      text,
      ...more
    }).pipe(
      Effect.map(({ body, status, text: answer }) => {
        assert.strictEqual(status, 201, answer)
        const id = String(at(body, "id"))
        where.set(id, postId)
        return id
      })
    )

  const referenceTo = (externalId: string): CommentReference => ({
    externalId,
    parentExternalId: null,
    authorExternalId: stranger.id,
    postExternalId: where.get(externalId) ?? null,
    adId: null
  })

  const stateOf = (id: string) =>
    Effect.map(control("GET", `/state?platform=${platform}`), ({ body }) =>
      items(body, "comments").find((known) => at(known, "id") === id)
    )

  const fault = (kind: string, more: object = {}) => control("POST", "/faults", { platform, kind, ...more })
  const calm = control("DELETE", "/faults")

  /** What was pushed since: each push signed, and for this account. */
  const heard = Effect.gen(function* () {
    const { push } = adapter
    if (push === null) return { observations: [], messages: [], forms: [], wake: false }
    yield* Effect.repeat(control("GET", "/deliveries"), {
      until: ({ body }) => items(body, "pending").every((one) => at(one, "platform") !== platform)
    })
    const pushes = Chunk.toReadonlyArray(yield* Queue.takeAll(receiver.pushes))
    const now = yield* DateTime.now
    const news = pushes.map(({ body, headers }) => {
      const bytes = new TextEncoder().encode(body)
      assert.isTrue(push.isSigned(bytes, headers, now))
      assert.isFalse(push.isSigned(new TextEncoder().encode(`${body} `), headers, now))
      assert.deepStrictEqual(Option.getOrNull(Option.getRight(push.addressees(body))), [account.externalId])
      assert.deepStrictEqual(push.read(account.externalId, body, now), push.read(account.externalId, body, now))
      return push.read(account.externalId, body, now)
    })
    return {
      observations: news.flatMap(({ observations }) => observations),
      messages: news.flatMap(({ messages }) => messages),
      forms: news.flatMap(({ forms }) => forms),
      wake: news.some(({ readNow }) => readNow)
    }
  })

  const known = new Map<string, Known>()
  let state: unknown = null
  const take = (observations: ReadonlyArray<Observation>) => {
    for (const one of observations) {
      const id = one._tag === "Commented" ? one.comment.externalId : one.externalId
      const before = known.get(id) ?? { text: "", hidden: false, removed: false }
      if (one._tag === "Commented") known.set(id, { ...before, text: one.comment.text, hidden: one.comment.hidden })
      if (one._tag === "Edited") known.set(id, { ...before, text: one.text })
      if (one._tag === "Hidden" || one._tag === "Unhidden") known.set(id, { ...before, hidden: one._tag === "Hidden" })
      if (one._tag === "Removed") known.set(id, { ...before, removed: true })
    }
  }

  /** One reading from where the last one ended; what it handed over. */
  const read = Effect.gen(function* () {
    const now = yield* DateTime.now
    const handed: Array<Observation> = []
    state = yield* adapter.reader.read({
      account,
      state,
      at: now,
      receive: (observations) =>
        Effect.sync(() => {
          handed.push(...observations)
          take(observations)
        }),
      ending: () => Effect.succeed([]),
      confirm: () => Effect.void,
      standing: ({ before, hidden: withHidden, limit, waiting }) =>
        Effect.sync(() => {
          if (waiting) return []
          const all = Array.from(known, ([externalId, { hidden, text, removed: gone }], index) => ({
            externalId,
            postExternalId: where.get(externalId) ?? null,
            surface: "organic" as const,
            text,
            gone: gone || (hidden && !withHidden),
            // all came at once
            receivedAt: DateTime.unsafeMake(0),
            place: { at: 0, id: String(index).padStart(6, "0") }
          }))
          return all
            .filter(
              ({ gone, place }) =>
                !gone && Option.match(before, { onNone: () => true, onSome: ({ id }) => place.id < id })
            )
            .toReversed()
            .slice(0, limit)
        })
    })
    return handed
  })

  /** Steward at work: it hears what is pushed, and reads again and again, all of it twice. */
  const catchUp = Effect.gen(function* () {
    for (let times = 0; times < 4; times++) {
      take((yield* heard).observations)
      yield* read
      yield* TestClock.adjust("20 minutes")
    }
    return known
  })

  const editedTo = (id: string, text: string) => control("POST", `/comments/${id}/edit`, { text })
  const removed = (id: string) => control("POST", `/comments/${id}/remove`, {})

  return {
    account,
    adapter,
    comment,
    takeIn: take,
    editedTo,
    removed,
    referenceTo,
    stateOf,
    fault,
    calm,
    heard,
    read,
    catchUp,
    known
  }
})

export const commentsIn = (observations: ReadonlyArray<Observation>) =>
  observations.flatMap((one) => (one._tag === "Commented" ? [one.comment] : []))
