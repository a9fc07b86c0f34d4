import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { type Case, idsIn } from "./Case.ts"

export const accountCases: Readonly<Record<string, Case>> = {
  "accounts.list": ({ ask, ours }) =>
    Effect.gen(function* () {
      const own = Object.values(ours.accounts).map(({ accountId }) => accountId)
      assert.sameMembers([...idsIn(yield* ask({}))], own)
    }),

  "audit.list": ({ ask, ours, theirs }) =>
    Effect.gen(function* () {
      const { text } = yield* ask({})
      assert.include(text, ours.accounts.facebook.accountId)
      for (const { accountId } of Object.values(theirs.accounts)) assert.notInclude(text, accountId)
      assert.notInclude(text, theirs.personId)
    })
}
