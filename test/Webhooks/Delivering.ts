import { SqlClient } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Clock, Context, Effect, Layer, Redacted, Ref, Schema, TestClock } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import { DeliveryId, HookId, type WorkspaceId } from "#schema/Ids.ts"
import type { HookEvent, WebhookEvent } from "#schema/resources/Event.ts"
import type { HookSubscription, Integration } from "#schema/resources/Hook.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { HooksRepo } from "#src/Webhooks/Hooks/HooksRepo.ts"
import { AttemptSlots } from "#src/Webhooks/Pace/AttemptSlots.ts"
import { DeliveriesRepo } from "#src/Webhooks/Queue/DeliveriesRepo.ts"
import { HookQueueRepo } from "#src/Webhooks/Queue/HookQueueRepo.ts"
import { Outbox } from "#src/Webhooks/Queue/Outbox.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { secretPurpose } from "#src/Webhooks/Signing/HookSecrets.ts"
import { generate, SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"
import { House, ownHouse } from "#test/House.ts"
import { sharedBySuite } from "#test/SharedBySuite.ts"
import { emptied } from "#test/TestDatabase.ts"
import { damagedBytes } from "./Deliveries.ts"
import { all, everyLibrary, type InHand, none, type SignatureHeaders } from "./Libraries.ts"
import { Script } from "./Script.ts"

/** What the receivers were given to verify with, by the URL. */
export class Secrets extends Context.Tag("test/Secrets")<Secrets, Ref.Ref<ReadonlyMap<string, SigningSecret>>>() {
  static readonly layer = Layer.effect(Secrets, Ref.make<ReadonlyMap<string, SigningSecret>>(new Map()))
}

/** A runner with host slots of its own. */
const anotherRunner = Layer.fresh(DeliveryRunner.layer).pipe(
  Layer.provide([DeliveriesRepo.layer, HooksRepo.layer, HookQueueRepo.layer, Layer.fresh(AttemptSlots.layer)])
)

/** The `drain` of one more process. */
export const anotherDrain = Effect.map(DeliveryRunner, ({ drain }) => drain).pipe(Effect.provide(anotherRunner))

/** What is of one test: receivers that follow a script, and who sends to them. */
const ownParts = anotherRunner.pipe(
  Layer.provideMerge(Layer.mergeAll(Script.layer, Secrets.layer, DeliveriesRepo.layer))
)

/** The house, with receivers that follow a script. */
export const DeliveryHouse = Layer.provideMerge(ownParts, House)

/** The same over a house that no other file has. */
export const ownDeliveryHouse = Layer.provideMerge(ownParts, ownHouse)

type Delivering = Layer.Layer.Success<typeof DeliveryHouse>

/** A day on which nothing happened. */
export const start = Date.UTC(2026, 2, 1, 12)

const shared = sharedBySuite(House)

/**
 * A test in a database that holds nothing yet, in rooms that the tests around it share. Every delivery that was sent in
 * it has to satisfy those who verify it.
 */
export const scenario = <A, E>(name: string, body: Effect.Effect<A, E, Delivering>) => {
  const rooms = shared()
  return it.effect(name, () =>
    emptied.pipe(
      Effect.zipRight(TestClock.setTime(start)),
      Effect.zipRight(body),
      Effect.zipRight(everyDeliveryVerifies),
      Effect.provide(ownParts),
      rooms
    )
  )
}

/** Addresses of the public internet, each on a host of its own; nothing is ever sent there. */
export const url = (host: number, path = "hook") => `https://9.${host >> 8}.${host & 255}.9/${path}`

export const subscribe = Effect.fn("subscribe")(function* (
  principal: KeyPrincipal,
  target_url: string,
  event: HookEvent = "comment.received",
  integration: Integration = "api"
) {
  const hooks = yield* Hooks
  const subscription: HookSubscription = { target_url, event, integration }
  const { created, hook } = yield* hooks.subscribe(principal, subscription)
  if (!created) return yield* Effect.dieMessage(`${target_url} was subscribed before`)
  const secret = yield* Schema.decode(SigningSecret)(hook.signing_secret)
  yield* Effect.flatMap(
    Secrets,
    Ref.update((before) => new Map(before).set(target_url, secret))
  )
  return hook
})

/** A webhook as a person adds it in Settings. */
export const addSettingsWebhook = Effect.fn("addSettingsWebhook")(function* (
  workspaceId: WorkspaceId,
  target_url: string,
  events: ReadonlyArray<WebhookEvent>
) {
  const sql = yield* SqlClient.SqlClient
  const box = yield* SecretBox
  const secret = yield* generate
  const ids = yield* Ids
  const id = yield* ids.make("hook", HookId.make)
  yield* sql`INSERT INTO hooks ${sql.insert({
    workspace_id: workspaceId,
    id,
    kind: "settings",
    events,
    target_url,
    target_host: new URL(target_url).host,
    integration: "api",
    sealed_secret: yield* box.seal(secretPurpose, Redacted.make(secret)),
    created_at: new Date(yield* Clock.currentTimeMillis)
  })}`
  yield* Effect.flatMap(
    Secrets,
    Ref.update((before) => new Map(before).set(target_url, secret))
  )
  return id
})

/** Something happens in a workspace, for which the hooks of these events are told. */
export const occur = Effect.fn("occur")(function* (
  workspaceId: WorkspaceId,
  events: ReadonlyArray<WebhookEvent> = ["comment.received"]
) {
  const sql = yield* SqlClient.SqlClient
  const outbox = yield* Outbox
  const clock = yield* WorkspaceClock
  yield* clock.next(workspaceId).pipe(
    Effect.flatMap((at) =>
      outbox.append({
        workspaceId,
        at,
        url: "https://steward.test/somewhere",
        events: events.map((event) => ({ event, fields: { told: event } }))
      })
    ),
    sql.withTransaction
  )
})

/** Until somebody waits in the database for what another transaction has locked. */
export const somebodyWaits = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.pipe(
    Effect.repeat({ until: (waiting) => waiting.length > 0 })
  )
)

/** Makes every attempt that is due; answers how many. */
export const drainAll = Effect.gen(function* () {
  const { drain } = yield* DeliveryRunner
  let count = 0
  for (let more = yield* drain; more > 0; more = yield* drain) count += more
  return count
})

export interface DeliveryRow {
  readonly id: DeliveryId
  readonly hook_id: HookId
  readonly sequence: number | null
  readonly method: string
  readonly event: string
  readonly body: string
  readonly state: string
  readonly attempts: number
  readonly tries: number
  readonly due_at: Date
  readonly claimed_until: Date
}

export const deliveriesOf = Effect.fn("deliveriesOf")(function* (workspaceId: WorkspaceId) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<DeliveryRow>`
    SELECT id, hook_id, sequence, method, event, body, state, attempts, tries, due_at, claimed_until
    FROM delivery_log
    WHERE workspace_id = ${workspaceId} ORDER BY hook_id, sequence NULLS LAST, id`
})

export const hookOf = Effect.fn("hookOf")(function* ({ workspaceId }: KeyPrincipal, id: string) {
  const hooks = yield* Hooks
  const found = (yield* hooks.list(workspaceId)).find((hook) => hook.id === id)
  return found ?? (yield* Effect.dieMessage(`There is no hook ${id}`))
})

export const decodeHeaders: (headers: unknown) => Effect.Effect<SignatureHeaders, unknown> = Schema.decodeUnknown(
  Schema.Struct({
    "x-service-timestamp": Schema.NonEmptyString,
    "x-service-signature-v2": Schema.NonEmptyString,
    "x-service-signature": Schema.NonEmptyString,
    "x-service-delivery": DeliveryId,
    "webhook-id": Schema.NonEmptyString,
    "webhook-timestamp": Schema.NonEmptyString,
    "webhook-signature": Schema.NonEmptyString
  })
)

/** Taken by everyone at the time it was sent; refused when it is old, or when one byte differs. */
export const verifies = Effect.fn("verifies")(function* (
  headers: unknown,
  body: Uint8Array,
  secret: SigningSecret,
  at: number
) {
  const sentAt = Math.floor(at / 1000)
  const inHand: InHand = { headers: yield* decodeHeaders(headers), body, secret, receivedAt: sentAt }
  assert.strictEqual(inHand.headers["x-service-timestamp"], String(sentAt))
  assert.deepStrictEqual(yield* everyLibrary(inHand), all)
  // GitHub's construction, deprecated here, knows no time.
  assert.deepStrictEqual(yield* everyLibrary({ ...inHand, receivedAt: sentAt + 301 }), { ...none, octokit: true })
  const damaged = damagedBytes(body, { at: sentAt, flip: 1 })
  assert.deepStrictEqual(yield* everyLibrary({ ...inHand, body: damaged }), none)
})

const everyDeliveryVerifies = Effect.gen(function* () {
  const script = yield* Script
  const secrets = yield* Effect.flatMap(Secrets, Ref.get)
  for (const { at, body, headers, method, url } of yield* script.sent) {
    const secret = secrets.get(url) ?? (yield* Effect.dieMessage(`Nobody knows a secret for ${url}`))
    if (method === "POST") yield* verifies(headers, Buffer.from(body), secret, at)
  }
})
