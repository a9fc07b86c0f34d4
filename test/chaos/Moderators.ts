import { Effect, type Random, type Ref } from "effect"
import type { Deed } from "./Facts.ts"
import type { StewardClient } from "./StewardClient.ts"

interface Job {
  /** Where the comments that it can be done to are listed. */
  readonly list: string
  readonly verb: Deed["verb"]
}

const needsYou = "/autopilot/needs-you?limit=50"

const jobs: ReadonlyArray<Job> = [
  { list: needsYou, verb: "hide" },
  { list: needsYou, verb: "keep" },
  { list: needsYou, verb: "reply" },
  { list: needsYou, verb: "reply" },
  { list: "/comments?status=visible&limit=50", verb: "hide" },
  { list: "/comments?status=visible&limit=50", verb: "reply" },
  { list: "/comments?status=hidden&limit=50", verb: "unhide" }
]

/** How often somebody thinks better of it at once. */
const regretShare = 0.25

export interface ModeratorOptions {
  readonly clients: ReadonlyArray<StewardClient>
  readonly random: Random.Random
  readonly isOver: Ref.Ref<boolean>
}

/** People answer and act, each on comments of their own, until it is over; what was begun is finished. */
export const moderators = Effect.fn("moderators")(function* ({ clients, isOver, random }: ModeratorOptions) {
  const deeds: Array<Deed> = []
  const handled = new Set<string>()

  const perform = (client: StewardClient, commentId: string, verb: Deed["verb"], fromNeedsYou: boolean) => {
    // no two replies are alike, so that each can be found
    const replyText = verb === "reply" ? `Thank you, we look into it (${commentId})` : null
    const text = replyText === null ? {} : { text: replyText }
    const asked = fromNeedsYou
      ? client.post(`/autopilot/needs-you/${commentId}/answer`, { answer: verb, ...text })
      : client.postOnce(`/comments/${commentId}/actions`, { action: verb, ...text }, `${verb}-${commentId}`)
    return asked.pipe(
      Effect.match({
        onSuccess: (): Deed => ({ commentId, verb, replyText, outcome: "done", note: "" }),
        onFailure: (error): Deed => ({
          commentId,
          verb,
          replyText,
          outcome: error._tag === "Refused" ? "refused" : "unknown",
          note: error.message
        })
      }),
      Effect.tap((deed) => Effect.sync(() => deeds.push(deed)))
    )
  }

  const turn = Effect.fn("moderators.turn")(function* (client: StewardClient) {
    const job = jobs[yield* random.nextIntBetween(0, jobs.length)]
    if (job === undefined) return
    const fresh = (yield* Effect.orElseSucceed(client.list(job.list), () => [])).filter((id) => !handled.has(id))
    const id = fresh[yield* random.nextIntBetween(0, Math.max(1, fresh.length))]
    if (id === undefined) return
    handled.add(id)
    const { outcome, verb } = yield* perform(client, id, job.verb, job.list === needsYou)
    if (outcome !== "done" || (yield* random.next) >= regretShare) return
    yield* perform(client, id, verb === "hide" ? "unhide" : "hide", false)
  })

  const work = (client: StewardClient) =>
    turn(client).pipe(
      Effect.zipRight(Effect.flatMap(random.nextIntBetween(100, 400), (wait) => Effect.sleep(wait))),
      Effect.repeat({ until: () => isOver })
    )

  yield* Effect.forEach(clients, work, { concurrency: "unbounded", discard: true })
  return deeds
})
