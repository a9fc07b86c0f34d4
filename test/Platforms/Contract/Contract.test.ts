import { assert, layer } from "@effect/vitest"
import { DateTime, Duration, Effect, Option } from "effect"
import { capability, replyLimit, replyOnHidden } from "#src/Platforms/Port/Capabilities.ts"
import { privateReplyWindow } from "#src/Platforms/Port/PrivateReplyLimits.ts"
import { at, control } from "#test/Sandbox/Driver.ts"
import { sandbox } from "./Sandbox.ts"
import { stage, stranger } from "./Stage.ts"
import { subjects } from "./Subject.ts"

/** A fault of the platform, and what the adapter makes of it. */
const faults = [
  ["rate_limit", "RateLimited"],
  ["token_expired", "TokenExpired"],
  ["comment_removed", "CommentRemoved"],
  ["permission", "NotAllowed"],
  ["server_error", "Transient"],
  ["drop", "Transient"]
] as const

for (const subject of subjects) {
  const { account, platform, posts } = subject
  const [post, _otherPost, _ad] = posts

  layer(sandbox)(`the adapter of ${platform}`, (it) => {
    it.effect("knows whom a token speaks for", () =>
      Effect.gen(function* () {
        const { adapter } = yield* stage(subject)
        const { externalId, name } = yield* adapter.identify(account)
        assert.strictEqual(externalId, account.externalId)
        assert.notStrictEqual(name, "")
      })
    )

    it.effect("hides and shows again, as often as it is asked", () =>
      Effect.gen(function* () {
        const { adapter, comment, referenceTo, stateOf } = yield* stage(subject)
        const id = yield* comment(post, "Free crypto!")
        const { hide, unhide } = adapter.actions
        yield* hide(account, referenceTo(id))
        yield* hide(account, referenceTo(id))
        assert.strictEqual(at(yield* stateOf(id), "hidden"), true)
        yield* unhide(account, referenceTo(id))
        yield* unhide(account, referenceTo(id))
        assert.strictEqual(at(yield* stateOf(id), "hidden"), false)
      })
    )

    it.effect("replies once, and finds its reply again, but no other", () =>
      Effect.gen(function* () {
        const { adapter, comment, fault, calm, referenceTo, stateOf } = yield* stage(subject)
        const { findReply, reply } = adapter.actions
        const since = yield* DateTime.now
        const to = referenceTo(yield* comment(post, "Where can I buy it?"))
        yield* comment(post, "Thanks!", { parentId: to.externalId })
        const find = (text: string, except: ReadonlyArray<string> = []) =>
          findReply(account, to, text, since, new Set(except))
        assert.deepStrictEqual(yield* find("Thanks!"), Option.none())
        const { externalId } = yield* reply(account, to, "Thanks!")
        assert.strictEqual(at(yield* stateOf(externalId), "own"), true)
        assert.deepStrictEqual(yield* find("Thanks!"), Option.some({ externalId }))
        assert.deepStrictEqual(yield* find("Thanks!", [externalId]), Option.none())
        assert.deepStrictEqual(yield* find("Something else"), Option.none())
        yield* fault("after_drop", { match: { method: "POST", path: "(comments|replies|threads_publish|create/?)$" } })
        const lost = yield* Effect.flip(reply(account, to, "In our shop."))
        yield* calm
        assert.strictEqual(lost._tag, "Transient")
        assert.isTrue(Option.isSome(yield* find("In our shop.")))
      })
    )

    it.effect("is refused a reply that is too long, and one to a hidden comment where the platform takes none", () =>
      Effect.gen(function* () {
        const { adapter, comment, referenceTo } = yield* stage(subject)
        const { hide, reply } = adapter.actions
        const to = referenceTo(yield* comment(post, "Hello"))
        const long = yield* Effect.flip(reply(account, to, "x".repeat(replyLimit(platform) + 1)))
        assert.strictEqual(long._tag, "InvalidPlatformRequest")
        yield* reply(account, to, "x".repeat(replyLimit(platform)))
        yield* hide(account, to)
        if (replyOnHidden(platform)._tag === "Refused") yield* Effect.flip(reply(account, to, "Hello yourself"))
      })
    )

    it.effect("blocks where the platform does, and else says why not", () =>
      Effect.gen(function* () {
        const { adapter, comment, referenceTo } = yield* stage(subject)
        const { block, unblock } = adapter.actions
        const by = referenceTo(yield* comment(post, "You again"))
        if (capability(platform, "block").allowed) {
          yield* block(account, by)
          return yield* unblock(account, by)
        }
        assert.strictEqual((yield* Effect.flip(block(account, by)))._tag, "NotAllowed")
        assert.strictEqual((yield* Effect.flip(unblock(account, by)))._tag, "NotAllowed")
      })
    )

    it.effect("writes to who commented where the platform lets it, once for each comment, and else says why not", () =>
      Effect.gen(function* () {
        const { adapter, calm, comment, fault, heard, referenceTo, stateOf } = yield* stage(subject)
        const { privateReply } = adapter.actions
        const to = referenceTo(yield* comment(post, "Where is my order?"))
        const able = capability(platform, "private_reply")
        if (!able.allowed) {
          const refused = yield* Effect.flip(privateReply(account, to, "Its number?"))
          return assert.deepStrictEqual([refused._tag, refused.reason], ["NotAllowed", able.reason])
        }
        const { externalId, personId } = yield* privateReply(account, to, "Its number?")
        assert.isTrue(externalId.startsWith("m_"))
        assert.strictEqual(personId === stranger.id, platform === "facebook")
        assert.deepStrictEqual((yield* heard).messages, [])
        assert.strictEqual((yield* Effect.flip(privateReply(account, to, "Hello?")))._tag, "Duplicate")
        const lostOn = referenceTo(yield* comment(post, "And mine?"))
        yield* fault("after_drop", { match: { method: "POST", path: "/messages$" } })
        assert.strictEqual((yield* Effect.flip(privateReply(account, lostOn, "Its number?")))._tag, "Transient")
        yield* calm
        assert.strictEqual((yield* Effect.flip(privateReply(account, lostOn, "Its number?")))._tag, "Duplicate")
        assert.strictEqual(at(yield* stateOf(lostOn.externalId), "calls", "private_reply"), 1)
        const late = referenceTo(yield* comment(post, "Long ago"))
        const long = yield* Effect.flip(privateReply(account, late, "x".repeat(2_001)))
        assert.strictEqual(long._tag, "InvalidPlatformRequest")
        yield* control("POST", "/clock", { advanceMs: Duration.toMillis(privateReplyWindow) })
        assert.strictEqual((yield* Effect.flip(privateReply(account, late, "Hello?")))._tag, "NotAllowed")
        const gone = { ...to, externalId: `${to.externalId}9` }
        assert.strictEqual((yield* Effect.flip(privateReply(account, gone, "Hello?")))._tag, "CommentRemoved")
      })
    )

    it.effect("knows every kind of refusal for what it is", () =>
      Effect.gen(function* () {
        const { adapter, calm, comment, fault, referenceTo, stateOf } = yield* stage(subject)
        const id = yield* comment(post, "Free crypto!")
        const hide = Effect.flip(adapter.actions.hide(account, referenceTo(id)))
        for (const [kind, tag] of faults) {
          yield* fault(kind, {
            times: null,
            params: { reason: "rateLimitExceeded" },
            ...(kind === "token_expired" ? {} : { match: { path: subject.hides } })
          })
          assert.strictEqual((yield* hide)._tag, tag, kind)
          yield* calm
        }
        assert.strictEqual(at(yield* stateOf(id), "hidden"), false)
        yield* fault("malformed", { times: null })
        assert.strictEqual((yield* Effect.flip(adapter.identify(account)))._tag, "Transient")
        yield* calm
        yield* fault("after_drop", { match: { path: subject.hides } })
        assert.strictEqual((yield* hide)._tag, "Transient")
        assert.strictEqual(at(yield* stateOf(id), "hidden"), true)
        const gone = { ...referenceTo(id), externalId: `${id.slice(0, -1)}${id.endsWith("1") ? "2" : "1"}` }
        assert.strictEqual((yield* Effect.flip(adapter.actions.hide(account, gone)))._tag, "CommentRemoved")
      })
    )
  })
}
