import type { HttpServerRequest } from "@effect/platform"
import { Context, Effect, type Fiber, FiberId, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { TooManyRequests, Unavailable } from "#schema/Errors.ts"
import type { ChangePosition } from "#src/Comments/Changes/Changes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { SessionAdmission } from "#src/Http/Sessions/SessionAdmission.ts"
import { eventBody } from "./EventBody.ts"
import { heartbeat } from "./EventText.ts"
import { LiveComments } from "./LiveComments.ts"

/** Of a process. */
const mostStreams = 400
/** Of one workspace, so that others have some left. */
const mostOfWorkspace = 100
/** Of one person: so many pages may be open. */
const mostOfPerson = 20

/** Well below the time after which the server closes a connection on which nothing happens. */
const beatsEvery = "15 seconds"

const tooMany = new Unavailable({ message: "Too many pages are open; this one follows again in a moment" })
const tooManyOfWorkspace = new Unavailable({
  message: "Too many pages of this workspace are open; this one follows again in a moment"
})
const tooManyOfOne = new TooManyRequests({
  message: `You have ${mostOfPerson} pages open that follow what happens; close one`
})

/** The streams of events that pages follow. All end with the service. */
export class LiveStreams extends Context.Tag("steward/LiveStreams")<
  LiveStreams,
  {
    /** Ends when the browser goes, or does not read, and when its session or the membership has ended. */
    readonly open: (
      principal: Principal,
      request: HttpServerRequest.HttpServerRequest,
      from: ChangePosition | null
    ) => Effect.Effect<ReadableStream<Uint8Array>, Unavailable | TooManyRequests>
  }
>() {
  static readonly layer = Layer.scoped(
    LiveStreams,
    Effect.gen(function* () {
      const comments = yield* LiveComments
      const sessions = yield* SessionAdmission
      const scope = yield* Effect.scope
      const open = new Map<() => void, Pick<Principal, "personId" | "workspaceId">>()
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => {
          for (const end of [...open.keys()]) end()
        })
      )

      return LiveStreams.of({
        open: tracedFn("LiveStreams.open")(function* (principal, request, from) {
          const { personId, workspaceId } = principal
          if (open.size >= mostStreams) return yield* Effect.fail(tooMany)
          const others = [...open.values()]
          if (others.filter((one) => one.personId === personId).length >= mostOfPerson) {
            return yield* Effect.fail(tooManyOfOne)
          }
          if (others.filter((one) => one.workspaceId === workspaceId).length >= mostOfWorkspace) {
            return yield* Effect.fail(tooManyOfWorkspace)
          }
          const upkeep: { fiber: Fiber.RuntimeFiber<unknown, unknown> | null } = { fiber: null }
          const { signal } = request.source instanceof Request ? request.source : { signal: null }
          const body = eventBody(() => {
            open.delete(body.end)
            signal?.removeEventListener("abort", body.end)
            comments.leave(workspaceId, body.send)
            upkeep.fiber?.unsafeInterruptAsFork(FiberId.none)
          })
          open.set(body.end, { personId, workspaceId })
          signal?.addEventListener("abort", body.end)
          const stays = Effect.gen(function* () {
            yield* Effect.sleep(beatsEvery)
            body.send(heartbeat)
            return (yield* sessions.standing(request, workspaceId)) !== null
          })
          upkeep.fiber = yield* Effect.repeat(stays, { while: (goesOn) => goesOn }).pipe(
            Effect.ensuring(Effect.sync(body.end)),
            Effect.interruptible,
            Effect.forkIn(scope)
          )
          yield* Effect.onError(comments.listen(workspaceId, from, body.send), () => Effect.sync(body.end))
          return body.stream
        })
      })
    })
  )
}
