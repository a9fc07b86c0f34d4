import { assert, it } from "@effect/vitest"
import { Effect, FastCheck, Stream } from "effect"
import { personDocument } from "#src/Erasure/PersonDocument.ts"

const pages = FastCheck.record({
  comments: FastCheck.array(FastCheck.fullUnicodeString(), { maxLength: 7 }),
  messages: FastCheck.array(FastCheck.fullUnicodeString(), { maxLength: 7 }),
  atOnce: FastCheck.integer({ min: 1, max: 4 })
})

it.effect.prop(
  "the pages about a person are one document, whatever they wrote",
  [pages],
  ([{ atOnce, comments, messages }]) =>
    Effect.gen(function* () {
      const all = [...comments.map((text) => ({ comment: text })), ...messages.map((text) => ({ message: text }))]
      const person = { contact: { name: "Kari" }, links: [{ id: "lnk_1" }], identities: [] }
      const page = (at: number) => {
        const some = all.slice(at, at + atOnce)
        const data = {
          ...person,
          comments: some.filter((one) => "comment" in one),
          messages: some.filter((one) => "message" in one)
        }
        const next = at + atOnce
        return { data, next_cursor: next < all.length ? String(next) : null }
      }
      const lines = yield* Stream.runCollect(personDocument(page(0), (cursor) => Effect.succeed(page(Number(cursor)))))
      assert.deepStrictEqual(JSON.parse([...lines].join("\n")), {
        ...person,
        comments: all.slice(0, comments.length),
        messages: all.slice(comments.length)
      })
    })
)
