import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { callerOf, isNetwork } from "#src/Http/Request/ForwardedFor.ts"

const trusted = ["10.0.0.0/8", "192.0.2.7", "fd00::/8"]
const stranger = fc.ipV4().filter((address) => !address.startsWith("10.") && address !== "192.0.2.7")
const proxy = fc.nat(255).map((last) => `10.1.2.${last}`)

describe("who called", () => {
  it.prop(
    "is who the proxies say, whatever the caller wrote before",
    [stranger, fc.array(proxy, { minLength: 1 }), fc.string()],
    (given) => {
      const [caller, [peer = "", ...rest], written] = given
      assert.strictEqual(callerOf(peer, [written.replaceAll(",", ""), caller, ...rest].join(", "), trusted), caller)
    }
  )

  it.prop("is the peer where the peer is no trusted proxy", [stranger, fc.string()], ([peer, header]) => {
    assert.strictEqual(callerOf(peer, header, trusted), peer)
    assert.strictEqual(callerOf("10.1.2.3", header, []), "10.1.2.3")
  })

  it("knows single addresses, IPv6 and addresses of IPv4 in IPv6", () => {
    assert.strictEqual(callerOf("192.0.2.7", "203.0.113.9", trusted), "203.0.113.9")
    assert.strictEqual(callerOf("fd00::1", "2001:db8::5", trusted), "2001:db8::5")
    assert.strictEqual(callerOf("::ffff:10.0.0.1", "203.0.113.9", trusted), "203.0.113.9")
    assert.strictEqual(callerOf("10.0.0.1", undefined, trusted), "10.0.0.1")
    assert.strictEqual(callerOf("10.0.0.1", "unknown", trusted), "10.0.0.1")
    assert.deepStrictEqual(["10.0.0.0/8", "::1", "10.0.0.0/40", "proxy", "10", "10/8", "0x7f.1"].map(isNetwork), [
      true,
      true,
      false,
      false,
      false,
      false,
      false
    ])
  })
})
