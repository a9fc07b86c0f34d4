import { Clock, Context, Effect, Layer, Option, Predicate } from "effect"
import { DeliveryId, type WorkspaceId } from "#schema/Ids.ts"
import { DeliveryBody, HookDeliveryBody, type HookEvent, type WebhookEvent } from "#schema/resources/Event.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { ConnectionEndings } from "#src/Directory/ConnectionEndings.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { trusted } from "#src/Ground/Trusted.ts"
import { RuleMatches } from "#src/Moderation/RuleMatches.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { deliveryBody, type Happening } from "#src/Webhooks/Queue/DeliveryBody.ts"
import type { Occurrence } from "#src/Webhooks/Queue/Matching.ts"
import { commentSamples } from "./CommentSamples.ts"
import { contactSamples } from "./ContactSamples.ts"
import { isMadeUp } from "./MadeUp.ts"
import { madeUp } from "./MadeUpOccurrence.ts"
import { settingsSamples } from "./SettingsSamples.ts"

const limit = 3

const asBody = trusted(DeliveryBody)
const asHookBody = trusted(HookDeliveryBody)

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
    readonly of: (workspaceId: WorkspaceId, event: WebhookEvent) => Effect.Effect<ReadonlyArray<DeliveryBody>>
    /** The same of an event of hooks. */
    readonly ofHook: (workspaceId: WorkspaceId, event: HookEvent) => Effect.Effect<ReadonlyArray<HookDeliveryBody>>
    /** What the newest sample tells of. */
    readonly newest: (workspaceId: WorkspaceId, event: WebhookEvent) => Effect.Effect<Happening>
    /** Whether nobody has deleted since what a sample tells of. */
    readonly isKept: (sample: Happening) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.effect(
    Samples,
    Effect.gen(function* () {
      const links = yield* AppLinks
      const comments = yield* Comments
      const contacts = yield* Contacts
      const ofComments = commentSamples(yield* RuleMatches, comments, links)
      const ofContacts = contactSamples(yield* Messages, contacts, links)
      const ofSettings = settingsSamples(yield* ConnectionEndings, yield* Hooks, links)

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

      const samples = tracedFn("Samples.samples")(function* (
        workspaceId: WorkspaceId,
        event: WebhookEvent,
        atMost: number
      ) {
        const real = yield* found(workspaceId, event, atMost)
        if (real.length > 0) return real
        const now = new Date(yield* Clock.currentTimeMillis)
        return [{ source: "", occurrence: madeUp(workspaceId, event, now, links) }]
      })

      const bodies = tracedFn("Samples.bodies")(function* (workspaceId: WorkspaceId, event: WebhookEvent) {
        const all = yield* samples(workspaceId, event, limit)
        return all.flatMap(({ occurrence: { events, ...common }, source }, index) =>
          events.map((one) =>
            deliveryBody({ ...common, ...one }, { id: idOf(workspaceId, event, source), sequence: all.length - index })
          )
        )
      })

      return Samples.of({
        of: (workspaceId, event) => Effect.map(bodies(workspaceId, event), (all) => all.map(asBody)),
        ofHook: (workspaceId, event) => Effect.map(bodies(workspaceId, event), (all) => all.map(asHookBody)),

        newest: tracedFn("Samples.newest")(function* (workspaceId, event) {
          const [happening] = (yield* samples(workspaceId, event, 1)).flatMap(({ occurrence: { events, ...common } }) =>
            events.map((one) => ({ ...common, ...one }))
          )
          return happening ?? (yield* Effect.dieMessage(`There is no sample of ${event}`))
        }),

        isKept: tracedFn("Samples.isKept")(function* ({ fields, workspaceId }) {
          const comment = idIn(fields["comment"])
          const contact = idIn(fields["contact"])
          if (comment !== null) {
            const row = yield* Effect.option(comments.find(workspaceId, comment))
            return Option.isNone(row) ? isMadeUp(comment) : row.value.erased_at === null
          }
          if (contact === null || isMadeUp(contact)) return true
          return Option.isSome(yield* Effect.option(contacts.get(workspaceId, contact)))
        })
      })
    })
  )
}

const idIn = (subject: unknown) =>
  Predicate.isRecord(subject) && typeof subject["id"] === "string" ? subject["id"] : null

const idOf = (workspaceId: WorkspaceId, event: WebhookEvent, source: string) => {
  const hash = new Bun.CryptoHasher("sha256").update(`${workspaceId}\n${event}\n${source}`).digest("hex")
  return DeliveryId.make(`dlv_${hash.slice(0, 32)}`)
}
