import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import { WorkspaceId } from "#schema/Ids.ts"
import { maxCursorLength } from "#schema/Page.ts"
import { codec, type ListName } from "#src/Database/Cursor.ts"

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

const secret = FastCheck.uint8Array({ minLength: 32, maxLength: 32 })
const list = FastCheck.constantFrom<ListName>("comments", "needs_you")
const workspace = FastCheck.stringMatching(/^ws_[0-9a-f]{32}$/).map((id) => WorkspaceId.make(id))
const key = FastCheck.record({
  at: FastCheck.integer({ min: 0, max: 253_402_300_799_999 }),
  id: FastCheck.stringMatching(/^[0-9A-Za-z_-]{1,40}$/)
})
const cursorOf = FastCheck.tuple(secret, list, workspace, key)

const refused = (result: Either.Either<unknown, InvalidRequest>) => {
  assert.isTrue(Either.isLeft(result))
  const error = Either.getOrThrow(Either.flip(result))
  assert.instanceOf(error, InvalidRequest)
  assert.strictEqual(error.issues[0]?.path, "cursor")
}

describe("Cursor", () => {
  it.prop("reads back the place it was made for", [cursorOf], ([[secret, list, workspace, key]]) => {
    const { decode, encode } = codec(secret)
    assert.deepStrictEqual(decode(list, workspace, encode(list, workspace, key)), Either.right(key))
  })

  it.prop(
    "is good for the filters it was made with, in any order, and for no others",
    [cursorOf, FastCheck.dictionary(FastCheck.string(), FastCheck.string(), { maxKeys: 4 }), FastCheck.string()],
    ([[secret, list, workspace, key], filter, other]) => {
      const { decode, encode } = codec(secret)
      const cursor = encode(list, workspace, key, filter)
      assert.isAtMost(cursor.length, maxCursorLength)
      const turned = Object.fromEntries([...Object.entries(filter).reverse(), ["absent", undefined]])
      assert.deepStrictEqual(decode(list, workspace, cursor, turned), Either.right(key))
      refused(decode(list, workspace, cursor, { ...filter, other: `${other}!` }))
    }
  )

  it("of an earlier version, which knew no filters, is still taken", () => {
    const [secret, workspace] = [new Uint8Array(32).fill(7), WorkspaceId.make("ws_1")]
    const payload = `1.${(1_790_000_000_000).toString(36)}.com_1`
    const mac = new Bun.CryptoHasher("sha256", secret).update(`comments\n${workspace}\n${payload}`).digest()
    const cursor = Buffer.concat([mac.subarray(0, 16), Buffer.from(payload)]).toString("base64url")
    const expected = Either.right({ at: 1_790_000_000_000, id: "com_1" })
    assert.deepStrictEqual(codec(secret).decode("comments", workspace, cursor, { status: "hidden" }), expected)
  })

  it.prop("is at most 200 characters of base64url", [cursorOf], ([[secret, list, workspace, key]]) => {
    const cursor = codec(secret).encode(list, workspace, key)
    assert.isAtMost(cursor.length, maxCursorLength)
    assert.match(cursor, /^[A-Za-z0-9_-]+$/)
  })

  it.prop(
    "is refused with any bit of any byte flipped",
    [cursorOf, FastCheck.integer({ min: 1, max: 255 })],
    ([[secret, list, workspace, key], flip]) => {
      const { decode, encode } = codec(secret)
      const bytes = Buffer.from(encode(list, workspace, key), "base64url")
      for (const position of bytes.keys()) {
        const damaged = Buffer.from(bytes)
        damaged[position] = (bytes[position] ?? 0) ^ flip
        refused(decode(list, workspace, damaged.toString("base64url")))
      }
    }
  )

  it.prop(
    "is refused with any character replaced, other spellings of the same bytes included",
    [cursorOf, FastCheck.nat(62)],
    ([[secret, list, workspace, key], turn]) => {
      const { decode, encode } = codec(secret)
      const cursor = encode(list, workspace, key)
      for (const [position, character] of Array.from(cursor).entries()) {
        const other = alphabet[(alphabet.indexOf(character) + 1 + turn) % alphabet.length] ?? ""
        refused(decode(list, workspace, cursor.slice(0, position) + other + cursor.slice(position + 1)))
      }
    }
  )

  it.prop("is refused cut off anywhere", [cursorOf], ([[secret, list, workspace, key]]) => {
    const { decode, encode } = codec(secret)
    const cursor = encode(list, workspace, key)
    for (const length of Array.from(cursor).keys()) {
      refused(decode(list, workspace, cursor.slice(0, length)))
      refused(decode(list, workspace, cursor.slice(length + 1)))
    }
  })

  it.prop(
    "is refused with anything added",
    [
      cursorOf,
      FastCheck.oneof(FastCheck.fullUnicodeString({ minLength: 1 }), FastCheck.stringMatching(/^[\w-]{1,300}$/))
    ],
    ([[secret, list, workspace, key], added]) => {
      const { decode, encode } = codec(secret)
      const cursor = encode(list, workspace, key)
      for (const other of [cursor + added, added + cursor]) refused(decode(list, workspace, other))
    },
    {
      fastCheck: {
        examples: ["=", "==", "A", "AA", "AAAA", " ", "\n", "\u0000"].map((added): [typeof pinned, string] => [
          pinned,
          added
        ])
      }
    }
  )

  it("is refused in every other spelling of its bytes", () => {
    const { decode, encode } = codec(new Uint8Array(32).fill(251))
    const workspace = WorkspaceId.make("ws_1")
    // three lengths, so that the last character carries 0, 2 and 4 bits of nothing
    for (const id of ["com_1", "com_12", "com_123"]) {
      const cursor = encode("comments", workspace, { at: 1_790_000_000_000, id })
      const bytes = Buffer.from(cursor, "base64url")
      const same = Array.from(alphabet, (last) => cursor.slice(0, -1) + last)
        .concat(bytes.toString("base64"), cursor.replaceAll("-", "+"), cursor.replaceAll("_", "/"))
        .concat(`${cursor}=`, `${cursor}==`, `${cursor.slice(0, 8)}\n${cursor.slice(8)}`, ` ${cursor}`, `${cursor} `)
        .filter((spelling) => spelling !== cursor && Buffer.from(spelling, "base64url").equals(bytes))
      assert.isAbove(same.length, 3)
      for (const spelling of same) refused(decode("comments", workspace, spelling))
    }
  })

  it.prop(
    "is refused for another list, another workspace and under another secret",
    [cursorOf, workspace, secret],
    ([[secret, list, workspace, key], otherWorkspace, otherSecret]) => {
      FastCheck.pre(workspace !== otherWorkspace && !Buffer.from(secret).equals(otherSecret))
      const { decode, encode } = codec(secret)
      const cursor = encode(list, workspace, key)
      refused(decode(list === "comments" ? "needs_you" : "comments", workspace, cursor))
      refused(decode(list, otherWorkspace, cursor))
      refused(codec(otherSecret).decode(list, workspace, cursor))
    }
  )

  it.prop(
    "is refused when it is anything else",
    [secret, list, workspace, FastCheck.fullUnicodeString({ maxLength: 300 })],
    ([secret, list, workspace, text]) => {
      refused(codec(secret).decode(list, workspace, text))
      refused(codec(secret).decode(list, workspace, Buffer.from(text).toString("base64url")))
    }
  )
})

const pinned: [Uint8Array, ListName, WorkspaceId, { at: number; id: string }] = [
  new Uint8Array(32),
  "comments",
  WorkspaceId.make("ws_1"),
  { at: 0, id: "com_1" }
]
