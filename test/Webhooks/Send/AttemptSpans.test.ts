import { assert, it } from "@effect/vitest"
import { Effect, Either } from "effect"
import { DeliveryId, HookId, WorkspaceId } from "#schema/Ids.ts"
import { attemptSpans } from "#src/Webhooks/Send/AttemptSpans.ts"
import { HostUnreachable } from "#src/Webhooks/Target/SendError.ts"
import { type Recorded, recordingTracer } from "#test/RecordingTracer.ts"

it.effect("an attempt at a receiver is a span of a client that tells no secret", () =>
  Effect.gen(function* () {
    const ended: Array<Recorded> = []
    const tracer = recordingTracer(ended)
    const begin = yield* Effect.withTracer(attemptSpans, tracer)
    const delivery = {
      id: DeliveryId.make("dlv_1"),
      workspace_id: WorkspaceId.make("ws_1"),
      hook_id: HookId.make("hook_1"),
      method: "POST",
      body: "a body",
      tries: 2
    } as const
    const attempted = { delivery, targetUrl: "https://hooks.example.com/path-secret?token=secret" }
    begin(attempted, 1000)(1250, Either.right({ status: 503 }))
    begin(attempted, 1000)(1001, Either.left(new HostUnreachable({ reason: "it refused the secret" })))
    begin({ ...attempted, delivery: { ...delivery, tries: 0 } }, 1000)(1002, Either.right({ status: 204 }))
    begin(attempted, 1000)(1003, null)
    const common = {
      name: "POST",
      kind: "client",
      isRoot: true,
      "http.request.method": "POST",
      "server.address": "hooks.example.com",
      "server.port": 443,
      "steward.workspace.id": "ws_1",
      "steward.hook.id": "hook_1",
      "steward.delivery.id": "dlv_1"
    }
    const third = { ...common, "http.request.resend_count": 2, "steward.delivery.attempt": 3 }
    const told: ReadonlyArray<Readonly<Record<string, unknown>>> = ended.map(({ attributes, ...span }) => ({
      ...span,
      ...attributes
    }))
    assert.deepStrictEqual(told, [
      { ...third, took: 250_000_000n, ok: false, "http.response.status_code": 503, "error.type": "503" },
      { ...third, took: 1_000_000n, ok: false, "error.type": "HostUnreachable" },
      { ...common, took: 2_000_000n, ok: true, "steward.delivery.attempt": 1, "http.response.status_code": 204 },
      { ...third, took: 3_000_000n, ok: false, "error.type": "interrupted" }
    ])
  })
)
