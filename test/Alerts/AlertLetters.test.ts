import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Layer, Ref, TestClock } from "effect"
import type { AccountId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { AlertLetters } from "#src/Alerts/AlertLetters.ts"
import { Alerts } from "#src/Alerts/Alerts.ts"
import { alertsServices } from "#src/Alerts/AlertsServices.ts"
import { ConnectionEndings } from "#src/Directory/ConnectionEndings.ts"
import { type Letter, Mail, NotSent } from "#src/Mail/Mail.ts"
import { brand, House, member } from "#test/House.ts"
import { storedComment } from "./Seeds.ts"

/** Letters that were handed over, and whether the server takes them. */
const sent = Ref.unsafeMake<ReadonlyArray<Letter>>([])
const takes = Ref.unsafeMake(true)
const mail = Layer.succeed(Mail, {
  delivers: true,
  send: (letter) =>
    Effect.flatMap(Ref.get(takes), (taken) =>
      taken ? Ref.update(sent, (all) => [...all, letter]) : Effect.fail(new NotSent({ message: "busy" }))
    )
})

const Letters = Layer.fresh(alertsServices).pipe(Layer.provide(mail), Layer.provideMerge(House))

const start = Date.parse("2026-01-10T12:00:00Z")
const address = (personId: PersonId) => `${personId}@example.com`

const reach = Effect.fn("reach")(function* (personId: PersonId) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE people SET email = ${address(personId)}, address_proved_by = 'letter' WHERE id = ${personId}`
})

/** Looks as two processes that look at once, at a time; the letters that went to somebody meanwhile. */
const lookAt = Effect.fn("lookAt")(function* (time: string, personId: PersonId) {
  yield* TestClock.setTime(Date.parse(time))
  yield* Ref.set(sent, [])
  const { look } = yield* AlertLetters
  const all = Effect.repeat(look, { until: (count) => count === 0 })
  yield* Effect.all([all, all], { concurrency: 2 })
  return (yield* Ref.get(sent)).filter(({ to }) => to === address(personId))
})

const atNoon = Effect.fn("atNoon")(function* (role: "owner" | "moderator", limitedTo?: ReadonlyArray<AccountId>) {
  yield* TestClock.setTime(start)
  const made = yield* brand()
  const { personId, principal } =
    limitedTo === undefined && role === "owner" ? made : yield* member(made.workspaceId, role, limitedTo ?? null)
  yield* reach(personId)
  yield* lookAt("2026-01-10T12:00:00Z", personId)
  return { ...made, personId, principal }
})

const disconnect = Effect.fn("disconnect")(function* (workspaceId: WorkspaceId, id: AccountId, reason: string) {
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* Effect.flatMap(ConnectionEndings, (accounts) => accounts.disconnect(workspaceId, id, at, reason))
})

layer(Letters)("letters of alerts", (it) => {
  it.effect(
    "tell once a day at 08:00 of the brand what waits, from however many processes, and nothing where nothing does",
    () =>
      Effect.gen(function* () {
        const { accounts, personId, workspaceId } = yield* atNoon("owner")
        assert.lengthOf(yield* lookAt("2026-01-11T07:00:00Z", personId), 0)
        yield* storedComment(workspaceId, accounts.facebook.accountId, "Is this https://evil.example\nSubject: a scam?")
        assert.lengthOf(yield* lookAt("2026-01-12T06:59:00Z", personId), 0)
        const [letter, ...more] = yield* lookAt("2026-01-12T07:00:00Z", personId)
        assert.deepStrictEqual(more, [])
        assert.strictEqual(letter?.subject, "1 comment waits for you at Fjord Coffee")
        assert.include(letter?.text, "Is this https evil.example Subject: a scam?")
        assert.include(letter?.text, `https://steward.test/needs-you?workspace=${workspaceId}`)
        assert.lengthOf(yield* lookAt("2026-01-12T19:00:00Z", personId), 0)
        assert.lengthOf(yield* lookAt("2026-01-13T07:00:00Z", personId), 1)
      })
  )

  it.effect("name who has a handle alone, and say what stands there where nothing was written", () =>
    Effect.gen(function* () {
      const { accounts, personId, workspaceId } = yield* atNoon("owner")
      const { accountId } = accounts.facebook
      yield* storedComment(workspaceId, accountId, "A question?", { author_name: "", author_handle: "garethpl" })
      yield* storedComment(workspaceId, accountId, " ", { has_media: true })
      yield* storedComment(workspaceId, accountId, "", { author_name: "", author_handle: "" })
      const [letter] = yield* lookAt("2026-01-11T07:00:00Z", personId)
      for (const told of [
        "- garethpl: A question?\n",
        "- Kari: (a picture or a video, without words)\n",
        "- Somebody: (no words)\n"
      ])
        assert.include(letter?.text, told)
    })
  )

  it.effect("tell every hour of what is new, for who wants that", () =>
    Effect.gen(function* () {
      const { accounts, personId, principal, workspaceId } = yield* atNoon("owner")
      const alerts = yield* Alerts
      yield* alerts.change(principal, { waiting: "hourly" })
      yield* storedComment(workspaceId, accounts.facebook.accountId, "A question?")
      assert.lengthOf(yield* lookAt("2026-01-10T13:00:00Z", personId), 1)
      assert.lengthOf(yield* lookAt("2026-01-10T14:00:00Z", personId), 0)
      yield* storedComment(workspaceId, accounts.youtube.accountId, "Another?")
      const [letter] = yield* lookAt("2026-01-10T15:00:00Z", personId)
      assert.strictEqual(letter?.subject, "2 comments wait for you at Fjord Coffee")
    })
  )

  it.effect("never hold what was written on accounts that somebody may not see", () =>
    Effect.gen(function* () {
      const { accounts, workspaceId } = yield* atNoon("owner")
      const { personId } = yield* member(workspaceId, "moderator", [accounts.youtube.accountId])
      yield* reach(personId)
      yield* storedComment(workspaceId, accounts.facebook.accountId, "Only for others")
      yield* disconnect(workspaceId, accounts.facebook.accountId, "The token died.")
      assert.lengthOf(yield* lookAt("2026-01-11T07:00:00Z", personId), 0)
      yield* storedComment(workspaceId, accounts.youtube.accountId, "For them")
      const [letter] = yield* lookAt("2026-01-12T07:00:00Z", personId)
      assert.include(letter?.text, "For them")
      assert.notInclude(letter?.text, "Only for others")
      assert.include(letter?.subject, "1 comment waits")
    })
  )

  it.effect(
    "tell of a disconnected account as it happens, at most once an hour, and again when the server was busy",
    () =>
      Effect.gen(function* () {
        const { accounts, personId, workspaceId } = yield* atNoon("owner")
        yield* disconnect(workspaceId, accounts.facebook.accountId, "The token died.")
        yield* Ref.set(takes, false)
        assert.lengthOf(yield* lookAt("2026-01-10T12:06:00Z", personId), 0)
        yield* Ref.set(takes, true)
        const [letter] = yield* lookAt("2026-01-10T12:17:00Z", personId)
        assert.strictEqual(letter?.subject, "Fjord Coffee of Fjord Coffee is disconnected")
        assert.include(letter?.text, "The token died.")
        yield* disconnect(workspaceId, accounts.youtube.accountId, "This one, too.")
        assert.lengthOf(yield* lookAt("2026-01-10T12:30:00Z", personId), 0)
        const [later] = yield* lookAt("2026-01-10T13:17:00Z", personId)
        assert.include(later?.text, "This one, too.")
        assert.notInclude(later?.text, "The token died.")
      })
  )

  it.effect("end with one click on their link, which nobody else can make", () =>
    Effect.gen(function* () {
      const { accounts, personId, principal, workspaceId } = yield* atNoon("owner")
      yield* storedComment(workspaceId, accounts.facebook.accountId, "A question?")
      const [letter] = yield* lookAt("2026-01-11T07:00:00Z", personId)
      const token = new URL(letter?.unsubscribe ?? "").searchParams.get("token") ?? ""
      const alerts = yield* Alerts
      for (const wrong of ["", "AAAA", `${token.slice(0, -4)}AAAA`, "x".repeat(5000)]) {
        assert.strictEqual((yield* Effect.flip(alerts.unsubscribe(wrong))).code, "not_found")
      }
      assert.deepStrictEqual(yield* alerts.unsubscribe(token), { kind: "waiting", workspaceName: "Fjord Coffee" })
      assert.strictEqual((yield* alerts.unsubscribe(token)).kind, "waiting")
      assert.lengthOf(yield* lookAt("2026-01-12T07:00:00Z", personId), 0)
      const { alerts: left } = yield* alerts.get(principal)
      assert.deepStrictEqual(
        left.map(({ choice }) => choice),
        ["off", "on", "on"]
      )
    })
  )

  it.effect("go to nobody whose address is not proved, and say so in the app", () =>
    Effect.gen(function* () {
      const { accounts, personId, principal, workspaceId } = yield* atNoon("owner")
      const sql = yield* SqlClient.SqlClient
      yield* sql`UPDATE people SET address_proved_by = NULL WHERE id = ${personId}`
      yield* storedComment(workspaceId, accounts.facebook.accountId, "A question?")
      assert.lengthOf(yield* lookAt("2026-01-11T07:00:00Z", personId), 0)
      const { mail: reached } = yield* Effect.flatMap(Alerts, ({ get }) => get(principal))
      assert.deepInclude(reached, { delivers: true, proved: false })
      assert.include(reached.message, "Nobody has proved")
    })
  )

  it.effect("offer each role what it can do something about", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* atNoon("owner")
      const alerts = yield* Alerts
      for (const [role, kinds] of [
        ["admin", ["waiting", "deliveries", "accounts"]],
        ["moderator", ["waiting", "accounts"]],
        ["viewer", []]
      ] as const) {
        const { principal } = yield* member(workspaceId, role)
        assert.deepStrictEqual(
          (yield* alerts.get(principal)).alerts.map(({ kind }) => kind),
          [...kinds]
        )
        if (role === "admin") continue
        assert.strictEqual((yield* Effect.flip(alerts.change(principal, { deliveries: "on" }))).code, "forbidden")
      }
    })
  )
})
