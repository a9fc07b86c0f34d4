import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Logger, Metric } from "effect"
import { logLine } from "#src/Telemetry/LogLine.ts"
import { brand, member } from "#test/House.ts"
import { ownDoor } from "#test/Http/Asking.ts"
import { call, connected, eras, errorIn } from "../Assistant.ts"
import { message, post } from "../Posting.ts"

const lines: Array<Record<string, unknown>> = []
const collected = Logger.add(
  Logger.make((options) => {
    const line = JSON.parse(logLine(options))
    if ("tool" in line.annotations) lines.push(line)
  })
)

layer(Layer.provideMerge(ownDoor, collected))("a call", (it) => {
  it.scoped("leaves a line in the log that says whose it was and what came of it, and is counted", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const { key, keyId } = yield* member(workspaceId, "viewer")
      for (const options of Object.values(eras)) {
        const client = yield* connected({ key }, options)
        const cases = [
          ["whoami", {}, "ok"],
          ["get_comment", { comment_id: "com_none" }, "not_found"],
          ["get_comment", {}, "invalid_request"],
          ["update_guidance", { guidance: "secret" }, "forbidden"]
        ] as const
        for (const [tool, args, outcome] of cases) {
          const before = lines.length
          const result = yield* call(client, tool, args)
          const [line] = lines.slice(before)
          assert.lengthOf(lines, before + 1)
          const who = { workspace: workspaceId, key: keyId }
          const expected = { tool, outcome, method: "POST", path: "/mcp", status: 200, milliseconds: 0, ...who }
          assert.deepInclude(line?.["annotations"], expected)
          assert.notInclude(JSON.stringify(line), "secret")
          if (result.isError === true) {
            assert.nestedPropertyVal(line, "annotations.request_id", errorIn(result).request_id)
          }
        }
      }
      const counted = (yield* Metric.snapshot).filter(
        ({ metricKey }) => metricKey.name === "mcp.server.operation.duration"
      )
      assert.isAtLeast(counted.length, 4)
    })
  )

  it.effect("in a batch has a line of its own", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const before = lines.length
      const whoami = { name: "whoami" }
      const batch = [message("tools/call", whoami, 1), message("tools/call", { name: "get_comment" }, 2)]
      const { headers } = yield* post(batch, { key })
      const written = lines.slice(before).map((line) => line["annotations"])
      const request_id = headers.get("x-request-id")
      assert.lengthOf(written, 2)
      for (const outcome of ["ok", "invalid_request"]) {
        const found = written.find((annotations) => Object(annotations).outcome === outcome)
        assert.deepInclude(found, { request_id, milliseconds: 0 })
      }
    })
  )

  it.scoped("says nothing of what broke inside", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const sql = yield* SqlClient.SqlClient
      yield* Effect.orDie(sql`ALTER TABLE comments RENAME TO comments_of_before`)
      for (const options of Object.values(eras)) {
        const client = yield* connected(ours, options)
        const error = errorIn(yield* call(client, "list_comments"))
        assert.strictEqual(error.code, "internal")
        assert.notMatch(JSON.stringify(error), /comments_of_before|relation|SELECT|sql/i)
        assert.strictEqual(error.message, "Something went wrong on our side; give the request_id when you report it")
      }
      yield* Effect.orDie(sql`ALTER TABLE comments_of_before RENAME TO comments`)
    })
  )
})
