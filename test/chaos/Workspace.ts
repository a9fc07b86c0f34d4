import { Effect, Redacted, Schema } from "effect"
import type { HookEvent } from "#schema/resources/Event.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { People } from "#src/Access/People/People.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"
import { places } from "./Places.ts"
import { Receiver } from "./Receiver.ts"

const actor = "Fault proof"
const names = ["Ada Operator", "Grace Operator"]
/** Plenty to ask people about, so that they answer all the time. */
const guidance = "Ask me about complaints. Ask me about delivery. Ask me about refunds. Ask me about prices."
const events: ReadonlyArray<HookEvent> = ["comment.received", "comment.hidden", "comment.review", "comment.needs_reply"]

/** A brand with an account on each platform, two people with a key each, and a hook for each event of comments. */
export const makeWorkspace = Effect.gen(function* () {
  const workspaces = yield* Workspaces
  const { id: workspaceId } = yield* workspaces.create({
    name: "Nordlys Outdoor",
    timeZone: TimeZone.make("Europe/Oslo")
  })

  const accounts = yield* Accounts
  const account = { workspaceId, name: "Nordlys Outdoor", actor }
  for (const { accountId, platform, token } of places) {
    yield* accounts.connect({ ...account, platform, externalId: accountId, token: Redacted.make(token) })
  }

  const keys = yield* Effect.forEach(names, (name) => moderator(workspaceId, name))
  yield* Effect.forEach(keys.slice(0, 1), setUp)
  return { workspaceId, keys }
})

const moderator = Effect.fn("moderator")(function* (
  workspaceId: Parameters<Keys["Type"]["create"]>[0]["workspaceId"],
  name: string
) {
  const [people, members, keys] = yield* Effect.all([People, Members, Keys])
  const person = yield* people.create({ name })
  yield* members.add({ workspaceId, person, role: "owner", limitedTo: null, actor })
  return (yield* keys.create({ workspaceId, personId: person.id, name: "Fault proof" })).key
})

const setUp = Effect.fn("setUp")(function* (key: Redacted.Redacted) {
  const [guidances, hooks, keys, receiver] = yield* Effect.all([GuidanceSettings, Hooks, Keys, Receiver])
  const principal = yield* keys.authenticate(key)
  yield* guidances.replace(principal, guidance)
  for (const event of events) {
    const { created, hook } = yield* hooks.subscribe(principal, { event, target_url: receiver.urlFor(event) })
    if (created) receiver.trust(event, yield* Schema.decode(SigningSecret)(hook.signing_secret))
  }
})
