import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import { relyingParty } from "#src/Access/Factors/RelyingParty.ts"

describe("whom passkeys are made for", () => {
  it("is a name, over https or on this machine", () => {
    const good = [
      ["https://steward.example.com", "steward.example.com", "https://steward.example.com"],
      ["https://steward.example.com:8443/base", "steward.example.com", "https://steward.example.com:8443"],
      ["http://localhost:8080", "localhost", "http://localhost:8080"],
      ["http://app.localhost:8080", "app.localhost", "http://app.localhost:8080"]
    ] as const
    for (const [base, id, origin] of good) assert.deepStrictEqual(relyingParty(base), Either.right({ id, origin }))
  })

  it("is refused in words where it is an address, or where anybody on the way can change the page", () => {
    const refused = [
      ["https://192.0.2.7", "IP address"],
      ["http://127.0.0.1:8080", "IP address"],
      ["http://[::1]:8080", "IP address"],
      ["http://steward.example.com", "https"],
      ["http://localhost.example.com", "https"]
    ] as const
    for (const [base, word] of refused) {
      assert.include(Either.match(relyingParty(base), { onLeft: (text) => text, onRight: () => "" }), word)
    }
  })
})
