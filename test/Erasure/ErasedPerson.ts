import { PgClient } from "@effect/sql-pg"
import { DateTime, Effect } from "effect"
import { ContactId } from "#schema/Ids.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { decided, drained, listening, scene, worked } from "#test/Moderation/Scene.ts"

export const backups = "Backups of the database may hold it until whoever runs this installation discards them."
const events = [
  "comment.received",
  "comment.hidden",
  "comment.review",
  "message.received",
  "lead.captured",
  "contact.updated"
] as const

/** Somebody who left traces wherever a person can. */
export const person = Effect.fn("person")(function* (name: string) {
  const phone = `20155501${name.length + 10}`
  const { account, principal, workspaceId } = yield* scene("facebook")
  const heard = yield* listening(workspaceId, events)
  const words = [
    name,
    `${name}-handle`,
    `${name}-id`,
    `${name} wrote this`,
    `${name} edited`,
    `${name}@example.com`,
    `+1${phone}`
  ]
  const author = { externalId: `${name}-id`, name, handle: `${name}-handle` }
  const asked = yield* decided(account, "ask", {
    author,
    text: `${name} wrote this: best replica watches, aaa quality`
  })
  const hidden = yield* decided(account, "hide", { author })
  yield* worked
  const kept = yield* decided(account, "keep", { author, text: `What a lovely cup, ${name} wrote this` })
  const { receive } = yield* Intake
  yield* receive(account, [{ _tag: "Edited", externalId: kept.externalId, text: `${name} edited`, hasMedia: null }])
  yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
  const moderation = yield* Moderation
  yield* moderation.answer(principal, kept.id, { answer: "reply", text: `Thank you, ${name}!` })
  yield* worked
  yield* moderation.act(principal, hidden.id, { action: "unhide" })
  const inbox = yield* Messages
  yield* inbox.receive(account, [
    {
      externalId: `m-${name}`,
      senderId: `${name}-id`,
      kind: "text",
      text: `${name} wrote this: ${name}@example.com or ${phone}`,
      sentAt: yield* DateTime.now
    }
  ])
  const contacts = yield* Contacts
  const { data } = yield* contacts.list(workspaceId, { q: name }, {})
  const contactId = ContactId.make(data[0]?.id ?? "")
  yield* contacts.update(principal, contactId, { fields: { note: `${name} wrote this` }, add_tags: ["vip"] })
  const sql = yield* PgClient.PgClient
  yield* sql`
    INSERT INTO delivery_attempts (workspace_id, delivery_id, attempt, at, milliseconds, excerpt)
    SELECT workspace_id, id, 1, created_at, 5, body FROM deliveries WHERE workspace_id = ${workspaceId}`
  return { account, principal, workspaceId, heard, words, author, asked, hidden, kept, contactId }
})
