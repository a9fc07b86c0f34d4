import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TargetPolicy } from "#src/Webhooks/Target/TargetPolicy.ts"

const mayBePrivate = (url: string, options: Parameters<typeof TargetPolicy.layer>[0]) =>
  TargetPolicy.pipe(
    Effect.map(({ rulesFor }) => rulesFor(url).allowPrivate),
    Effect.provide(TargetPolicy.layer(options)),
    Effect.runSync
  )

const trustedOrigins = ["http://127.0.0.1:4100"]

describe("TargetPolicy", () => {
  it("lets through what is private only where the setting says so", () => {
    for (const url of ["http://127.0.0.1:4100/hook", "https://example.com/", "nonsense", ""]) {
      assert.isTrue(mayBePrivate(url, { allowPrivate: true }), url)
      assert.isFalse(mayBePrivate(url, { allowPrivate: false }), url)
    }
  })

  it("lets through a receiver that the program started itself, whatever its path", () => {
    for (const url of ["http://127.0.0.1:4100", "http://127.0.0.1:4100/hook?a=b", "HTTP://127.0.0.1:4100/x"]) {
      assert.isTrue(mayBePrivate(url, { allowPrivate: false, trustedOrigins }), url)
    }
  })

  it("trusts neither another port, scheme or host, nor what only looks like the origin", () => {
    const others = [
      "http://127.0.0.1:4101/hook",
      "http://127.0.0.1/hook",
      "https://127.0.0.1:4100/hook",
      "http://localhost:4100/hook",
      "http://127.0.0.1:4100@10.0.0.1/hook",
      "http://127.0.0.1:4100.example.com/hook",
      "http://10.0.0.1/http://127.0.0.1:4100/",
      "null",
      "data:text/plain,hello"
    ]
    for (const url of others) assert.isFalse(mayBePrivate(url, { allowPrivate: false, trustedOrigins }), url)
  })
})
