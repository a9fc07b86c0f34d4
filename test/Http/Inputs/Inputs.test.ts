import { assert, layer } from "@effect/vitest"
import { Context, Effect, FastCheck, Layer, Schema } from "effect"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { brand, member } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { type Answered, ask, Door, errorOf, readAs, refused } from "../Asking.ts"
import { met, waiting } from "../Scenes.ts"
import { type Taking, taking } from "./InputSchemas.ts"
import { type Input, isGarbled, off, right, wrongWith } from "./Inputs.ts"

const target = { target_url: "https://93.184.215.14/hook", event: "comment.hidden" } as const

/** A brand with something at every kind of path, and keys of an owner and of somebody who may only look. */
const scene = Effect.gen(function* () {
  const ours = yield* brand()
  const { key: viewer } = yield* member(ours.workspaceId, "viewer")
  const hooks = yield* Hooks
  const { hook } = yield* Effect.orDie(hooks.subscribe(ours.principal, target))
  const comment = yield* waiting(ours)
  const { id: contact } = yield* met(ours)
  const ids: Readonly<Record<string, string>> = {
    comments: comment,
    "needs-you": comment,
    contacts: contact,
    hooks: hook.id,
    samples: "comment.hidden"
  }
  return { owner: ours.key, viewer, ids }
})

class Scene extends Context.Tag("test/Inputs/Scene")<Scene, Effect.Effect.Success<typeof scene>>() {
  static readonly door = Layer.provideMerge(Layer.effect(Scene, scene), Door)
}

const who = FastCheck.oneof(
  { weight: 8, arbitrary: FastCheck.constant("owner") },
  FastCheck.constantFrom("viewer", "nobody")
)
const unknownId = FastCheck.constantFrom("unknown", "com_1", "%2F", "__proto__", "x".repeat(300), "%F0%9F%98%80")

const send = Effect.fn("send")(function* (endpoint: Taking, as: string, input: Input, unknown: string | null) {
  const { ids, owner, viewer } = yield* Scene
  const kind = /([\w-]+)\/:/.exec(endpoint.path)?.[1] ?? ""
  const id = unknown ?? ids[kind] ?? "unknown"
  const search = input.query.map((pair) => pair.join("=")).join("&")
  const path = endpoint.path.replace(/:\w+/, id) + (search === "" ? "" : `?${search}`)
  const key = as === "nobody" ? {} : { key: as === "owner" ? owner : viewer }
  const answered = yield* ask(endpoint.method, path, { ...key, ...(input.body === null ? {} : { json: input.body }) })
  return { answered, isUnknown: endpoint.path.includes(":") && (unknown !== null || ids[kind] === undefined) }
})

/** Whoever holds no good key or no role is told so, whatever is sent. True when they were. */
const turnedAway = (endpoint: Taking, as: string, answered: Answered) => {
  if (as === "nobody") refused(answered, 401, "unauthorized")
  else if (as === "viewer" && endpoint.permission !== null) refused(answered, 403, "forbidden")
  else return false
  return true
}

const outermost = (path: string) => path.split(".", 1)[0] ?? path
const issuesOf = (answered: Answered) => refused(answered, 400, "invalid_request").issues

layer(Scene.door)("what is sent to", (it) => {
  for (const endpoint of taking) {
    const { errors, name, successes } = endpoint

    it.effect.prop(
      `${name} as its schemas have it is answered as the contract says`,
      [right(endpoint), who, FastCheck.option(unknownId, { freq: 3 })],
      ([input, as, unknown]) =>
        Effect.gen(function* () {
          assert.deepStrictEqual([...wrongWith(endpoint, input)], [])
          const { answered, isUnknown } = yield* send(endpoint, as, input, unknown)
          if (turnedAway(endpoint, as, answered)) return
          const { status } = answered
          const success = successes.get(status)
          if (success !== undefined && !isUnknown) return void readAs(Schema.make(success.ast), answered)
          const error = errorOf(answered)
          const expected = isUnknown ? [400, 404] : [400, 404, 409, 412, 422].filter((one) => errors.has(one))
          assert.include(expected, status, error.message)
          if (error.code !== "invalid_request") return
          // refused by who does the work: an address that is none, a cursor of no list, one of two that is missing
          const sent = [...input.query.map(([one]) => one), ...Object.keys(input.body ?? {})]
          const named = [...sent, "body", "from", "to", "delivery_id", "since"]
          for (const { path } of error.issues) assert.include(named, outermost(path), error.message)
        }),
      { fastCheck: { numRuns: runs(5) } }
    )

    it.effect.prop(
      `${name} a step off is refused, and all that is wrong with it told`,
      [off(endpoint), who, FastCheck.option(unknownId, { freq: 6 })],
      ([{ input, steps }, as, unknown]) =>
        Effect.gen(function* () {
          const { answered } = yield* send(endpoint, as, input, unknown)
          assert.isBelow(answered.status, 500, answered.text)
          if (turnedAway(endpoint, as, answered)) return
          const takesQuery = endpoint.query !== null || input.query.length === 0
          const wrong = takesQuery
            ? wrongWith(endpoint, input)
            : new Set(input.query.map(([one]) => decodeURIComponent(one)))
          const isRefusedAtOnce = isGarbled(input)
          for (const step of steps) if (step.surely && !isRefusedAtOnce) assert.include([...wrong], step.name)
          if (wrong.size === 0) return
          const issues = issuesOf(answered)
          assert.sameMembers(
            [...new Set(issues.map(({ path }) => outermost(path)))],
            Array.from(wrong, (one) => (one === "" ? "body" : outermost(one.slice(0, 64))))
          )
          for (const { meant, name: given } of steps) {
            if (meant === null || isRefusedAtOnce) continue
            const issue = issues.find(({ path }) => path === given.slice(0, 64))
            assert.include(issue?.message, `did you mean "${meant}"?`)
          }
        }),
      { fastCheck: { numRuns: runs(8) } }
    )
  }
})
