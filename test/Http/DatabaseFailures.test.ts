import { SqlError } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { brand, House } from "#test/House.ts"
import { InProcess } from "#test/InProcess.ts"
import { call, connected, errorIn } from "#test/Mcp/Assistant.ts"
import { ask, refused } from "./Asking.ts"

const coded = (code: string) => Object.assign(new Error("a secret of the database"), { code })
const failures = [
  ["57P01", /cannot reach its database/],
  ["53100", /cannot write to its database/],
  ["57014", /takes too long/],
  ["40P01", /takes too long/],
  ["55P03", /takes too long/]
] as const

it.scoped("a database that fails is 503 with retry-after by every door, and says nothing of itself", () =>
  Effect.gen(function* () {
    for (const [code, words] of failures) {
      const broken = Layer.effect(
        Comments,
        Effect.map(Comments, (comments) =>
          Comments.of({
            ...comments,
            list: () =>
              Effect.die(new SqlError.SqlError({ cause: coded(code), message: "Failed to execute statement" }))
          })
        )
      )
      yield* Effect.gen(function* () {
        const ours = yield* brand()
        const answered = yield* ask("GET", "/api/v1/comments", { key: ours.key })
        const { message } = refused(answered, 503, "unavailable")
        assert.match(message, words)
        assert.strictEqual(answered.headers.get("retry-after"), "5")
        assert.notInclude(answered.text, "secret")
        const said = errorIn(yield* call(yield* connected(ours), "list_comments"))
        assert.deepStrictEqual([said.code, said.message], ["unavailable", message])
      }).pipe(Effect.provide(Layer.provideMerge(InProcess.layer, Layer.provideMerge(broken, House))))
    }
  })
)
