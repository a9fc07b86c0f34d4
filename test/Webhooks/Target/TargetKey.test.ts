import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { targetKey } from "#src/Webhooks/Target/TargetKey.ts"

const keyOf = (text: string) => targetKey(new URL(text))

describe("targetKey", () => {
  it("is the same for all spellings of one address", () => {
    const spellings = [
      ["https://hooks.example.com/", "https://hooks.example.com"],
      ["https://hooks.example.com/", "HTTPS://HOOKS.Example.COM/"],
      ["https://hooks.example.com/", "https://hooks.example.com:443/"],
      ["https://hooks.example.com/", "https://hooks.example.com/?"],
      ["https://hooks.example.com/", "https://hooks.example.com/#top"],
      ["https://hooks.example.com:8443/", "https://hooks.example.com.:8443"],
      ["https://hooks.example.com/a", "https://hooks.example.com/b/../a"],
      ["https://hooks.example.com/~a-b?c=d", "https://hooks.example.com/%7Ea%2db?%63=d"],
      ["https://hooks.example.com/%C3%A9%2F", "https://hooks.example.com/%c3%a9%2f"],
      ["https://hooks.example.com/%C3%A9", "https://hooks.example.com/é"],
      ["https://xn--bcher-kva.example/", "https://bücher.example"],
      ["http://127.0.0.1/", "http://0x7f.1:80"]
    ] as const
    for (const [one, other] of spellings) assert.strictEqual(keyOf(other), keyOf(one), other)
  })

  it("differs for addresses that differ", () => {
    const different = [
      "https://hooks.example.com/",
      "https://hooks.example.com:8443/",
      "http://hooks.example.com/",
      "https://hooks.example.com/a",
      "https://hooks.example.com/A",
      "https://hooks.example.com/a/",
      "https://hooks.example.com/a%2Fb",
      "https://hooks.example.com/a/b",
      "https://hooks.example.com/?a=b",
      "https://hooks.example.com/?a=%26b",
      "https://hooks.example.com/?a=&b"
    ]
    assert.strictEqual(new Set(different.map(keyOf)).size, different.length)
  })

  it.prop(
    "is the spelling of itself, and no longer than the address",
    [FastCheck.webUrl({ withQueryParameters: true })],
    ([url]) => {
      const key = keyOf(url)
      assert.strictEqual(keyOf(key), key)
      assert.isAtMost(key.length, new URL(url).href.length)
    }
  )
})
