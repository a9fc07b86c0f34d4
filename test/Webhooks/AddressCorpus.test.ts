import { assert, describe, it } from "@effect/vitest"
import { Effect, Either } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { addressOfHost } from "#src/Webhooks/Target/AddressGuard.ts"
import { checkedAddresses } from "#src/Webhooks/Target/CheckedAddresses.ts"
import { checkTarget } from "#src/Webhooks/Target/TargetCheck.ts"
import { TargetPolicy } from "#src/Webhooks/Target/TargetPolicy.ts"
import { parse } from "#src/Webhooks/Target/TargetUrl.ts"
import { receiver, reply } from "./Receiver.ts"
import { answering, host, send } from "./Sending.ts"
import { forbiddenHosts, publicHosts } from "./Spellings.ts"

const strict = { allowPrivate: false }
const spellings = [...new Set(Object.values(forbiddenHosts).flat())]

/** What a DNS of an attacker answers: the first and last address of each special range, and what wraps one of them. */
const inRanges = (ranges: string) => ranges.trim().split(/\s+/)
const resolutions = inRanges(`
  0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.0 127.0.0.1 127.255.255.255
  169.254.0.0 169.254.169.254 169.254.170.2 169.254.255.255 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.8 192.0.0.170
  192.0.0.255 192.0.2.0 192.0.2.255 192.31.196.0 192.31.196.255 192.52.193.0 192.52.193.255 192.88.99.0 192.88.99.255
  192.168.0.0 192.168.255.255 192.175.48.0 192.175.48.255 198.18.0.0 198.19.255.255 198.51.100.0 198.51.100.255
  203.0.113.0 203.0.113.255 224.0.0.0 224.0.0.251 239.255.255.255 240.0.0.0 254.255.255.255 255.255.255.255
  168.63.129.16 100.100.100.200
  :: ::1 ::2 ::127.0.0.1 ::7f00:1 ::ffff:0:0 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:a9fe:a9fe ::ffff:8.8.8.8
  ::ffff:0:127.0.0.1 64:ff9b:: 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b::8.8.8.8 64:ff9b:1:: 64:ff9b:1::a00:1
  64:ff9b:1:ffff:ffff:ffff:ffff:ffff 100:: 100::1 100:0:0:1::1 1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff
  2001:: 2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:1::1 2001:1::2 2001:2:: 2001:2:0:ffff::1 2001:3::1
  2001:4:112::1 2001:10::1 2001:20::1 2001:2f:ffff::1 2001:30::1 2001:1ff:ffff::1 2001:db8:: 2001:db8:ffff::1
  2002:: 2002:7f00:1:: 2002:a00:1::1 2002:a9fe:a9fe::1 2002:c0a8:101::1 2002:808:808::1 2002:ffff:ffff::1
  2620:4f:8000:: 2620:4f:8000:ffff::1 3fff:: 3fff:fff:ffff::1 4000::1 5f00::1 5fff::1 8000::1 fbff::1
  fc00:: fc00::1 fd00:ec2::254 fdff:ffff::1 fe00::1 fe80:: fe80::1 fe80::5efe:a00:1 febf:ffff::1 fec0:: fec0::1
  feff:ffff::1 ff00:: ff02::1 ff02::fb ff05::1:3 ff0e::1 ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff
  2a00:1450::5efe:127.0.0.1 2a00:1450::5efe:a9fe:a9fe 2a00:1450::200:5efe:10.0.0.1 2606:4700::100:5efe:c0a8:1
  2606:4700::300:5efe:8.8.8.8 fe80::1%eth0 fe80::1%2 127.1 0x7f000001 2130706433 0177.0.0.1
`)
const publicAddresses = ["93.184.215.14", "2606:4700:4700::1111"]

describe("the guard of addresses, against real sockets", () => {
  it("knows more than 300 ways to a place where nothing may be sent", () => {
    assert.isAbove(spellings.length, 250)
    assert.isAbove(new Set(resolutions).size, 120)
  })

  it.scoped(`refuses ${spellings.length} spellings, whatever DNS says of them`, () =>
    Effect.gen(function* () {
      const server = yield* receiver(reply("200 OK"), { host: "::" })
      const dns = answering(["127.0.0.1"])
      for (const spelling of spellings) {
        for (const port of [`:${server.port}`, ""]) {
          const url = `https://${spelling}${port}/`
          const error = yield* Effect.flip(send(url, {}, strict, dns.layer))
          assert.strictEqual(error._tag, "TargetRefused", url)
        }
      }
      assert.strictEqual(server.connections(), 0)
      assert.deepStrictEqual(dns.asked, [])
    })
  )

  it.scoped(`refuses a name that stands for any of ${resolutions.length} addresses, alone or among public ones`, () =>
    Effect.gen(function* () {
      const server = yield* receiver(reply("200 OK"), { host: "::" })
      const url = `https://${host}:${server.port}/`
      for (const address of resolutions) {
        for (const addresses of [[address], [...publicAddresses, address, ...publicAddresses]]) {
          const error = yield* Effect.flip(send(url, {}, strict, answering(addresses).layer))
          assert.strictEqual(error._tag, "TargetRefused", addresses.join())
          assert.notInclude(error.reason, address)
        }
      }
      assert.strictEqual(server.connections(), 0)
    })
  )

  it.scoped("refuses a name at its delivery that was public when it was subscribed", () =>
    Effect.gen(function* () {
      const server = yield* receiver(reply("200 OK"))
      const url = `https://${host}:${server.port}/`
      for (const address of ["127.0.0.1", "::1", "169.254.169.254", "::ffff:7f00:1"]) {
        const dns = answering(publicAddresses, [address])
        yield* Effect.provide(checkTarget(url, WorkspaceId.make("ws_1")), [dns.layer, TargetPolicy.layer(strict)])
        assert.strictEqual((yield* Effect.flip(send(url, {}, strict, dns.layer)))._tag, "TargetRefused")
        assert.strictEqual(dns.asked.length, 2)
      }
      assert.strictEqual(server.connections(), 0)
    })
  )

  it.scoped("connects to what was checked, though DNS says something else by then", () =>
    Effect.gen(function* () {
      const checked = yield* receiver(reply("200 OK", "checked"), { host: "127.0.0.1" })
      const inside = yield* receiver(reply("200 OK", "inside"), { host: "127.0.0.2", port: checked.port })
      const dns = answering(["127.0.0.1"], ["127.0.0.2"])
      const url = `http://${host}:${checked.port}/`
      const { address, excerpt } = yield* send(url, {}, { allowPrivate: true }, dns.layer)
      assert.deepStrictEqual([address, excerpt, dns.asked.length], ["127.0.0.1", "checked", 1])
      assert.strictEqual(inside.connections(), 0)
    })
  )

  it.effect("lets every public name and address through", () =>
    Effect.gen(function* () {
      for (const name of publicHosts) {
        const url = yield* Either.match(parse(`https://${name}/hook`, strict), {
          onLeft: ({ reason }) => Effect.dieMessage(`${name}: ${reason}`),
          onRight: Effect.succeed
        })
        const addresses = yield* Effect.provide(checkedAddresses(url, strict, "ws_1"), answering(publicAddresses).layer)
        const literal = addressOfHost(url.hostname)
        assert.deepStrictEqual(addresses, literal === undefined ? publicAddresses : [literal])
      }
    })
  )
})
