import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Effect, Schema, TestClock } from "effect"
import { Conflict, NotFound, Unprocessable } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { WebhookSecrets } from "#src/Webhooks/Hooks/WebhookSecrets.ts"
import { SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"
import { brand } from "#test/House.ts"
import { decodeHeaders, drainAll, occur, subscribe, url } from "../Delivering.ts"
import { everyLibrary } from "../Libraries.ts"
import { Script } from "../Script.ts"
import { addWebhook, manager, onItsOwn } from "../Settings.ts"

const decodeSecret = Schema.decode(SigningSecret)

/** Which of these secrets each library takes the newest delivery with, and how many signatures it carries. */
const takenWith = Effect.fn("takenWith")(function* (
  workspaceId: WorkspaceId,
  ...secrets: ReadonlyArray<SigningSecret>
) {
  yield* occur(workspaceId)
  yield* drainAll
  const script = yield* Script
  const call = (yield* script.sent).at(-1)
  if (call === undefined) return yield* Effect.dieMessage("Nothing was sent")
  const headers = yield* decodeHeaders(call.headers)
  const taken = yield* Effect.forEach(secrets, (secret) =>
    everyLibrary({ headers, body: Buffer.from(call.body), secret, receivedAt: Math.floor(call.at / 1000) })
  )
  assert.strictEqual(
    headers["webhook-signature"].split(" ").length,
    headers["x-service-signature-v2"].split(" ").length
  )
  return {
    signatures: headers["x-service-signature-v2"].split(" ").length,
    taken: taken.map(({ standard, stripe }) => standard && stripe)
  }
})

describe("signing secrets", () => {
  onItsOwn(
    "of a webhook are shown again; those of an integration's hook were shown once, and those of others never are",
    Effect.gen(function* () {
      const secrets = yield* WebhookSecrets
      const { principal, workspaceId } = yield* brand()
      const foreign = yield* brand()
      const webhook = yield* addWebhook(principal, url(1))
      for (const _ of [1, 2]) {
        assert.deepStrictEqual(yield* secrets.show(workspaceId, webhook.id), {
          id: webhook.id,
          signing_secret: webhook.secret,
          previous_secret: null,
          previous_secret_until: null
        })
      }
      const rest = yield* subscribe(principal, url(2))
      assert.instanceOf(yield* Effect.flip(secrets.show(workspaceId, rest.id)), Unprocessable)
      assert.instanceOf(yield* Effect.flip(secrets.show(foreign.workspaceId, webhook.id)), NotFound)
      assert.instanceOf(yield* Effect.flip(secrets.rotate(manager(foreign.principal), webhook.id)), NotFound)
    })
  )

  onItsOwn(
    "sign together for 24 hours after a rotation, so that a receiver with either takes what is sent",
    Effect.gen(function* () {
      const secrets = yield* WebhookSecrets
      const { principal, workspaceId } = yield* brand()
      const { id, secret: first } = yield* addWebhook(principal, url(1))
      assert.deepStrictEqual(yield* takenWith(workspaceId, first), { signatures: 1, taken: [true] })
      const rotation = yield* secrets.rotate(manager(principal), id)
      const second = yield* decodeSecret(rotation.signing_secret)
      assert.notStrictEqual(second, first)
      assert.deepStrictEqual(rotation, yield* secrets.show(workspaceId, id))
      assert.strictEqual(rotation.previous_secret, first)
      assert.strictEqual(rotation.previous_secret_until, "2026-03-02T12:00:00.000Z")
      assert.deepStrictEqual(yield* takenWith(workspaceId, first, second), { signatures: 2, taken: [true, true] })

      assert.instanceOf(yield* Effect.flip(secrets.rotate(manager(principal), id)), Conflict)
      yield* TestClock.adjust("86399999 millis")
      assert.deepStrictEqual(yield* takenWith(workspaceId, first, second), { signatures: 2, taken: [true, true] })
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(yield* takenWith(workspaceId, first, second), { signatures: 1, taken: [false, true] })
      assert.isNull((yield* secrets.show(workspaceId, id)).previous_secret)
      const third = yield* decodeSecret((yield* secrets.rotate(manager(principal), id)).signing_secret)
      assert.deepStrictEqual(yield* takenWith(workspaceId, first, second, third), {
        signatures: 2,
        taken: [false, true, true]
      })
    })
  )

  onItsOwn(
    "that have become known count no more from the next attempt on, whatever was rotated recently",
    Effect.gen(function* () {
      const secrets = yield* WebhookSecrets
      const { principal, workspaceId } = yield* brand()
      const by = manager(principal)
      const { id, secret: first } = yield* addWebhook(principal, url(1))
      const second = yield* decodeSecret((yield* secrets.rotate(by, id)).signing_secret)
      const third = yield* decodeSecret((yield* secrets.rotate(by, id, { isKnown: true })).signing_secret)
      assert.deepStrictEqual(yield* takenWith(workspaceId, first, second, third), {
        signatures: 1,
        taken: [false, false, true]
      })
    })
  )

  onItsOwn(
    "of an integration's hook can be rotated too; the new one is shown, the earlier one never",
    Effect.gen(function* () {
      const secrets = yield* WebhookSecrets
      const { principal, workspaceId } = yield* brand()
      const rest = yield* subscribe(principal, url(1))
      const first = yield* decodeSecret(rest.signing_secret)
      const rotation = yield* secrets.rotate(manager(principal), rest.id)
      assert.isNull(rotation.previous_secret)
      const second = yield* decodeSecret(rotation.signing_secret)
      assert.deepStrictEqual(yield* takenWith(workspaceId, first, second), { signatures: 2, taken: [true, true] })
    })
  )

  onItsOwn(
    "stand nowhere in the database, and their rotation does in the audit log",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const secrets = yield* WebhookSecrets
      const { principal, workspaceId } = yield* brand()
      const { id, secret } = yield* addWebhook(principal, url(1))
      const { signing_secret } = yield* secrets.rotate(manager(principal), id)
      const rows = yield* sql<{ row: string }>`
        SELECT h::text AS row FROM hooks h UNION ALL SELECT a::text FROM audit_log a`
      const dump = rows.map(({ row }) => row).join("\n")
      for (const one of [secret, signing_secret]) {
        const base64 = one.replace("whsec_", "")
        assert.notInclude(dump, base64)
        assert.notInclude(dump, Buffer.from(base64, "base64").toString("hex"))
        assert.notInclude(dump, Buffer.from(one).toString("hex"))
      }
      const entries = yield* sql`SELECT actor, before, after FROM audit_log
        WHERE workspace_id = ${workspaceId} AND what = 'hook.secret_rotated'`
      assert.deepStrictEqual(entries, [
        {
          actor: "Ada Operator",
          before: { id, previous_secret_until: null },
          after: { id, previous_secret_until: "2026-03-02T12:00:00.000Z" }
        }
      ])
    })
  )
})
