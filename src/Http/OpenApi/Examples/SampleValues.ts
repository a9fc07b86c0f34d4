import { type Context, Schema } from "effect"
import { DeliveryId, KeyId, PolicyTaskId, TagId, WorkspaceId } from "#schema/Ids.ts"
import { Comment } from "#schema/resources/Comment.ts"
import { Contact } from "#schema/resources/Contact.ts"
import { Message, type WebhookEvent } from "#schema/resources/Event.ts"
import { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import type { AppLinks } from "#src/Ground/AppLinks.ts"
import { shown } from "#src/Ground/Time.ts"
import { madeUpDisabledHook } from "#src/Samples/MadeUp.ts"
import { madeUp } from "#src/Samples/MadeUpOccurrence.ts"
import { deliveryBody } from "#src/Webhooks/Queue/DeliveryBody.ts"

const at = new Date("2026-10-02T09:15:04.000Z")
const workspace = { id: WorkspaceId.make("ws_0199a1b2c3d470008000000000000001"), name: "Example Brand" }
const deliveryId = DeliveryId.make("dlv_0199a1b2c3d47000800000000000000f")

/** A moment some seconds after all the rest. */
const later = (seconds: number) => shown(new Date(at.getTime() + seconds * 1000))

/** The one brand, comment and person that every example tells of: those that samples are made up of. */
export const sampleValues = (links: Context.Tag.Service<AppLinks>) => {
  const event = <const Event extends WebhookEvent>(name: Event) => {
    const { events, ...common } = madeUp(workspace.id, name, at, links)
    const [first = { event: name, fields: {} }] = events
    return deliveryBody({ ...common, ...first }, { id: deliveryId, sequence: 1 })
  }
  const hidden = Schema.decodeUnknownSync(Schema.Struct({ comment: Comment }))(event("comment.hidden")).comment
  const waiting = Schema.decodeUnknownSync(Schema.Struct({ comment: Comment, needs_you: NeedsYouItem }))(
    event("comment.review")
  )
  const told = Schema.decodeUnknownSync(Schema.Struct({ contact: Contact, message: Message }))(
    event("message.received")
  )
  return {
    event,
    base: links.base,
    at: shown(at),
    later,
    workspace,
    person: "Ola Nordmann",
    keyId: KeyId.make("key_0199a1b2c3d470008000000000000002"),
    taskId: PolicyTaskId.make("tsk_0199a1b2c3d470008000000000000003"),
    tagId: TagId.make("tag_0199a1b2c3d470008000000000000004"),
    clickId: "clk_0199a1b2c3d470008000000000000005",
    deliveryId,
    hookId: madeUpDisabledHook.id,
    targetUrl: madeUpDisabledHook.target_url,
    hidden,
    waiting: waiting.comment,
    needsYou: waiting.needs_you,
    contact: told.contact,
    message: told.message,
    account: hidden.account
  }
}

export type SampleValues = ReturnType<typeof sampleValues>
