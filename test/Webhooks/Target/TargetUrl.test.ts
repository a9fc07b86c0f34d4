import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { parse } from "#src/Webhooks/Target/TargetUrl.ts"
import { forbiddenHosts, publicHosts } from "../Spellings.ts"

const reason = (text: string, allowPrivate = false) =>
  Either.match(parse(text, { allowPrivate }), { onLeft: ({ reason }) => reason, onRight: () => "taken" })

describe("TargetUrl", () => {
  for (const [what, hosts] of Object.entries(forbiddenHosts)) {
    it(`refuses ${hosts.length} spellings: ${what}`, () => {
      for (const host of hosts) {
        for (const port of ["", ":443", ":8443"]) {
          assert.notStrictEqual(reason(`https://${host}${port}/hook?x=1`), "taken", host + port)
        }
      }
    })
  }

  it("takes hosts of the public internet, also beside forbidden ranges", () => {
    for (const host of publicHosts) assert.strictEqual(reason(`https://${host}/hook?x=1`), "taken", host)
  })

  it.prop("takes https to any port above 1023, and 443", [FastCheck.integer({ min: 0, max: 65535 })], ([port]) => {
    const words = reason(`https://hooks.example.com:${port}/`)
    assert.strictEqual(words === "taken", port === 443 || port > 1023, words)
  })

  it("refuses with words that say what is wrong", () => {
    const wrong = [
      ["http://hooks.example.com/", "https://"],
      ["HTTP://hooks.example.com/", "https://"],
      ["ftp://hooks.example.com/", "https://"],
      ["file:///etc/passwd", "https://"],
      ["gopher://hooks.example.com/", "https://"],
      ["javascript:alert(1)", "https://"],
      ["data:text/plain,x", "https://"],
      ["hooks.example.com/x", "https://"],
      ["//hooks.example.com/x", "https://"],
      ["https:hooks.example.com", "https://"],
      ["https:/hooks.example.com", "https://"],
      ["https:///hooks.example.com", "https://"],
      ["https://", "not a URL"],
      ["", "https://"],
      ["https://user@hooks.example.com/", "user name"],
      ["https://user:pass@hooks.example.com/", "user name"],
      ["https://:pass@hooks.example.com/", "user name"],
      ["https://@hooks.example.com/", "user name"],
      ["https://:@hooks.example.com/", "user name"],
      ["https://hooks.example.com@127.0.0.1/", "user name"],
      ["https://127.0.0.1:80@hooks.example.com/", "user name"],
      ["https://hooks.example.com:22/", "port"],
      ["https://hooks.example.com:80/", "port"],
      ["https://hooks.example.com:0/", "port"],
      ["https://hooks.example.com:65536/", "not a URL"],
      ["https://hooks.example.com\\@127.0.0.1/", "backslashes"],
      ["https:\\\\hooks.example.com", "backslashes"],
      [" https://hooks.example.com/", "spaces"],
      ["https://hooks.example.com/ ", "spaces"],
      ["https://hooks.example.com/a b", "spaces"],
      ["https://hooks.exam\tple.com/", "control"],
      ["https://hooks.example.com/\r\nhost: x", "control"],
      ["https://hooks.example.com/\0", "control"],
      ["https://hooks.example.com./", "must not end with a dot"],
      ["https://a..example.com/", "empty"],
      ["https://127.0.0.1/", "127.0.0.1 is not an address on the public internet"],
      ["https://[::1]/", "::1 is not an address on the public internet"],
      ["https://printer.local/", "printer.local is a name on a local network"],
      ["http://localhost:3000/hook", "STEWARD_ALLOW_PRIVATE_TARGETS=true"],
      ["http://192.168.1.9/hook", "STEWARD_ALLOW_PRIVATE_TARGETS=true"],
      ["https://localhost:3000/hook", "STEWARD_ALLOW_PRIVATE_TARGETS=true"],
      ["https://127.0.0.1:3000/hook", "STEWARD_ALLOW_PRIVATE_TARGETS=true"]
    ] as const
    for (const [text, words] of wrong) assert.include(reason(text), words, text)
  })

  it("says which scheme is wrong, and nothing of development there", () => {
    assert.strictEqual(reason("ftp://localhost/hook"), 'it must begin with "https://", and not with "ftp://"')
    assert.strictEqual(reason("WS://10.0.0.1/"), 'it must begin with "https://", and not with "ws://"')
    assert.strictEqual(reason("javascript:alert(1)"), 'it must begin with "https://", and not with "javascript:"')
    for (const text of ["localhost:3000/hook", "hooks.example.com", "https:/x", "http:///x"])
      assert.strictEqual(reason(text), 'it must begin with "https://"', text)
  })

  it("says nothing of development where the host is a public one", () =>
    assert.strictEqual(reason("http://hooks.example.com/"), 'it must begin with "https://"'))

  it("takes 2,000 characters, and an @ where it means nothing", () => {
    const start = "https://hooks.example.com/"
    assert.strictEqual(reason(start.padEnd(2000, "x")), "taken")
    assert.include(reason(start.padEnd(2001, "x")), "2,000 characters")
    assert.strictEqual(reason(`${start}@team?mail=a@example.com#@`), "taken")
    assert.strictEqual(reason("https://hooks.example.com?to=a@example.com"), "taken")
  })

  it("lets local development call http, any port, local names and addresses, but no password", () => {
    for (const text of [
      "http://localhost:3000/hook",
      "http://127.0.0.1:80/",
      "http://[::1]:8080/",
      "https://receiver:443/",
      "http://hooks.example.com/"
    ]) {
      assert.strictEqual(reason(text, true), "taken", text)
    }
    assert.include(reason("http://user:pass@localhost/", true), "user name")
    assert.strictEqual(
      reason("ftp://localhost/", true),
      'it must begin with "https://" or "http://", and not with "ftp://"'
    )
    assert.include(reason("http://local host/", true), "spaces")
  })

  it.prop("never throws, and answers what it was asked about", [FastCheck.fullUnicodeString()], ([text]) => {
    const parsed = parse(`https://${text}`, { allowPrivate: false })
    if (Either.isRight(parsed)) assert.strictEqual(parsed.right.protocol, "https:")
    else assert.isNotEmpty(parsed.left.reason)
  })
})
