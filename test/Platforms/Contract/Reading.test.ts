import { assert, layer } from "@effect/vitest"
import { Effect, Option, TestClock } from "effect"
import { messagingHours } from "#schema/Platform.ts"
import { at, control } from "#test/Sandbox/Driver.ts"
import { sandbox } from "./Sandbox.ts"
import { commentsIn, stage } from "./Stage.ts"
import { subjects } from "./Subject.ts"

/** Of hundreds that are read, none is pushed as well: each push costs as much as it does to write one. */
const unpushed = { deliver: "poll" }

for (const subject of subjects) {
  const { account, platform, posts } = subject
  const [post, otherPost, ad] = posts

  layer(sandbox)(`the adapter of ${platform}`, (it) => {
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
