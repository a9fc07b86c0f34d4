import { Effect, TestClock } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { brand } from "#test/House.ts"
import { listening } from "../Listening.ts"
import { messaging, push } from "../Pushing.ts"

export const sent = Date.UTC(2026, 9, 2, 9)

/** A brand with a page, a minute after the messages of these tests were sent. */
export const paged = Effect.gen(function* () {
  yield* TestClock.setTime(sent + 60_000)
  const { accounts, principal, workspaceId } = yield* brand()
  const contacts = yield* Contacts
  const page = accounts.facebook.externalId
  const delivered = yield* listening(workspaceId)
  return {
    principal,
    workspaceId,
    page,
    delivered,
    events: Effect.map(delivered, (bodies) => bodies.map(({ event }) => event)),
    people: Effect.map(Effect.orDie(contacts.list(workspaceId, {}, {})), ({ data }) => data),
    says: (mid: string, text: string, at = sent, sender = "5550001") =>
      push(page, { messaging: [messaging(page, at, { message: { mid, text } }, sender)] }),
    taps: (mid: string | undefined, title: string, at = sent) =>
      push(page, { messaging: [messaging(page, at, { postback: { mid, title, payload: "STEP_2" } })] })
  }
})
