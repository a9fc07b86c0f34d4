import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer, TestClock } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import { WorkspaceId } from "#schema/Ids.ts"
import { NameNotResolved } from "#src/Webhooks/Names/NameNotResolved.ts"
import { Resolver } from "#src/Webhooks/Names/Resolver.ts"
import { checkTarget } from "#src/Webhooks/Target/TargetCheck.ts"
import { TargetPolicy } from "#src/Webhooks/Target/TargetPolicy.ts"
import { answering } from "../Sending.ts"

const workspaceId = WorkspaceId.make(`ws_${"1".repeat(32)}`)

const check = (target: string, resolver = answering(["93.184.215.14"]).layer, allowPrivate = false) =>
  Effect.provide(checkTarget(target, workspaceId), [resolver, TargetPolicy.layer({ allowPrivate })])

const refusal = (...given: Parameters<typeof check>) =>
  Effect.gen(function* () {
    const error = yield* Effect.flip(check(...given))
    assert.instanceOf(error, InvalidRequest)
    assert.deepStrictEqual(
      error.issues.map(({ path }) => path),
      ["target_url"]
    )
    const [issue] = error.issues
    assert.strictEqual(error.message, `This address cannot be used: ${issue?.message}`)
    return issue?.message ?? ""
  })

describe("checkTarget", () => {
  it.effect("answers the URL of a public receiver", () =>
    Effect.gen(function* () {
      const url = yield* check("https://hooks.example.com:8443/a?b=c")
      assert.deepStrictEqual([url.host, url.pathname, url.search], ["hooks.example.com:8443", "/a", "?b=c"])
    })
  )

  it.effect("says what is wrong with the URL itself", () =>
    Effect.gen(function* () {
      assert.include(yield* refusal("http://hooks.example.com/"), 'must begin with "https://"')
      assert.include(yield* refusal("https://10.0.0.1/"), "10.0.0.1 is not an address on the public internet")
      assert.include(yield* refusal("https://me:secret@hooks.example.com/"), "must not have a user name or password")
    })
  )

  it.effect("refuses a name of which any address is private", () =>
    Effect.gen(function* () {
      for (const addresses of [["10.0.0.1"], ["93.184.215.14", "::1"], ["169.254.169.254", "93.184.215.14"]]) {
        const reason = yield* refusal("https://hooks.example.com/", answering(addresses).layer)
        assert.include(reason, "hooks.example.com leads to an address that is not on the public internet")
        for (const address of addresses) assert.notInclude(reason, address)
      }
    })
  )

  it.effect("lets a name pass that cannot be looked up now", () =>
    Effect.gen(function* () {
      const unknown = { lookup: () => Effect.fail(new NameNotResolved({ reason: "unknown" })) }
      assert.strictEqual(
        (yield* check("https://new.example.com/", Layer.succeed(Resolver, unknown))).host,
        "new.example.com"
      )
      assert.strictEqual((yield* check("https://new.example.com/", answering([]).layer)).host, "new.example.com")

      const silent = Layer.succeed(Resolver, { lookup: () => Effect.never })
      const waiting = yield* Effect.fork(check("https://slow.example.com/", silent))
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual((yield* Fiber.join(waiting)).host, "slow.example.com")
    })
  )

  it.effect("counts 2,000 characters as they are sent: what fits the column fits its index", () =>
    Effect.gen(function* () {
      const base = "https://hooks.example.com/"
      const ascii = base + "a".repeat(2000 - base.length)
      assert.strictEqual((yield* check(ascii)).href, ascii)
      assert.include(yield* refusal(`${ascii}a`), "2,000 characters")
      assert.include(yield* refusal(base + "漢".repeat(400)), "2,000 characters")
      assert.include(yield* refusal(base + "漢".repeat(400), answering(["127.0.0.1"]).layer, true), "2,000 characters")
    })
  )
})
