import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { brand } from "#test/House.ts"
import { ask, Door } from "./Asking.ts"
import { type Endpoint, endpoints } from "./Endpoints.ts"
import { cases, type Scene } from "./IsolationCases.ts"
import type { Brand } from "./Scenes.ts"

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
