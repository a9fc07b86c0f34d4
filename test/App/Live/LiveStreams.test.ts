import { HttpServerRequest } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, TestClock } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Unavailable } from "#schema/Errors.ts"
import { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { SessionsStanding } from "#src/Access/Members/SessionsStanding.ts"
import { LiveComments } from "#src/App/Live/LiveComments.ts"
import { LiveStreams } from "#src/App/Live/LiveStreams.ts"
import { mostStreams } from "#src/App/Live/RoomForStream.ts"

const quiet = Layer.succeed(LiveComments, { listen: () => Effect.void, leave: () => undefined })

/** Whom the database still knows; who is looked for, and how often, is written down. */
const known = () => {
  const state: { fallen: ReadonlyArray<string>; asked: number; isAway: boolean } = {
    fallen: [],
    asked: 0,
    isAway: false
  }
  const standing = Layer.succeed(SessionsStanding, {
    among: (principals) =>
      Effect.sync(() => {
        state.asked += 1
        if (state.isAway) throw new Error("no database")
        return principals.filter(({ personId }) => !state.fallen.includes(personId))
      })
  })
  return { state, streams: LiveStreams.layer.pipe(Layer.provide([quiet, standing])) }
}

const principal = (workspace: string, person: string): Principal => ({
  workspaceId: WorkspaceId.make(`ws_${workspace}`),
  workspaceName: workspace,
  personId: PersonId.make(`usr_${person}`),
  personName: person,
  role: "viewer",
  limitedTo: null
})

const request = HttpServerRequest.fromWeb(new Request("https://steward.test/"))

/** A page, and whether its stream has ended. */
const page = Effect.fn("page")(function* (workspace: string, person: string) {
  const { open } = yield* LiveStreams
  const stream = yield* open(principal(workspace, person), request, null)
  const state = { isOver: false }
  void stream.pipeTo(
    new WritableStream({
      close: () => {
        state.isOver = true
      }
    })
  )
  return state
})

const second = Effect.zipRight(
  TestClock.adjust("1 second"),
  Effect.promise(() => new Promise(setImmediate))
)

describe("the streams of a process", () => {
  it.scoped("give way, where all are taken, from the workspace with the most to one with fewer", () => {
    const { streams } = known()
    return Effect.gen(function* () {
      const taken = yield* Effect.forEach(Array.from({ length: mostStreams.ofProcess }), (_, nth) =>
        page(`greedy${nth % 4}`, `person${nth}`)
      )
      const refused = yield* Effect.flip(page("greedy1", "one more"))
      assert.instanceOf(refused, Unavailable)
      const small = [yield* page("small", "Ada"), yield* page("small", "Grace")]
      yield* second
      assert.deepStrictEqual(
        taken.flatMap(({ isOver }, nth) => (isOver ? [nth] : [])),
        [0, 1]
      )
      // what gave way does not come back in the place of others
      assert.instanceOf(yield* Effect.flip(page("greedy0", "person0")), Unavailable)
      assert.isFalse(small.some(({ isOver }) => isOver))
    }).pipe(Effect.provide(streams))
  })

  it.scoped("end for who fell, whatever failed meanwhile, and ask nothing while nobody follows", () => {
    const { state, streams } = known()
    return Effect.gen(function* () {
      yield* TestClock.adjust("365 days")
      assert.strictEqual(state.asked, 0)
      const [ada, grace] = [yield* page("one", "Ada"), yield* page("one", "Grace")]
      state.isAway = true
      yield* second
      assert.deepStrictEqual([state.asked, ada.isOver, grace.isOver], [1, false, false])
      Object.assign(state, { isAway: false, fallen: ["usr_Ada"] })
      yield* second
      assert.deepStrictEqual([state.asked, ada.isOver, grace.isOver], [2, true, false])
      state.fallen = ["usr_Grace"]
      yield* second
      assert.deepStrictEqual([state.asked, grace.isOver], [3, true])
      yield* TestClock.adjust("365 days")
      assert.strictEqual(state.asked, 3)
      const back = yield* page("one", "Ada")
      state.fallen = ["usr_Ada"]
      yield* second
      assert.deepStrictEqual([state.asked, back.isOver], [4, true])
    }).pipe(Effect.provide(streams))
  })
})
