import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { HookId } from "#schema/Ids.ts"
import { hookEvents } from "#schema/resources/Event.ts"
import type { Hook } from "#schema/resources/Hook.ts"
import { mayModerate } from "./Brand.ts"
import { answerTo, done, newestFirst, nowIso, pick, pickId, refusedAs, type Turn } from "./Turn.ts"

const targets = [
  "https://93.184.215.14/one",
  "https://93.184.215.14:8443/two",
  "http://93.184.215.14/",
  "https://10.0.0.1/"
]

export const subscribe = Effect.fn("subscribe")(function* ({ a, b, brand, person }: Turn) {
  const target_url = pick(targets, a)
  const event = pick(hookEvents, b)
  const integration = b % 2 === 0 ? {} : ({ integration: "make" } as const)
  const payload = { target_url, event, ...integration }
  const answer = yield* answerTo(person.client.hooks.subscribe({ headers: {}, payload, withResponse: true }))
  if (!mayModerate(person)) return refusedAs(answer, "forbidden")
  if (a % 4 > 1) return refusedAs(answer, "invalid_request")
  const known = brand.hooks.find((hook) => hook.event === event && hook.target_url === target_url)
  if (known !== undefined) return assert.deepStrictEqual<unknown>(done(answer).data, known)
  const hook = done(answer, 201).data
  if (!("signing_secret" in hook)) return assert.fail("A new hook shows its secret")
  const { signing_secret, ...shown } = hook
  assert.match(signing_secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  const expected: Hook = {
    ...shown,
    event,
    target_url,
    integration: integration.integration ?? "api",
    enabled: true,
    last_delivered_at: null,
    last_error: null
  }
  assert.deepStrictEqual(shown, expected)
  assert.strictEqual(shown.created_at, yield* nowIso)
  brand.hooks.push(shown)
  brand.subscribers.set(shown.id, person.personId)
})

export const listHooks = Effect.fn("listHooks")(function* ({ brand, person }: Turn) {
  const { data: listed } = done(yield* answerTo(person.client.hooks.list({ withResponse: true })))
  assert.deepStrictEqual([...listed], brand.hooks.toSorted(newestFirst(({ created_at }) => created_at)))
})

export const unsubscribe = Effect.fn("unsubscribe")(function* ({ brand, other, person, which }: Turn) {
  const ids = (hooks: ReadonlyArray<Hook>) => hooks.map(({ id }) => id)
  const id = HookId.make(pickId(ids(brand.hooks), ids(other.hooks), which))
  const answer = yield* answerTo(person.client.hooks.unsubscribe({ path: { id }, withResponse: true }))
  const index = brand.hooks.findIndex((hook) => hook.id === id)
  if (index === -1) return refusedAs(answer, "not_found")
  if (person.limitedTo !== null && brand.subscribers.get(id) !== person.personId) return refusedAs(answer, "forbidden")
  assert.deepStrictEqual<unknown>(done(answer).data, { id, deleted: true })
  brand.hooks.splice(index, 1)
})

export const samples = Effect.fn("samples")(function* ({ b, brand, person }: Turn) {
  const event = pick([...hookEvents, "comment.rule_matched", "nothing"], b)
  const answer = yield* answerTo(person.client.hooks.samples({ path: { event }, withResponse: true }))
  if (!hookEvents.some((one) => one === event)) return refusedAs(answer, "not_found")
  const { data: bodies } = done(answer)
  assert.include([1, 2, 3], bodies.length)
  for (const body of bodies) {
    assert.deepStrictEqual([body.event, body.workspace_id], [event, brand.workspaceId])
    // what is made up names a comment of nobody
    if (event === "comment.hidden" && "comment" in body) {
      const hidden = Array.from(brand.comments.values(), ({ comment }) => comment).filter(
        (one) => one.status === "hidden"
      )
      if (hidden.length > 0) assert.deepInclude(hidden, body.comment)
    }
  }
})
