import { Effect, TestClock } from "effect"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { brand, connect, member, observed } from "#test/House.ts"
import { clicked, decideAll } from "#test/Http/Scenes.ts"

/** What stands under the posts of each twin: waiting, visible, hidden and gone, on platforms that allow different things. */
const comments = [
  ["facebook", { text: "Where is my refund?" }],
  ["facebook", { text: "A refund, please" }],
  ["facebook", { text: "What a lovely cup", author: { externalId: null, name: "", handle: "" } }],
  ["facebook", { text: "Earn $5000 a week from home, DM me" }],
  ["youtube", { text: "Lovely" }],
  ["youtube", { text: "Refund?" }],
  ["instagram", { text: "Hidden by the platform", hidden: true }],
  ["tiktok", { text: "Nice", ad: { id: "ad-1", name: "Autumn" }, surface: "ad" }],
  ["facebook", { text: "Will be gone" }]
] as const satisfies ReadonlyArray<readonly [string, Partial<ObservedComment>]>

const prepared = Effect.gen(function* () {
  const ours = yield* brand()
  const { workspaceId } = ours
  const accounts = {
    ...ours.accounts,
    instagram: yield* connect(workspaceId, "instagram"),
    tiktok: yield* connect(workspaceId, "tiktok")
  }
  const guidance = yield* GuidanceSettings
  yield* Effect.orDie(guidance.replace(ours.principal, "Ask me about refunds."))
  return { ...ours, accounts }
})

type Prepared = Effect.Effect.Success<typeof prepared>

/** One after the other: what is decided together is decided in any order. */
const spoken = Effect.fn("spoken")(function* (both: ReadonlyArray<Prepared>) {
  const intake = yield* Intake
  for (const [index, [platform, said]] of comments.entries()) {
    const comment = observed({ externalId: String(index), ...said })
    for (const { accounts } of both) yield* intake.receive(accounts[platform], [{ _tag: "Commented", comment }])
    yield* decideAll
    yield* TestClock.adjust("1 second")
  }
  const externalId = String(comments.length - 1)
  for (const { accounts } of both) yield* intake.receive(accounts.facebook, [{ _tag: "Removed", externalId }])
})

const finished = Effect.fn("finished")(function* (ours: Prepared) {
  const { accounts, workspaceId } = ours
  const comment = observed({ externalId: "late", text: "Not decided yet" })
  yield* Effect.flatMap(Intake, (intake) => intake.receive(accounts.facebook, [{ _tag: "Commented", comment }]))
  const list = yield* Effect.flatMap(Comments, (store) => Effect.orDie(store.list(workspaceId, {}, {})))
  const people = [
    ours,
    yield* member(workspaceId, "manager", [accounts.youtube.accountId]),
    yield* member(workspaceId, "manager"),
    yield* member(workspaceId, "moderator"),
    yield* member(workspaceId, "viewer")
  ]
  return {
    workspaceId,
    keys: people.map(({ key }) => key),
    comment_id: list.data.map(({ id }) => id),
    account_id: Object.values(accounts).map(({ accountId }) => accountId),
    click_id: [yield* clicked(ours), yield* clicked(ours)]
  }
})

/**
 * Two brands that came about by the very same steps, with people of every kind and comments in every state. What is
 * decided is decided for both at once, as the autopilot goes by workspaces at its own will.
 */
export const twins = Effect.gen(function* () {
  const [one, other] = [yield* prepared, yield* prepared]
  yield* spoken([one, other])
  return [yield* finished(one), yield* finished(other)] as const
})

export type Twin = Effect.Effect.Success<typeof twins>[number]

/** How many people a twin has. */
export const peopleCount = 5
