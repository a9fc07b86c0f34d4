import { Clock, Context, Effect, Layer } from "effect"
import type { WebhookEvent } from "#schema/Event.ts"
import { DeliveryId, type WorkspaceId } from "#schema/Ids.ts"
import { AppLinks } from "#src/AppLinks.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { deliveryBody, type Happening } from "#src/Webhooks/DeliveryBody.ts"
import type { Occurrence } from "#src/Webhooks/Outbox.ts"
import { commentSamples } from "./CommentSamples.ts"
import { contactSamples } from "./ContactSamples.ts"
import { madeUp } from "./MadeUpOccurrence.ts"
import { SamplesRepo } from "./SamplesRepo.ts"
import { settingsSamples } from "./SettingsSamples.ts"

const limit = 3

/** An occurrence, and the id of what it happened to. */
interface Sample {
  readonly source: string
  readonly occurrence: Occurrence
}

/** Bodies of deliveries as a hook would get them, for whoever sets one up. */
export class Samples extends Context.Tag("steward/Samples")<
  Samples,
  {
    /**
     * Up to three, newest first, made of what the workspace has, or one that is made up where it has nothing yet.
     * The same sample has the same `id` each time.
     */
    readonly of: (
      workspaceId: WorkspaceId,
      event: WebhookEvent
    ) => Effect.Effect<ReadonlyArray<ReturnType<typeof deliveryBody>>>
    /** What the newest sample tells of. */
    readonly newest: (workspaceId: WorkspaceId, event: WebhookEvent) => Effect.Effect<Happening>
  }
>() {
  static readonly layer = Layer.effect(
    Samples,
    Effect.gen(function* () {
      const links = yield* AppLinks
      const repo = yield* SamplesRepo
      const ofComments = commentSamples(repo, yield* Comments, links)
      const ofContacts = contactSamples(repo, yield* Contacts, links)
      const ofSettings = settingsSamples(repo, links)

      const found = (
        workspaceId: WorkspaceId,
        event: WebhookEvent,
        atMost: number
      ): Effect.Effect<ReadonlyArray<Sample>> => {
        switch (event) {
          case "message.received":
          case "lead.captured":
          case "contact.updated":
            return ofContacts(workspaceId, event, atMost)
          case "account.disconnected":
          case "hook.disabled":
            return ofSettings(workspaceId, event, atMost)
          default:
            return ofComments(workspaceId, event, atMost)
        }
      }

      const samples = Effect.fn("Samples.samples")(function* (
        workspaceId: WorkspaceId,
        event: WebhookEvent,
        atMost: number
      ) {
        const real = yield* found(workspaceId, event, atMost)
        if (real.length > 0) return real
        const now = new Date(yield* Clock.currentTimeMillis)
        return [{ source: "", occurrence: madeUp(workspaceId, event, now, links) }]
      })

      return Samples.of({
        of: Effect.fn("Samples.of")(function* (workspaceId, event) {
          const all = yield* samples(workspaceId, event, limit)
          return all.flatMap(({ occurrence: { events, ...common }, source }, index) =>
            events.map((one) =>
              deliveryBody(
                { ...common, ...one },
                { id: idOf(workspaceId, event, source), sequence: all.length - index }
              )
            )
          )
        }),

        newest: Effect.fn("Samples.newest")(function* (workspaceId, event) {
          const [happening] = (yield* samples(workspaceId, event, 1)).flatMap(({ occurrence: { events, ...common } }) =>
            events.map((one) => ({ ...common, ...one }))
          )
          return happening ?? (yield* Effect.dieMessage(`There is no sample of ${event}`))
        })
      })
    })
  )
}

const idOf = (workspaceId: WorkspaceId, event: WebhookEvent, source: string) => {
  const hash = new Bun.CryptoHasher("sha256").update(`${workspaceId}\n${event}\n${source}`).digest("hex")
  return DeliveryId.make(`dlv_${hash.slice(0, 32)}`)
}
