import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import * as ip from "ipaddr.js"
import { addressOfHost, isPublicAddress } from "#src/Webhooks/Target/AddressGuard.ts"
import { forbiddenHosts, publicHosts } from "../Spellings.ts"

const bytes = (count: number) => FastCheck.uint8Array({ minLength: count, maxLength: count })
const ipv4 = bytes(4).map((octets) => octets.join("."))
const ipv6 = bytes(16).map((octets) => ip.fromByteArray([...octets]).toString())
/** IPv6 of the part that is handed out, and near the special blocks in it. */
const globalIPv6 = FastCheck.tuple(
  FastCheck.constantFrom("2000", "2001", "2002", "2620", "3fff", "2a00"),
  bytes(14)
).map(([first, rest]) => ip.fromByteArray([...Buffer.from(first, "hex"), ...rest]).toString())

describe("isPublicAddress", () => {
  it.prop(
    "lets nothing through that ipaddr.js calls special",
    [FastCheck.oneof(ipv4, ipv6, globalIPv6)],
    ([address]) => {
      if (isPublicAddress(address)) assert.strictEqual(ip.parse(address).range(), "unicast", address)
    }
  )

  const octet = FastCheck.nat({ max: 255 })
  it.prop("refuses private IPv4 in any wrapping", [octet, octet, octet], ([a, b, c]) => {
    for (const inner of [`10.${a}.${b}.${c}`, `127.${a}.${b}.${c}`, `192.168.${b}.${c}`, `169.254.${b}.${c}`]) {
      const hex = Buffer.from(inner.split(".").map(Number)).toString("hex")
      const groups = `${hex.slice(0, 4)}:${hex.slice(4)}`
      for (const address of [
        inner,
        `::${inner}`,
        `::ffff:${inner}`,
        `::ffff:${groups}`,
        `::ffff:0:${inner}`,
        `64:ff9b::${inner}`,
        `64:ff9b:1::${groups}`,
        `2002:${groups}::1`,
        `2001:0:${groups}::1`,
        `2a00:1450::5efe:${inner}`,
        `2a00:1450::200:5efe:${groups}`
      ]) {
        assert.isFalse(isPublicAddress(address), address)
      }
    }
  })

  it("judges resolved addresses as it judges hosts", () => {
    const addresses = (hosts: ReadonlyArray<string>) =>
      hosts
        .filter((host) => URL.canParse(`https://${host}/`))
        .flatMap((host) => addressOfHost(new URL(`https://${host}/`).hostname) ?? [])
    const forbidden = addresses(Object.values(forbiddenHosts).flat())
    assert.isAbove(forbidden.length, 150)
    for (const address of forbidden) assert.isFalse(isPublicAddress(address), address)
    for (const address of addresses(publicHosts)) assert.isTrue(isPublicAddress(address), address)
  })

  it("takes addresses only as resolvers write them", () => {
    for (const text of [
      "",
      "8.8.8",
      "134744072",
      "010.8.8.8",
      "0x8.8.8.8",
      "8.8.8.8 ",
      "8.8.8.8/32",
      "8.8.8.8:443",
      "[2606:4700::1]",
      "2606:4700::1%eth0",
      "2606:4700::1/64",
      "example.com",
      "localhost"
    ]) {
      assert.isFalse(isPublicAddress(text), text)
    }
  })

  it("finds the address in a host", () => {
    assert.strictEqual(addressOfHost("[::1]"), "::1")
    assert.strictEqual(addressOfHost("127.0.0.1"), "127.0.0.1")
    assert.isUndefined(addressOfHost("127.0.0.1.nip.io"))
    assert.isUndefined(addressOfHost("example.com"))
  })
})
