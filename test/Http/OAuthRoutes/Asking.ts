import { assert } from "@effect/vitest"
import { Schema } from "effect"
import { asked, type Page } from "#test/App/Browser.ts"
import { baseUrl } from "#test/OAuth/TestOAuth.ts"

const Answer = Schema.parseJson(Schema.Record({ key: Schema.String, value: Schema.Unknown }))

export const read = ({ text }: Page) => Schema.decodeUnknownSync(Answer)(text)

export const register = (metadata: unknown, path = "/oauth/register") =>
  asked(
    new Request(`${baseUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof metadata === "string" ? metadata : JSON.stringify(metadata)
    })
  )

export const errorOf = (page: Page) => {
  assert.strictEqual(page.headers.get("cache-control"), "no-store")
  assert.strictEqual(page.headers.get("access-control-allow-origin"), "*")
  const { error, error_description } = read(page)
  // what RFC 6749 lets a description hold
  assert.match(String(error_description), /^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/)
  return [page.status, error]
}
