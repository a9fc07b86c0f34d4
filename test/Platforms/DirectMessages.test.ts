import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { signWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"
import { PeopleNamer } from "#src/Platforms/Reading/PeopleNamer.ts"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { signTikTok } from "#src/Platforms/TikTok/TikTokPush.ts"
import { listening } from "#test/Contacts/Listening.ts"
import { facebookAppSecret, houseOn, tiktokAppSecret } from "#test/House.ts"
import { commented, drained, scene } from "#test/Moderation/Scene.ts"
import { type Answer, fakeHttp } from "./FakeHttp.ts"
import { takenIn } from "./TakenIn.ts"

/** What Instagram answers about each person of this file. */
const people = new Map<string, Answer>()
const { layer: http, sent } = fakeHttp(({ url }) => people.get(url.pathname.slice(1)) ?? "drop")
const asked = (id: string) => sent.filter(({ url }) => url.pathname === `/${id}`).length
const profile = (id: string, username: string, follows: boolean): Answer => ({
  body: { id, name: "Dana Example", username, is_user_follow_business: follows }
})
const namer = Effect.zipRight(TestClock.adjust("1 second"), drained(Effect.flatMap(PeopleNamer, ({ drain }) => drain)))

/** A brand that hears of messages, and what is pushed to it. */
const set = Effect.fn("set")(function* (platform: Platform) {
  const { account, workspaceId } = yield* scene(platform)
  const delivered = yield* listening(workspaceId)
  const contacts = yield* Contacts
  const push = Effect.fnUntraced(function* (text: string) {
    const body = new TextEncoder().encode(text)
    const now = Math.floor((yield* DateTime.now).epochMillis / 1000)
    const headers =
      platform === "tiktok"
        ? { "tiktok-signature": signTikTok(tiktokAppSecret, now, body) }
        : { "x-hub-signature-256": signWebhook(facebookAppSecret, body) }
    assert.isTrue(yield* Effect.flatMap(PlatformIngest, ({ receive }) => receive(platform, body, headers)))
    yield* takenIn
  })
  const messaging = (sender: string, message: object, time = 1) =>
    push(
      JSON.stringify({
        object: "instagram",
        entry: [
          {
            id: account.externalId,
            time,
            messaging: [{ sender: { id: sender }, recipient: { id: account.externalId }, timestamp: 1, message }]
          }
        ]
      })
    )
  return {
    account,
    workspaceId,
    push,
    messaging,
    delivered,
    events: Effect.map(delivered, (bodies) => bodies.map(({ event }) => event)),
    all: Effect.map(Effect.orDie(contacts.list(workspaceId, {}, {})), ({ data }) => data)
  }
})

layer(houseOn(http))("messages of Instagram and TikTok", (it) => {
  it.effect("of Instagram are told once, with who wrote them and whether they follow, and never our own", () =>
    Effect.gen(function* () {
      const { all, events, messaging } = yield* set("instagram")
      people.set("901", profile("901", "dana.example", true))
      yield* messaging("901", { mid: "ig-1", text: "My mail is dana@example.com" })
      yield* messaging("901", { mid: "ig-1", text: "My mail is dana@example.com" }, 2)
      yield* messaging("901", { mid: "ig-2", text: "ours", is_echo: true })
      yield* messaging("901", { mid: "ig-3", text: "ours", is_self: true })
      yield* messaging("901", { mid: "ig-4", is_deleted: true })
      assert.deepStrictEqual(yield* events, ["message.received", "lead.captured", "contact.updated"])
      yield* namer
      const [person, ...others] = yield* all
      assert.deepStrictEqual(others, [])
      assert.deepInclude<object>(person ?? {}, {
        name: "Dana Example",
        handle: "dana.example",
        follows_you: true,
        email: "dana@example.com"
      })
    })
  )

  it.effect("have Instagram asked again after a day, and not for each", () =>
    Effect.gen(function* () {
      const { all, messaging } = yield* set("instagram")
      people.set("902", profile("902", "ola", true))
      yield* messaging("902", { mid: "ig-1", text: "one" })
      yield* namer
      yield* messaging("902", { mid: "ig-2", text: "two" })
      yield* namer
      assert.strictEqual(asked("902"), 1)
      people.set("902", profile("902", "ola.renamed", false))
      yield* TestClock.adjust("25 hours")
      yield* messaging("902", { mid: "ig-3", text: "three" })
      yield* namer
      const [person] = yield* all
      assert.deepInclude<object>(person ?? {}, { handle: "ola.renamed", follows_you: false })
    })
  )

  it.effect("are of who comments under the same username, and only while nobody else can have it", () =>
    Effect.gen(function* () {
      const fresh = yield* set("instagram")
      const comments = { author: { externalId: "c-1", name: "", handle: "Dana.Two" } }
      yield* commented(fresh.account, comments)
      const [commenter] = yield* fresh.all
      people.set("903", profile("903", "dana.two", true))
      yield* fresh.messaging("903", { mid: "ig-1", text: "dana@example.com" })
      yield* namer
      const linked = yield* fresh.all
      assert.deepStrictEqual(
        linked.map(({ email, id }) => [id === commenter?.id, email]),
        [[true, "dana@example.com"]]
      )
      yield* fresh.messaging("903", { mid: "ig-2", text: "again" })
      assert.lengthOf(yield* fresh.all, 1)

      const old = yield* set("instagram")
      yield* commented(old.account, { author: { externalId: "c-2", name: "", handle: "dana.three" } })
      yield* TestClock.adjust("15 days")
      people.set("904", profile("904", "dana.three", false))
      yield* old.messaging("904", { mid: "ig-1", text: "new@example.com" })
      yield* namer
      assert.sameMembers(
        (yield* old.all).map(({ email }) => email),
        [null, "new@example.com"]
      )
    })
  )

  it.effect(
    "of TikTok come with every digit of their ids, once, from the same person as comments, and never ours",
    () =>
      Effect.gen(function* () {
        const { account, all, delivered, push } = yield* set("tiktok")
        yield* commented(account, { author: { externalId: "+Ab1/xyz", name: "Dana", handle: "dana.example" } })
        const [commenter] = yield* all
        // ids as numbers within the JSON within the JSON
        const content = (id: string, from: string, to: string) =>
          `{"conversation_id":"c","message_id":${id},"type":"text","timestamp":1790931304000,"from":"dana.example",` +
          `"from_user":{"id":${JSON.stringify(from)}},"to_user":{"id":${JSON.stringify(to)}},` +
          `"unique_identifier":"+Ab1/xyz","is_follower":true,"text":{"body":"Call +4722864400 from ${id}"}}`
        const event = (name: string, text: string) =>
          push(JSON.stringify({ client_key: "app", event: name, user_openid: account.externalId, content: text }))
        const [one, other] = ["7400000777000000777", "7400000777000000778"]
        yield* event("im_receive_msg", content(one, "p", account.externalId))
        yield* event("im_receive_msg", `${content(one, "p", account.externalId)} `)
        yield* event("im_receive_msg", content(other, "p", account.externalId))
        yield* event("im_receive_msg", content("7", account.externalId, "p"))
        yield* event("im_send_msg", content("8", account.externalId, "p"))
        yield* event("im_receive_msg_eu", "{}")
        const told = (yield* delivered).flatMap((body) => (body.event === "message.received" ? [body] : []))
        assert.deepStrictEqual(
          told.map(({ contact, message }) => [contact.id, message.text]),
          [one, other].map((id) => [commenter?.id, `Call +4722864400 from ${id}`])
        )
        const [person, ...more] = yield* all
        assert.deepStrictEqual(more, [])
        assert.deepInclude<object>(person ?? {}, { phone: "+4722864400", name: "Dana", follows_you: null })
      })
  )
})
