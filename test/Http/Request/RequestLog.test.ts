import { FetchHttpClient } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Logger, Redacted } from "effect"
import { logLine } from "#src/Telemetry/LogLine.ts"
import { brand, houseOn, member } from "#test/House.ts"
import { InProcess } from "#test/InProcess.ts"
import { ask } from "../Asking.ts"

const lines: Array<string> = []
const collected = Logger.add(
  Logger.make((options) => {
    const line = logLine(options)
    if (line.includes('"request_id"')) lines.push(line)
  })
)
const LoggedDoor = Layer.provideMerge(InProcess.layer, houseOn(FetchHttpClient.layer)).pipe(
  Layer.provideMerge(collected)
)

/** What is logged while a request is answered. */
const loggedBy = (...asked: Parameters<typeof ask>) =>
  Effect.gen(function* () {
    const before = lines.length
    const { headers, status } = yield* ask(...asked)
    const written: ReadonlyArray<Record<string, unknown>> = lines.slice(before).map((line) => JSON.parse(line))
    return { id: headers.get("x-request-id"), status, written }
  })

layer(LoggedDoor)("the log", (it) => {
  it.effect("has one line for each request, which says who asked for what and what came of it", () =>
    Effect.gen(function* () {
      const { key, keyId, workspaceId } = yield* brand()
      const viewer = yield* member(workspaceId, "viewer")
      const guidance = "/api/v1/autopilot/guidance"
      const nobody = {}
      const who = { workspace: workspaceId, key: keyId }
      const cases = [
        ["GET", "/api/v1/me", { key }, 200, who],
        ["GET", "/api/v1/comments/com_none", { key }, 404, who],
        ["GET", "/api/v1/comments?limit=0", { key }, 400, who],
        ["PUT", guidance, { key: viewer.key, json: { guidance: "" } }, 403, { ...who, key: viewer.keyId }],
        ["PUT", guidance, { key, json: { guidance: "Hide links." } }, 200, who],
        ["GET", "/api/v1/me", { headers: { authorization: "Bearer nonsense" } }, 401, nobody],
        ["GET", "/nowhere?a=b", {}, 404, nobody],
        ["DELETE", "/healthz", {}, 405, nobody]
      ] as const
      for (const [method, path, asked, status, by] of cases) {
        const { id, written } = yield* loggedBy(method, path, asked)
        const [pathname = ""] = path.split("?")
        assert.lengthOf(written, 1, path)
        assert.deepInclude(written[0], { message: "request", logLevel: "INFO" })
        const expected = {
          request_id: id,
          method,
          path: pathname,
          status,
          milliseconds: 0,
          client_address: "127.0.0.1",
          ...by
        }
        assert.deepStrictEqual(written[0]?.["annotations"], expected)
      }
    })
  )

  it.effect("never shows a key, a body or a query", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const before = lines.length
      yield* ask("PUT", "/api/v1/autopilot/guidance?secret=1", { key, json: { guidance: "secret" } })
      yield* ask("GET", "/webhooks/facebook?hub.verify_token=secret&hub.mode=subscribe")
      yield* ask("GET", "/webhooks/facebook%3Fhub.verify_token=secret")
      yield* ask("GET", `/invitation/${"secret".repeat(8)}`)
      const written = lines.slice(before)
      assert.lengthOf(written, 4)
      for (const line of written) {
        assert.notInclude(line, "secret")
        assert.notInclude(line, Redacted.value(key))
      }
    })
  )
})
