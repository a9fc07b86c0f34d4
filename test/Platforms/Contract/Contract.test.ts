import { FetchHttpClient } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { DateTime, Duration, Effect, Layer, Option, TestClock } from "effect"
import { messagingHours } from "#schema/Platform.ts"
import { capability, replyLimit, replyOnHidden } from "#src/Platforms/Port/Capabilities.ts"
import { privateReplyWindow } from "#src/Platforms/Port/PrivateReplyLimits.ts"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { at, control } from "#test/Sandbox/Driver.ts"
import { Receiver, secret } from "#test/Sandbox/Receiver.ts"
import { commentsIn, stage, stranger } from "./Stage.ts"
import { subjects } from "./Subject.ts"

const sandbox = Layer.mergeAll(
  SandboxServer.layer({ settings: { appSecret: secret }, push: { base: "1 millis", cap: "2 millis" } }),
  Receiver.layer,
  FetchHttpClient.layer,
  Layer.setTracerEnabled(false)
)

/** Of hundreds that are read, none is pushed as well: each push costs as much as it does to write one. */
const unpushed = { deliver: "poll" }

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
  const [post, otherPost, ad] = posts

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

    it.effect("reads every comment to the last page, with an empty page in between, and its own not at all", () =>
      Effect.gen(function* () {
        const { adapter, comment, fault, read, referenceTo } = yield* stage(subject)
        const written: Array<string> = []
        for (let n = 0; n < 120; n++)
          written.push(yield* comment(n % 3 === 0 ? otherPost : post, `Comment ${n}`, unpushed))
        const parent = yield* comment(ad, "How much is it?")
        written.push(parent)
        for (let n = 0; n < 60; n++) written.push(yield* comment(ad, `Reply ${n}`, { ...unpushed, parentId: parent }))
        yield* adapter.actions.reply(account, referenceTo(parent), "See our shop.")
        yield* fault("empty_page", { match: { method: "GET", path: "omment|conversation" } })
        const first = commentsIn(yield* read)
        assert.sameMembers([...new Set(first.map(({ externalId }) => externalId))], written)
        const replies = first.filter(({ parentExternalId }) => parentExternalId !== null)
        assert.isTrue(replies.every(({ parentExternalId }) => parentExternalId === parent))
        assert.isAtLeast(replies.length, 60)
        const under = first.find(({ externalId }) => externalId === parent)
        assert.strictEqual(under?.post?.externalId, ad)
        yield* TestClock.adjust("20 minutes")
        const later = yield* comment(ad, "One more", { parentId: parent })
        assert.include(
          commentsIn(yield* read).map(({ externalId }) => externalId),
          later
        )
      })
    )

    it.effect("tells the same of a comment whether it is pushed or read, and as often as it is", () =>
      Effect.gen(function* () {
        const { comment, heard, read } = yield* stage(subject)
        const id = yield* comment(post, "Høy kvalitet 👍\nØnsker meg en!")
        const told = yield* heard
        const once = commentsIn(yield* read).find(({ externalId }) => externalId === id)
        yield* TestClock.adjust("20 minutes")
        const again = commentsIn(yield* read).find(({ externalId }) => externalId === id)
        assert.strictEqual(once?.text, "Høy kvalitet 👍\nØnsker meg en!")
        assert.isTrue(again === undefined || again.externalId === once?.externalId)
        for (const pushed of commentsIn(told.observations)) {
          assert.deepStrictEqual(
            [pushed.externalId, pushed.text, pushed.author, pushed.post?.externalId, pushed.createdAt],
            [once?.externalId, once?.text, once?.author, once?.post?.externalId, once?.createdAt]
          )
        }
      })
    )

    it.effect("tells that a picture came with a comment, where the platform does", () =>
      Effect.gen(function* () {
        const { comment, read } = yield* stage(subject)
        const shown = yield* comment(post, "Look", { media: "https://img.example/picture.jpg" })
        const plain = yield* comment(post, "Look")
        const pictured = new Map(commentsIn(yield* read).map(({ externalId, hasMedia }) => [externalId, hasMedia]))
        assert.strictEqual(pictured.get(shown), platform !== "instagram")
        assert.strictEqual(pictured.get(plain), false)
      })
    )

    it.effect("hears what people write once, knows them, and hears nothing of its own", () =>
      Effect.gen(function* () {
        const { adapter, comment, heard } = yield* stage(subject)
        const person = { id: "6669001", name: "Kari Nordmann", handle: "kari.n", follows: true }
        const write = (more: object) =>
          control("POST", "/messages", { platform, accountId: account.externalId, person, ...more })
        const said = yield* write({ text: "My mail is kari@example.com" })
        if (messagingHours(platform) === null) return assert.strictEqual(said.status, 400)
        if (platform !== "tiktok") yield* write({ text: "Send it to me", kind: "tap" })
        yield* comment(post, "In between")
        yield* write({ text: "" })
        yield* write({ text: "Here you are", echo: true })
        const { messages, observations, wake } = yield* heard
        assert.deepStrictEqual(
          messages.map(({ kind, senderId, text }) => [kind, senderId, text]),
          [
            ["text", person.id, "My mail is kari@example.com"],
            ...(platform === "tiktok" ? [] : [["tap", person.id, "Send it to me"]]),
            ["text", person.id, ""]
          ]
        )
        assert.strictEqual(messages[0]?.externalId, at(said.body, "id"))
        assert.isTrue(wake || observations.length === 1)
        const facts = Option.getOrNull(yield* adapter.reader.personOf(account, person.id))
        if (platform === "tiktok") return assert.strictEqual(messages[0]?.senderHandle, "kari.n")
        const told =
          platform === "instagram" ? { handle: "kari.n", followsYou: true } : { handle: "", followsYou: null }
        assert.deepStrictEqual(facts, { name: "Kari Nordmann", ...told })
        const stranger =
          platform === "instagram" ? yield* Effect.either(adapter.reader.personOf(account, "6669002")) : null
        assert.notStrictEqual(stranger?._tag, "Right")
      })
    )

    it.effect("notices what is edited, hidden elsewhere and deleted, by push or by reading", () =>
      Effect.gen(function* () {
        const { adapter, catchUp, comment, editedTo, known, referenceTo, removed } = yield* stage(subject)
        const edited = yield* comment(post, "Before")
        const gone = yield* comment(post, "I will regret this")
        const hidden = yield* comment(post, "Hidden in the app itself")
        const stays = yield* comment(otherPost, "I stay")
        yield* catchUp
        assert.sameMembers([...known.keys()], [edited, gone, hidden, stays])
        yield* editedTo(edited, "After")
        yield* removed(gone)
        yield* adapter.actions.hide(account, referenceTo(hidden))
        yield* adapter.actions.reply(account, referenceTo(stays), "Glad to hear it")
        yield* catchUp
        assert.deepStrictEqual(Object.fromEntries(known), {
          [edited]: { text: "After", hidden: false, removed: false },
          [gone]: { text: "I will regret this", hidden: false, removed: true },
          [hidden]: { text: "Hidden in the app itself", hidden: true, removed: false },
          [stays]: { text: "I stay", hidden: false, removed: false }
        })
      })
    )

    it.effect("notices what is deleted after it was hidden, where the platform tells of what is hidden", () =>
      Effect.gen(function* () {
        const { adapter, catchUp, comment, known, referenceTo, removed } = yield* stage(subject)
        const [gone, stays] = [yield* comment(post, "Free crypto!"), yield* comment(post, "Free crypto for all!")]
        yield* catchUp
        yield* adapter.actions.hide(account, referenceTo(gone))
        yield* adapter.actions.hide(account, referenceTo(stays))
        yield* catchUp
        yield* removed(gone)
        yield* catchUp
        assert.deepStrictEqual(Object.fromEntries(known), {
          [gone]: { text: "Free crypto!", hidden: true, removed: platform !== "youtube" },
          [stays]: { text: "Free crypto for all!", hidden: true, removed: false }
        })
      })
    )
  })
}
