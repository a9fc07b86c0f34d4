import { assert, it } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { Door } from "#test/Http/Asking.ts"
import { bodyOf, call, connected } from "./Assistant.ts"
import { meant, type World } from "./Parity/Outcome.ts"
import { looking } from "./Parity/Rows.ts"
import { givenTo, toolNames } from "./Parity/Steps.ts"
import { twins } from "./Parity/Twins.ts"

const samples = 6

/** Of each tool as many calls as that, and one with what it must have and nothing more to narrow it. */
const calls = toolNames.map((tool) => ({ tool, given: [{}, ...FastCheck.sample(givenTo(tool), { numRuns: samples })] }))

it.layer(Door)("a tool shows and touches nothing of another brand", (it) => {
  it.scoped("whichever ids and cursors of theirs it is given", () =>
    Effect.gen(function* () {
      const look = yield* looking
      const [ours, theirs] = yield* twins
      const [client, stranger] = [yield* connected({ key: ours.keys[0] ?? assert.fail() }), theirs.keys[0]]
      const other = yield* connected({ key: stranger ?? assert.fail() })
      const cursors = yield* Effect.forEach(["list_comments", "list_needs_you"] as const, (tool) =>
        Effect.map(call(other, tool, { limit: 1 }), (result) => String(bodyOf(result)["next_cursor"]))
      )
      const world: World = { ...theirs, cursor: cursors }
      const before = yield* look(theirs)
      for (const { given, tool } of calls) {
        for (const one of given) {
          const args = meant(one, world)
          const said = JSON.stringify(yield* call(client, tool, args))
          const foreign = [
            theirs.workspaceId,
            ...theirs.comment_id,
            ...theirs.account_id,
            ...theirs.click_id,
            ...cursors
          ]
          for (const id of foreign) {
            if (!Object.values(args).includes(id)) assert.notInclude(said, id, `${tool} ${JSON.stringify(args)}`)
          }
        }
      }
      assert.deepStrictEqual(yield* look(theirs), before)
    })
  )
})
