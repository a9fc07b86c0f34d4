import { PgClient } from "@effect/sql-pg"
import { assert, describe, layer } from "@effect/vitest"
import { Duration, Effect, Option, Redacted, TestClock } from "effect"
import { SessionId } from "#schema/Ids.ts"
import { type Platform, platforms } from "#schema/Platform.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { TokenRenewals } from "#src/Platforms/Accounts/TokenRenewals.ts"
import { attemptLasts } from "#src/Platforms/Connect/ConnectAttempt.ts"
import { ConnectAttempts } from "#src/Platforms/Connect/ConnectAttempts.ts"
import { ConnectLinks } from "#src/Platforms/Connect/ConnectLinks.ts"
import { PlatformAdapters } from "#src/Platforms/Port/PlatformAdapter.ts"
import { listening } from "#test/Moderation/Scene.ts"
import { control } from "#test/Sandbox/Driver.ts"
import { subjects } from "#test/Sandbox/Login/LoggingIn.ts"
import { afresh, connected, connector, HouseAndPlatforms, tablesWith, through, upToChoice } from "./Scene.ts"

const attemptsLeft = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  return (yield* sql`SELECT 1 FROM connect_attempts`).length
})

/** How codes and tokens of the imitated platforms begin. */
const marks = ["code.sandbox-", "EAAuser.", "EAApage.", "THAA.", "act.sandbox-", "rft.sandbox-", "ya29.", "1//sandbox"]

const readable = tablesWith(marks)

layer(HouseAndPlatforms)("connecting an account by a click", (it) => {
  describe.each(platforms)("on %s", (platform) => {
    it.effect("leads to an account that is read, with one token that is sealed", () =>
      Effect.gen(function* () {
        yield* afresh
        const { by } = yield* connector()
        const attempts = yield* ConnectAttempts
        const accounts = yield* Accounts
        const { id } = yield* upToChoice(by, platform)
        const standing = yield* attempts.standing(by, id)
        if (standing.stage !== "choosing") return assert.fail(JSON.stringify(standing))
        const { account } = subjects[platform]
        const choice = standing.choices.find(({ externalId }) => externalId === account)
        assert.deepInclude(choice, { name: choice?.name ?? "", refusal: null, connected: false, wanted: false })
        const outcomes = yield* attempts.choose(by, id, [account])
        assert.deepStrictEqual(
          outcomes.map(({ problem }) => problem),
          [null]
        )
        const listed = (yield* accounts.list(by.workspaceId)).find(({ external_id }) => external_id === account)
        assert.strictEqual(outcomes[0]?.accountId, listed?.id)
        assert.strictEqual(listed?.health.state, "connected")
        assert.strictEqual(yield* attemptsLeft, 0)
        // the search finds what is there
        assert.include(yield* tablesWith([account]), "accounts")
        assert.deepStrictEqual(yield* readable, [])
      })
    )

    it.effect("takes nothing that is foreign, forged, replayed, somebody else's or too late", () =>
      Effect.gen(function* () {
        yield* afresh
        const { by } = yield* connector()
        const { by: stranger } = yield* connector()
        const attempts = yield* ConnectAttempts
        const begun = attempts.begin(by, { platform, accountId: null })
        const brought = yield* through(platform, yield* begun)
        const refused = (sessionId: SessionId, more: Partial<typeof brought>) =>
          Effect.map(Effect.flip(attempts.callback(sessionId, { ...brought, ...more })), ({ message }) => message)
        const other = platforms.find((one) => one !== platform) ?? platform
        const forged = `${by.workspaceId}.${"x".repeat(43)}`
        const words = [
          yield* refused(stranger.sessionId, {}),
          yield* refused(SessionId.make("ses_nobody"), {}),
          yield* refused(by.sessionId, { platform: other }),
          yield* refused(by.sessionId, { state: forged }),
          yield* refused(by.sessionId, { state: brought.state.replace(by.workspaceId, stranger.workspaceId) }),
          yield* refused(by.sessionId, { state: "" }),
          yield* refused(by.sessionId, { state: "' OR 1=1 --" })
        ]
        assert.deepStrictEqual([...new Set(words)].length, 1)
        assert.match(words[0] ?? "", /not begun in this browser/)
        const { id } = yield* attempts.callback(by.sessionId, brought)
        yield* refused(by.sessionId, {})
        // what is on offer is for that person in that session alone
        yield* Effect.flip(attempts.standing(stranger, id))
        yield* Effect.flip(attempts.choose(stranger, id, [subjects[platform].account]))
        yield* Effect.flip(attempts.choose({ ...by, sessionId: stranger.sessionId }, id, [subjects[platform].account]))
        const late = yield* through(platform, yield* begun)
        yield* TestClock.adjust(attemptLasts)
        yield* refused(by.sessionId, late)
        yield* Effect.flip(attempts.choose(by, id, [subjects[platform].account]))
        assert.deepStrictEqual(yield* readable, [])
      })
    )

    it.effect("leaves no token when it is broken off, at whichever step", () =>
      Effect.gen(function* () {
        yield* afresh
        const { by } = yield* connector()
        const attempts = yield* ConnectAttempts
        const begin = attempts.begin(by, { platform, accountId: null })
        // nobody comes back; somebody does not agree; a code is not good; nobody chooses; somebody gives up; nothing is chosen
        yield* through(platform, yield* begin)
        const denied = yield* attempts.callback(by.sessionId, yield* through(platform, yield* begin, "cancel"))
        const wrong = yield* attempts.callback(by.sessionId, {
          ...(yield* through(platform, yield* begin)),
          code: "code.sandbox-0"
        })
        for (const { id } of [denied, wrong]) {
          const standing = yield* attempts.standing(by, id)
          assert.strictEqual(standing.stage, "failed")
          yield* Effect.flip(attempts.choose(by, id, [subjects[platform].account]))
        }
        yield* upToChoice(by, platform)
        const givenUp = yield* upToChoice(by, platform)
        yield* attempts.cancel(by, givenUp.id)
        const nothing = yield* upToChoice(by, platform)
        yield* Effect.flip(attempts.choose(by, nothing.id, ["somebody else's"]))
        assert.deepStrictEqual(yield* readable, [])
        yield* TestClock.adjust(attemptLasts)
        yield* attempts.forget
        assert.strictEqual(yield* attemptsLeft, 0)
        const { access } = yield* Accounts
        for (const { external_id, id } of yield* (yield* Accounts).list(by.workspaceId)) {
          if (external_id === subjects[platform].account)
            assert.isTrue(Option.isNone(yield* access(by.workspaceId, id)))
        }
      })
    )

    it.effect("gives back what is disconnected, and keeps the id when it is connected again", () =>
      Effect.gen(function* () {
        yield* afresh
        const { by } = yield* connector()
        const accounts = yield* Accounts
        const disconnections = yield* Disconnections
        const first = yield* connected(by, platform)
        const id = first?.accountId ?? null
        if (id === null) return assert.fail("nothing was connected")
        const opened = Option.getOrThrow(yield* accounts.access(by.workspaceId, id))
        yield* disconnections.disconnect(by.workspaceId, id, "Ada")
        assert.isTrue(Option.isNone(yield* accounts.access(by.workspaceId, id)))
        const adapter = (yield* PlatformAdapters)[platform]
        if (adapter !== undefined && adapter.login.revoke !== null) {
          const dead = yield* Effect.repeat(Effect.option(Effect.flip(adapter.identify(opened))), {
            until: Option.isSome,
            times: 200
          })
          assert.strictEqual(Option.getOrThrow(dead)._tag, "TokenExpired")
        }
        const again = yield* connected(by, platform)
        assert.strictEqual(again?.accountId, id)
        const token = Redacted.value(Option.getOrThrow(yield* accounts.access(by.workspaceId, id)).token)
        assert.notStrictEqual(token, Redacted.value(opened.token))
      })
    )
  })

  it.effect("is printed as a link for whoever opens it first", () =>
    Effect.gen(function* () {
      yield* afresh
      const { by } = yield* connector()
      const { by: stranger } = yield* connector()
      const attempts = yield* ConnectAttempts
      const links = yield* ConnectLinks
      const { link } = yield* links.print(by.workspaceId, { platform: "facebook", accountId: null })
      const text = new URL(link).searchParams.get("link") ?? ""
      assert.deepInclude(yield* links.printed(text), { platform: "facebook", workspaceId: by.workspaceId })
      yield* Effect.flip(links.open(stranger, text))
      const brought = yield* through("facebook", yield* links.open(by, text))
      yield* Effect.flip(links.open(by, text))
      yield* Effect.flip(attempts.callback(by.sessionId, { ...brought, state: text }))
      const { id } = yield* attempts.callback(by.sessionId, brought)
      assert.strictEqual((yield* attempts.standing(by, id)).stage, "choosing")
    })
  )

  it.effect("says when another account than the one that was lost is offered", () =>
    Effect.gen(function* () {
      yield* afresh
      const { by } = yield* connector()
      const attempts = yield* ConnectAttempts
      const first = yield* connected(by, "youtube")
      const other = { platform: "youtube", id: "UCother", name: "Other", handle: "other", token: "OTHER", posts: [] }
      yield* control("POST", "/accounts", other)
      const accountId = first?.accountId ?? null
      const address = yield* attempts.begin(by, { platform: "youtube", accountId })
      const { id } = yield* attempts.callback(by.sessionId, yield* through("youtube", address, { subject: "UCother" }))
      const standing = yield* attempts.standing(by, id)
      if (standing.stage !== "choosing") return assert.fail(standing.stage)
      assert.deepInclude(standing.wanted, { name: "Nordlys Outdoor", found: false })
    })
  )
})

layer(HouseAndPlatforms)("the tokens of accounts that were connected by a click", (it) => {
  const days = (count: number) => TestClock.adjust(Duration.days(count))

  it.effect("are renewed before they end, by one process", () =>
    Effect.gen(function* () {
      yield* afresh
      const { by } = yield* connector()
      const accounts = yield* Accounts
      const { drain } = yield* TokenRenewals
      const ids = new Map<Platform, string>()
      for (const platform of ["facebook", "threads"] as const) {
        ids.set(platform, (yield* connected(by, platform))?.accountId ?? "")
      }
      const token = Effect.gen(function* () {
        const all = yield* accounts.list(by.workspaceId)
        const found = all.filter(({ id }) => [...ids.values()].includes(id))
        return yield* Effect.forEach(found, ({ id }) =>
          Effect.map(
            accounts.access(by.workspaceId, id),
            Option.map((access) => Redacted.value(access.token))
          )
        )
      })
      const before = yield* token
      yield* days(52)
      assert.strictEqual(yield* drain, 0)
      yield* days(2)
      const drained = yield* Effect.all([drain, drain], { concurrency: "unbounded" })
      assert.strictEqual(
        drained.reduce((sum, count) => sum + count),
        2
      )
      const after = yield* token
      for (const [index, one] of after.entries()) assert.notDeepEqual(one, before[index])
      assert.strictEqual(yield* drain, 0)
    })
  )

  it.effect("that are dead by then are told of once, and the account keeps its comments and its id", () =>
    Effect.gen(function* () {
      yield* afresh
      const { by, workspaceId } = yield* connector()
      const heard = yield* listening(workspaceId, ["account.disconnected"])
      const account = (yield* connected(by, "threads"))?.accountId ?? null
      yield* days(61)
      const { drain } = yield* TokenRenewals
      yield* drain
      yield* drain
      assert.deepStrictEqual((yield* heard).events, ["account.disconnected"])
      const lost = (yield* (yield* Accounts).list(workspaceId)).find(({ id }) => id === account)
      assert.strictEqual(lost?.health.state, "disconnected")
      assert.include(lost?.health.reason, "Connect the profile again")
      assert.strictEqual((yield* connected(by, "threads"))?.accountId, account)
    })
  )
})
