import { assert, it } from "@effect/vitest"
import { FastCheck, Option } from "effect"
import { parsePostmasterPid, withoutProcess } from "#src/Database/EmbeddedPostgres/PostmasterPid.ts"

const running = "4711\n/x/data\n1795226063\n40633\n\n127.0.0.1\n   1081456        32\nready   \n"

it("reads process, port and status", () => {
  assert.deepStrictEqual(parsePostmasterPid(running), Option.some({ pid: 4711, port: 40633, status: "ready" }))
})

it("reads a server that has only begun to start", () => {
  assert.deepStrictEqual(parsePostmasterPid("4711\n/x/data\n"), Option.some({ pid: 4711, port: 0, status: "unknown" }))
})

it.prop("never throws, and names no process below 1", [FastCheck.string()], ([text]) => {
  const found = parsePostmasterPid(text)
  assert.isTrue(Option.isNone(found) || found.value.pid > 0)
})

it("takes the process away and keeps the rest, the shared memory above all", () => {
  const rest = running.split("\n").slice(1)
  const [pid, ...others] = withoutProcess(running).split("\n")
  assert.deepStrictEqual(others, rest)
  assert.strictEqual(pid, "2147483647")
})
