import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { mostStreams } from "#src/App/Live/RoomForStream.ts"
import { HeldAnswers } from "#src/Moderation/Held/HeldAnswers.ts"
import { member } from "#test/House.ts"
import { DoorOnFakePlatform, refused } from "#test/Http/Asking.ts"
import { InProcess } from "#test/InProcess.ts"
import { answer } from "#test/Moderation/People.ts"
import { commented, decided, scene } from "#test/Moderation/Scene.ts"
import { cookieOf, fromOwnPage, signedIn } from "../Operations/SignedIn.ts"

interface Told {
  readonly id: string
  readonly event: string
  readonly data: { readonly id?: string; readonly status?: string; readonly waiting?: boolean }
}

const toldIn = (text: string): ReadonlyArray<Told> =>
  text
    .split("\n\n")
    .filter((part) => part.startsWith("id: "))
    .map((part) => {
      const [id = "", event = "", data = ""] = part.split("\n").map((line) => line.slice(line.indexOf(": ") + 2))
      return { id, event, data: JSON.parse(data) }
    })

/** A page that follows what happens; `until` reads on until what it was told is enough, or the stream ends. */
const following = Effect.fn("following")(function* (
  workspaceId: WorkspaceId,
  cookie: string,
  headers: Readonly<Record<string, string>> = {}
) {
  const { request } = yield* InProcess
  const response = yield* request(`/app/v1/${workspaceId}/stream`, {
    headers: { cookie, "sec-fetch-site": fromOwnPage["sec-fetch-site"], accept: "text/event-stream", ...headers }
  })
  assert.deepStrictEqual([response.status, response.headers.get("content-type")], [200, "text/event-stream"])
  const reader = response.body?.getReader() ?? assert.fail("the stream has no body")
  const state = { text: "", isOver: false }
  const decoder = new TextDecoder()
  const until = (isEnough: (text: string) => boolean) =>
    Effect.promise(async () => {
      while (!(state.isOver || isEnough(state.text))) {
        const { done, value } = await reader.read()
        state.isOver = done
        state.text += decoder.decode(value, { stream: true })
      }
      return toldIn(state.text)
    })
  yield* Effect.addFinalizer(() => Effect.promise(() => reader.cancel()))
  return { state, until, leave: Effect.promise(() => reader.cancel()) }
})

const many = (count: number) => (text: string) => toldIn(text).length >= count
const second = TestClock.adjust("1 second")

layer(DoorOnFakePlatform)("the stream of comments", (it) => {
  it.scoped("tells of each comment as it changes, in order, and whether it waits", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const page = yield* following(workspaceId, yield* cookieOf(principal.personId))
      assert.deepStrictEqual(
        (yield* page.until(many(1))).map(({ event }) => event),
        ["open"]
      )
      const { id } = yield* decided(account, "ask")
      yield* second
      yield* page.until(many(2))
      const { hold } = yield* HeldAnswers
      yield* hold(principal, id, { answer: "keep" })
      yield* second
      yield* page.until(many(3))
      yield* answer(principal, id, "keep")
      yield* second
      const told = (yield* page.until(many(4))).slice(1)
      assert.deepStrictEqual(
        told.map(({ data, event }) => [event, data.id, data.status, data.waiting]),
        [
          ["comment", id, "review", true],
          ["comment", id, "review", false],
          ["comment", id, "visible", false]
        ]
      )
    })
  )

  it.scoped("goes on exactly where a page was that comes back, and tells nothing of other brands", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const foreign = yield* scene()
      const cookie = yield* cookieOf(principal.personId)
      const page = yield* following(workspaceId, cookie)
      const all: Array<string> = []
      for (let nth = 0; nth < 6; nth++) {
        all.push((yield* commented(account, { text: `Lovely cup number ${nth}` })).id)
        yield* commented(foreign.account, { text: "Of another brand" })
      }
      yield* second
      const told = yield* page.until(many(7))
      assert.deepStrictEqual(
        told.slice(1).map(({ data }) => data.id),
        all
      )
      yield* page.leave
      const missed = (yield* commented(account, { text: "While nobody looked" })).id
      for (const [nth, { id }] of told.entries()) {
        const back = yield* following(workspaceId, cookie, { "last-event-id": id })
        yield* second
        const again = yield* back.until(many(all.length + 1 - nth))
        assert.deepStrictEqual(
          again.map(({ data }) => data.id),
          [...all.slice(nth), missed]
        )
        yield* back.leave
      }
      const { app } = yield* signedIn(foreign.principal.personId, workspaceId)
      refused(yield* app("GET", "/stream"), 404, "not_found")
    })
  )

  it.scoped("keeps beating", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* scene()
      const page = yield* following(workspaceId, yield* cookieOf(principal.personId))
      yield* TestClock.adjust("15 seconds")
      yield* page.until((text) => text.includes("\n\n: \n\n"))
      assert.isFalse(page.state.isOver)
    })
  )

  it.scoped("ends within a second of the session, and of the membership or the role, and no other does", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* scene()
      const members = yield* Members
      const sessions = yield* Sessions
      const page = yield* following(workspaceId, yield* cookieOf(principal.personId))
      const endings: ReadonlyArray<(personId: PersonId) => Effect.Effect<unknown, unknown>> = [
        (personId) => sessions.endAll(personId),
        (personId) => members.remove({ workspaceId, personId, actor: "Ada" }),
        (personId) => members.change({ workspaceId, personId, actor: "Ada", role: "moderator", limitedTo: null })
      ]
      for (const ending of endings) {
        const { personId } = yield* member(workspaceId, "viewer")
        const ended = yield* following(workspaceId, yield* cookieOf(personId))
        yield* second
        assert.isFalse(ended.state.isOver)
        yield* ending(personId)
        yield* second
        yield* ended.until(() => false)
        assert.isTrue(ended.state.isOver)
        yield* second
        assert.isFalse(page.state.isOver)
      }
    })
  )

  it.scoped("is opened so often in one workspace, and goes on to be opened in others", () =>
    Effect.gen(function* () {
      const { ofPerson, ofWorkspace } = mostStreams
      const [busy, other] = [yield* scene(), yield* scene()]
      const open = Effect.gen(function* () {
        const { personId } = yield* member(busy.workspaceId, "viewer")
        yield* Effect.replicateEffect(following(busy.workspaceId, yield* cookieOf(personId)), ofPerson)
      })
      yield* Effect.replicateEffect(open, ofWorkspace / ofPerson)
      const { app } = yield* signedIn(busy.principal.personId, busy.workspaceId)
      refused(yield* app("GET", "/stream"), 503, "unavailable")
      yield* following(other.workspaceId, yield* cookieOf(other.principal.personId))
    })
  )

  it.scoped("is no other site's to open, and a person has so many pages", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* scene()
      const { app, cookie } = yield* signedIn(principal.personId, workspaceId)
      refused(yield* app("GET", "/stream", { headers: { "sec-fetch-site": "cross-site" } }), 403, "forbidden")
      refused(yield* app("GET", "/stream", { headers: { cookie: "" } }), 401, "unauthorized")
      const pages = yield* Effect.replicateEffect(following(workspaceId, cookie), mostStreams.ofPerson)
      refused(yield* app("GET", "/stream"), 429, "rate_limited")
      // a page that is closed makes room, as soon as the server hears of it
      yield* Effect.forEach(pages, ({ leave }) => leave, { discard: true })
      yield* Effect.retry(following(workspaceId, cookie).pipe(Effect.catchAllDefect(Effect.fail)), { times: 500 })
    })
  )
})
