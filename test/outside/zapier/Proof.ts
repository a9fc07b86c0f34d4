import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict"
import { Console, Effect, Schedule } from "effect"
import zapier from "zapier-platform-core"
import { verify } from "../../../src/Webhooks/Signing/SignatureVerifier.ts"
import { fromBytes } from "../../../src/Webhooks/Signing/SigningSecret.ts"
import { app } from "./App.ts"
import { type Call, inbox } from "./Inbox.ts"
import { runningSteward } from "./Running.ts"

const { comment: trigger } = app.triggers
const { perform, performList, performSubscribe, performUnsubscribe } = trigger.operation

const done = (what: string) => Console.log(`✓ ${what}`)

/** Names and types of everything in a body, at any depth: what an editor learns from a sample. */
const shapeOf = (value: unknown): unknown => {
  if (value === null || typeof value !== "object") return value === null ? "null" : typeof value
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}

const isAuthentic = ({ body, headers }: Call, secret: string) => {
  const text = (name: string) => {
    const value = headers[name]
    return typeof value === "string" ? value : undefined
  }
  const timestamp = text("x-service-timestamp")
  const received = { timestamp, signature: text("x-service-signature-v2"), body: Buffer.from(body) }
  const printed = fromBytes(Buffer.from(secret.replace("whsec_", ""), "base64"))
  return verify(received, [printed], Number(timestamp))._tag === "Right"
}

/** Plays a Zap from its connection to its end against a Steward that runs. Dies of the first thing that does not hold. */
export const proof = Effect.fn("proof")(function* (directory: string) {
  const steward = yield* runningSteward(directory)
  const zap = yield* inbox
  yield* done(`Steward runs at ${steward.baseUrl}, zapier-platform-core is ${zapier.version}`)
  const tester = zapier.createAppTester(app)
  const authData = { base_url: steward.baseUrl, api_key: steward.key }
  const run = <A>(play: () => Promise<A>) => Effect.promise(play)
  const listed = Effect.promise(async () => {
    const answer = await fetch(`${steward.baseUrl}/api/v1/hooks`, {
      headers: { authorization: `Bearer ${steward.key}` }
    })
    const { data }: { data: ReadonlyArray<{ id: string; enabled: boolean; last_error: string | null }> } = JSON.parse(
      await answer.text()
    )
    return data
  })

  const me = yield* run(() => tester(app.authentication.test, { authData }))
  deepStrictEqual(shapeOf(me), {
    data: {
      workspace: { id: "string", name: "string" },
      key: { id: "string", name: "string", prefix: "string" },
      created_by: { name: "string" },
      can_act: "boolean"
    }
  })
  const refused = yield* run(() =>
    tester(app.authentication.test, { authData: { ...authData, api_key: "no key" } }).then(
      () => "",
      (error: Error) => `${error.name} ${error.message}`
    )
  )
  match(refused, /401|Unauthorized|unauthorized/)
  yield* done("authenticates by GET /me, and asks for another key where one is no good")

  const madeUp = yield* run(() => tester(performList, { authData }))
  strictEqual(madeUp.length, 1)
  yield* done("lists one made-up sample before anything has happened")

  const subscription = yield* run(() => tester(performSubscribe, { authData, targetUrl: zap.address("one") }))
  match(subscription.id, /^hook_/)
  yield* done(`subscribes: ${subscription.id}`)

  yield* steward.comment("1_2", "What a lovely cup of coffee")
  const call = yield* zap.next
  strictEqual(`${call.method} ${call.path}`, "POST /hooks/one")
  ok(isAuthentic(call, subscription.signing_secret ?? ""))
  const cleanedRequest: unknown = JSON.parse(call.body)
  const results = yield* run(() => tester(perform, { authData, cleanedRequest }))
  deepStrictEqual(results, [cleanedRequest])
  strictEqual(results[0]?.id, call.headers["x-service-delivery"])
  yield* done(`receives a real delivery, signed, and performs on it: ${results[0]?.id}`)

  yield* steward.comment("1_3", "Where can I buy these beans?")
  yield* zap.next
  const samples = yield* run(() => tester(performList, { authData }))
  strictEqual(samples.length, 2)
  strictEqual(new Set(samples.map(({ id }) => id)).size, 2)
  const times = samples.map((sample) => String(sample["created_at"]))
  deepStrictEqual(times, times.toSorted().toReversed())
  for (const sample of [...samples, ...madeUp]) {
    deepStrictEqual(Object.keys(sample), Object.keys(results[0] ?? {}))
  }
  deepStrictEqual(shapeOf(samples[1]), shapeOf(results[0]))
  yield* done("lists samples of its own comments, newest first, of exactly the delivery's shape")

  const gone = yield* run(() => tester(performUnsubscribe, { authData, subscribeData: subscription }))
  deepStrictEqual(gone, { id: subscription.id, deleted: true })
  deepStrictEqual(yield* listed, [])
  const farewell = yield* zap.next
  strictEqual(`${farewell.method} ${farewell.path} ${farewell.body}`, "DELETE /hooks/one ")
  yield* done("unsubscribes, and is told by a DELETE")

  const second = yield* run(() => tester(performSubscribe, { authData, targetUrl: zap.address("two") }))
  yield* zap.turnOff("two")
  yield* steward.comment("1_4", "Do you open on Sundays?")
  const last = yield* zap.next
  strictEqual(`${last.method} ${last.path}`, "POST /hooks/two", "the first Zap hears of nothing more")
  const [disabled] = yield* listed.pipe(
    Effect.filterOrFail(
      ([hook]) => hook?.enabled === false,
      () => new Error("The hook is still enabled")
    ),
    Effect.retry(Schedule.spaced("100 millis")),
    Effect.timeout("20 seconds")
  )
  strictEqual(disabled?.id, second.id)
  match(disabled?.last_error ?? "", /410 Gone/)
  yield* done(`is unsubscribed by its 410: ${disabled?.last_error}`)

  const again = yield* run(() => tester(performSubscribe, { authData, targetUrl: zap.address("two") }))
  deepStrictEqual([again.id, again.enabled], [second.id, true])
  yield* done("is enabled anew when it subscribes again")
})
