import { assert, it } from "@effect/vitest"
import { Effect, Layer, Tracer } from "effect"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { brand } from "#test/House.ts"
import { ask } from "#test/Http/Asking.ts"
import { InProcess } from "#test/InProcess.ts"
import { received } from "../Scenes.ts"

interface Ended {
  readonly name: string
  readonly attributes: ReadonlyMap<string, unknown>
}

/** Writes down every span as it ends. */
const recording = (ended: Array<Ended>) =>
  Tracer.make({
    context: (run) => run(),
    span: (name, parent, context, links, startTime, kind) => {
      const attributes = new Map<string, unknown>()
      return {
        _tag: "Span",
        name,
        parent,
        context,
        links: [...links],
        kind,
        attributes,
        spanId: "0123456789abcdef",
        traceId: "0123456789abcdef0123456789abcdef",
        sampled: true,
        status: { _tag: "Started", startTime },
        attribute: (key, value) => void attributes.set(key, value),
        event: () => {},
        addLinks: () => {},
        end: () => void ended.push({ name, attributes })
      }
    }
  })

it.effect(
  "the spans of a request say which workspace and which comment they are about, and nothing that was written",
  () => {
    const ended: Array<Ended> = []
    return Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* received(ours)
      ended.length = 0
      const json = { action: "hide" }
      assert.strictEqual((yield* ask("POST", `/api/v1/comments/${id}/actions`, { key: ours.key, json })).status, 202)
      const about = (name: string) => {
        const span = ended.find((one) => one.name === name)
        return [span?.attributes.get("steward.workspace.id"), span?.attributes.get("steward.comment.id")]
      }
      for (const name of ["POST /api/v1/comments/{id}/actions", "Moderation.act", "Comments.change"]) {
        assert.deepStrictEqual(about(name), [ours.workspaceId, id], name)
      }
      assert.notInclude(JSON.stringify(ended.map(({ attributes }) => [...attributes])), "lovely cup")
    }).pipe(
      Effect.provide(
        Layer.provideMerge(InProcess.layer, HouseOnFakePlatform).pipe(
          Layer.provideMerge(Layer.setTracer(recording(ended)))
        )
      )
    )
  }
)
