import type { HttpServerRequest } from "@effect/platform"
import { Context, type Duration, Effect, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { TooManyRequests, Unavailable } from "#schema/Errors.ts"
import { SessionsStanding } from "#src/Access/Members/SessionsStanding.ts"
import type { ChangePosition } from "#src/Comments/Changes/Changes.ts"
import { tellOutlived } from "#src/Database/OutlivedFailure.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { withoutServices } from "#src/Ground/WithoutServices.ts"
import { eventBody } from "./EventBody.ts"
import { heartbeat } from "./EventText.ts"
import { LiveComments } from "./LiveComments.ts"
import { mostStreams, roomForStream } from "./RoomForStream.ts"

/** Well below the time after which the server closes a connection on which nothing happens. */
const beatsEvery = "15 seconds"
const lookedEvery = "1 second"

const refusals = {
  ofProcess: new Unavailable({ message: "Too many pages are open; this one follows again in a moment" }),
  ofWorkspace: new Unavailable({
    message: "Too many pages of this workspace are open; this one follows again in a moment"
  }),
  ofPerson: new TooManyRequests({
    message: `You have ${mostStreams.ofPerson} pages open that follow what happens; close one`
  })
}

/** The streams of events that pages follow. All end with the service. */
export class LiveStreams extends Context.Tag("steward/LiveStreams")<
  LiveStreams,
  {
    /**
     * Ends when the browser goes, or does not read, and when the session has ended or the membership has changed, in
     * whichever process: a page that may still follow comes back by itself.
     */
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
      const sessions = yield* SessionsStanding
      const scope = yield* Effect.scope
      /** By whom each was opened, the oldest first. */
      const open = new Map<Principal, ReturnType<typeof eventBody>>()
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => {
          for (const { end } of [...open.values()]) end()
        })
      )

      /** Does something again and again from the first stream until there is none. */
      const whileOpen = (every: Duration.DurationInput, act: Effect.Effect<void>) => {
        let isUp = false
        const upkeep = Effect.delay(act, every).pipe(
          Effect.repeat({ while: () => open.size > 0 }),
          Effect.ensuring(
            Effect.sync(() => {
              isUp = false
            })
          ),
          withoutServices,
          Effect.interruptible,
          Effect.forkIn(scope)
        )
        return Effect.suspend(() => {
          if (isUp) return Effect.void
          isUp = true
          return Effect.asVoid(upkeep)
        })
      }

      const beating = whileOpen(
        beatsEvery,
        Effect.sync(() => {
          for (const { send } of [...open.values()]) send(heartbeat)
        })
      )

      const looking = whileOpen(
        lookedEvery,
        Effect.gen(function* () {
          const known = [...open]
          const standing = new Set(yield* sessions.among(known.map(([principal]) => principal)))
          for (const [principal, { end }] of known) if (!standing.has(principal)) end()
        }).pipe(Effect.catchAllCause(tellOutlived("Looking who may still follow")))
      )

      return LiveStreams.of({
        open: tracedFn("LiveStreams.open")(function* (principal, request, from) {
          const room = roomForStream([...open.keys()], principal)
          if (typeof room === "object") open.get(room.whenEnds)?.end()
          else if (room !== "free") return yield* Effect.fail(refusals[room])
          const { signal } = request.source instanceof Request ? request.source : { signal: null }
          const body = eventBody(() => {
            open.delete(principal)
            signal?.removeEventListener("abort", body.end)
            comments.leave(principal.workspaceId, body.send)
          })
          open.set(principal, body)
          signal?.addEventListener("abort", body.end)
          yield* Effect.zipRight(beating, looking)
          yield* Effect.onError(comments.listen(principal.workspaceId, from, body.send), () => Effect.sync(body.end))
          return body.stream
        })
      })
    })
  )
}
