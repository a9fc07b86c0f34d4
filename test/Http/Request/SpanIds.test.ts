import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { ownHouseOnFakePlatform } from "#test/FakePlatform.ts"
import { brand } from "#test/House.ts"
import { ask, refused } from "#test/Http/Asking.ts"
import { InProcess } from "#test/InProcess.ts"
import { type Recorded, recordingTracer } from "#test/RecordingTracer.ts"
import { received } from "../Scenes.ts"

const traced = (ended: Array<Recorded>) =>
  Layer.provideMerge(InProcess.layer, ownHouseOnFakePlatform).pipe(
    Layer.provideMerge(Layer.setTracer(recordingTracer(ended)))
  )

it.effect(
  "the spans of a request say which workspace and which comment they are about, and nothing that was written",
  () => {
    const ended: Array<Recorded> = []
    return Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* received(ours)
      ended.length = 0
      const json = { action: "hide" }
      assert.strictEqual((yield* ask("POST", `/api/v1/comments/${id}/actions`, { key: ours.key, json })).status, 202)
      const about = (name: string) => {
        const span = ended.find((one) => one.name === name)
        return [span?.attributes["steward.workspace.id"], span?.attributes["steward.comment.id"]]
      }
      for (const name of ["POST /api/v1/comments/{id}/actions", "Moderation.act", "Comments.change"]) {
        assert.deepStrictEqual(about(name), [ours.workspaceId, id], name)
      }
      assert.notInclude(JSON.stringify(ended.map(({ attributes }) => attributes)), "lovely cup")
    }).pipe(Effect.provide(traced(ended)))
  }
)

it.effect("a body that may be left out may be left out of a request that is traced as well", () =>
  Effect.gen(function* () {
    const { key } = yield* brand()
    for (const what of ["test", "rotate"]) {
      refused(yield* ask("POST", `/api/v1/hooks/hook_x/${what}`, { key }), 404, "not_found")
    }
  }).pipe(Effect.provide(traced([])))
)
