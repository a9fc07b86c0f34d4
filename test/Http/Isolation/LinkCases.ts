import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { refused } from "../Asking.ts"
import { type Brand, met, received } from "../Scenes.ts"
import { type Case, idsIn } from "./Case.ts"

const target_url = "https://example.com/offer"

const linked = ({ workspaceId }: Brand, origin: object = {}) =>
  Effect.flatMap(TrackedLinks, (links) =>
    Effect.map(Effect.orDie(links.create(workspaceId, { target_url, ...origin })), ({ id }) => id)
  )

const linksOf = ({ workspaceId }: Brand) =>
  Effect.flatMap(TrackedLinks, (links) => Effect.orDie(links.list(workspaceId, {}, {})))

export const linkCases: Readonly<Record<string, Case>> = {
  "links.create": ({ ask, ours, theirs }) =>
    Effect.gen(function* () {
      const comment_id = yield* received(theirs)
      refused(yield* ask({ json: { target_url, comment_id } }), 404, "not_found")
      const { id: contact_id } = yield* met(theirs)
      refused(yield* ask({ json: { target_url, contact_id } }), 404, "not_found")
      assert.strictEqual((yield* ask({ json: { target_url } })).status, 201)
      assert.lengthOf((yield* linksOf(theirs)).data, 0)
      assert.lengthOf((yield* linksOf(ours)).data, 1)
    }),

  "links.list": ({ ask, ours, theirs }) =>
    Effect.gen(function* () {
      const comment_id = yield* received(theirs)
      const { id: contact_id } = yield* met(theirs)
      yield* linked(theirs, { comment_id, contact_id, campaign: "Autumn" })
      const queries = ["", `?comment_id=${comment_id}`, `?contact_id=${contact_id}`, "?campaign=Autumn"]
      for (const query of queries) assert.deepStrictEqual(idsIn(yield* ask({ query })), [])
      const own = yield* linked(ours)
      assert.deepStrictEqual(idsIn(yield* ask({})), [own])
    })
}
