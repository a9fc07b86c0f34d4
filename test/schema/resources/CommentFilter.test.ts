import { assert, describe, it } from "@effect/vitest"
import { DateTime, Either, FastCheck, Schema } from "effect"
import { Platform, Surface } from "#schema/Platform.ts"
import { CommentStatus } from "#schema/resources/Comment.ts"
import { CommentFilter } from "#schema/resources/CommentFilter.ts"
import { strict } from "#schema/Strict.ts"

const decode = Schema.decodeUnknownEither(strict(CommentFilter))
const accepts = (parameters: Record<string, unknown>) => Either.isRight(decode(parameters))

const limits = { account_id: 64, ad_id: 64, post_id: 128, external_id: 128 } as const

describe("CommentFilter", () => {
  it("takes every status, platform and surface, and no other word", () => {
    const words = { status: CommentStatus.literals, platform: Platform.literals, surface: Surface.literals }
    for (const [name, values] of Object.entries(words)) {
      for (const value of values) assert.isTrue(accepts({ [name]: value }), `${name}=${value}`)
      for (const value of ["", "Visible", "HIDDEN", "all", "*"]) assert.isFalse(accepts({ [name]: value }))
    }
  })

  it.prop(
    "takes ids up to their length, in code points",
    [FastCheck.nat(140)],
    ([length]) => {
      for (const [name, max] of Object.entries(limits)) {
        for (const character of ["1", "😀"]) {
          assert.strictEqual(accepts({ [name]: character.repeat(length) }), length <= max, `${name}, ${length}`)
        }
      }
    },
    { fastCheck: { examples: [[64], [65], [128], [129]] } }
  )

  it("takes all of them together, and times with an offset", () => {
    const parameters = {
      status: "review",
      platform: "tiktok",
      surface: "ad",
      account_id: "a",
      ad_id: "b",
      post_id: "c",
      external_id: "d"
    } as const
    const times = { since: "2026-10-02T09:15:04Z", until: "2026-10-02T12:15:04 02:00" }
    const filter = Either.getOrThrow(decode({ ...parameters, ...times }))
    const { since, until, ...rest } = filter
    assert.deepStrictEqual(rest, parameters)
    assert.deepStrictEqual(
      [since, until].map((time) => (time === undefined ? time : DateTime.formatIso(time))),
      ["2026-10-02T09:15:04.000Z", "2026-10-02T10:15:04.000Z"]
    )
  })

  it("refuses a name it does not know, and lists every problem", () => {
    assert.isFalse(accepts({ statu: "hidden" }))
    const refusal = decode({ statu: "hidden", platform: "myspace", since: "yesterday" })
    const message = Either.match(refusal, { onLeft: String, onRight: () => "accepted" })
    for (const name of ["statu", "platform", "since"]) assert.include(message, `["${name}"]`)
  })
})
