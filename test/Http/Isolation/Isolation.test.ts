import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { brand } from "#test/House.ts"
import { ask, Door } from "../Asking.ts"
import { type Endpoint, endpoints } from "../Endpoints.ts"
import type { Brand } from "../Scenes.ts"
import { accountCases } from "./AccountCases.ts"
import type { Case, Scene } from "./Case.ts"
import { commentCases } from "./CommentCases.ts"
import { contactCases } from "./ContactCases.ts"
import { hookCases } from "./HookCases.ts"
import { linkCases } from "./LinkCases.ts"
import { policyCases } from "./PolicyCases.ts"

/** What each endpoint must not show or do of another workspace: a case for every endpoint, by name. */
const cases: Readonly<Record<string, Case>> = {
  ...accountCases,
  ...commentCases,
  ...policyCases,
  ...contactCases,
  ...hookCases,
  ...linkCases
}

const asking =
  ({ method, path }: Endpoint, { key }: Brand): Scene["ask"] =>
  ({ id = "", query = "", ...asked }) =>
    ask(method, path.replace(/:\w+/, id) + query, { ...asked, key })

layer(Door)("a key reaches nothing of another workspace:", (it) => {
  for (const endpoint of endpoints) {
    it.effect(endpoint.name, () =>
      Effect.gen(function* () {
        const check = cases[endpoint.name]
        if (check === undefined) return assert.fail(`${endpoint.name} has no case here: say what it must not reach`)
        const [ours, theirs] = [yield* brand(), yield* brand()]
        yield* check({ ours, theirs, ask: asking(endpoint, ours) })
      })
    )
  }
})
