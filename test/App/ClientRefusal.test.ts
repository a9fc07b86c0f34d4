import { assert, it } from "@effect/vitest"
import { refusalOf } from "#src/App/Browser/ClientRefusal.ts"

it("who was signed out in another tab is told to sign in, and nothing of keys", () => {
  const refused = refusalOf(401, { code: "unauthorized", message: "The API key is missing, unknown or revoked" })
  assert.match(refused.message, /^You are signed out\./)
  assert.deepInclude(refused, { status: 401, code: "unauthorized" })
})

it("any other refusal is told in its own words, and one without words all the same", () => {
  assert.strictEqual(refusalOf(409, { code: "conflict", message: "Somebody answered." }).message, "Somebody answered.")
  assert.deepStrictEqual(refusalOf(500, null), { status: 500, code: "internal", message: "Something went wrong." })
})
