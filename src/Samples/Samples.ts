import { Clock, Context, Effect, Layer } from "effect"
import type { HookEvent } from "#schema/Event.ts"
import { DeliveryId, type WorkspaceId } from "#schema/Ids.ts"
import { AppLinks } from "#src/AppLinks.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { occurrenceOf } from "#src/Contacts/Occurrences.ts"
import { deliveryBody } from "#src/Webhooks/DeliveryBody.ts"
import type { Occurrence } from "#src/Webhooks/Outbox.ts"
import { commentSamples } from "./CommentSamples.ts"
import { changedFields, contactSamples } from "./ContactSamples.ts"
import { madeUpComment, madeUpContact, madeUpLead, madeUpMessage } from "./MadeUp.ts"
import { SamplesRepo } from "./SamplesRepo.ts"

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
      event: HookEvent
    ) => Effect.Effect<ReadonlyArray<ReturnType<typeof deliveryBody>>>
  }
>() {
  static readonly layer = Layer.effect(
    Samples,
    Effect.gen(function* () {
      const links = yield* AppLinks
      const ofComments = commentSamples(yield* Comments, links)
      const ofContacts = contactSamples(yield* SamplesRepo, yield* Contacts, links)

      const madeUp = (workspaceId: WorkspaceId, event: HookEvent, at: Date): Occurrence => {
        const contact = madeUpContact(at)
        switch (event) {
          case "message.received":
            return occurrenceOf(workspaceId, contact, event, { message: madeUpMessage(at) }, at, links)
          case "lead.captured":
            return occurrenceOf(workspaceId, contact, event, { lead: madeUpLead }, at, links)
          case "contact.updated":
            return occurrenceOf(workspaceId, contact, event, { changed: changedFields(contact) }, at, links)
          default: {
            const fields = madeUpComment(event, at, links)
            return { workspaceId, at, url: fields.comment.url, events: [{ event, fields }] }
          }
        }
      }

      return Samples.of({
        of: Effect.fn("Samples.of")(function* (workspaceId, event) {
          const found: ReadonlyArray<Sample> = isOfContacts(event)
            ? yield* ofContacts(workspaceId, event, limit)
            : yield* ofComments(workspaceId, event, limit)
          const now = new Date(yield* Clock.currentTimeMillis)
          const samples = found.length > 0 ? found : [{ source: "", occurrence: madeUp(workspaceId, event, now) }]
          return samples.flatMap(({ occurrence: { events, ...common }, source }, index) =>
            events.map((one) =>
              deliveryBody(
                { ...common, ...one },
                { id: idOf(workspaceId, event, source), sequence: samples.length - index }
              )
            )
          )
        })
      })
    })
  )
}

const isOfContacts = (event: HookEvent) =>
  event === "message.received" || event === "lead.captured" || event === "contact.updated"

const idOf = (workspaceId: WorkspaceId, event: HookEvent, source: string) => {
  const hash = new Bun.CryptoHasher("sha256").update(`${workspaceId}\n${event}\n${source}`).digest("hex")
  return DeliveryId.make(`dlv_${hash.slice(0, 32)}`)
}
