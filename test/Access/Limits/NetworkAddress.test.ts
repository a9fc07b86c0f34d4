import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { networkOf } from "#src/Access/Limits/NetworkAddress.ts"

describe("a place on the network", () => {
  it.prop("is an IPv4 address, however it is written", [FastCheck.ipV4()], ([address]) => {
    assert.strictEqual(networkOf(address), address)
    assert.strictEqual(networkOf(`::ffff:${address}`), address)
  })

  it("is an IPv4 address in other spellings that are read as one", () => {
    assert.strictEqual(networkOf("010.1.1.1"), "8.1.1.1")
    assert.strictEqual(networkOf("256.1.1.1"), "256.1.1.1")
    assert.strictEqual(networkOf("1.1.1.1."), "1.1.1.1.")
  })

  it("is the /64 of an IPv6 address", () => {
    const places = ["2001:db8:0:7::1", "2001:0db8:0000:0007:ffff:ffff:ffff:ffff", "2001:DB8:0:7:1::%eth0"].map(
      networkOf
    )
    assert.deepStrictEqual(new Set(places).size, 1)
    assert.notStrictEqual(networkOf("2001:db8:0:8::1"), places[0])
    assert.strictEqual(networkOf("::1"), networkOf("::2"))
  })

  it.prop("is whatever it is told where that is no address", [FastCheck.string()], ([text]) => {
    assert.isString(networkOf(text))
    assert.strictEqual(networkOf("/run/steward.sock"), "/run/steward.sock")
  })
})
