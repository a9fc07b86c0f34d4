import { DateTime, Effect, Redacted } from "effect"
import { TimeZone } from "../../../schema/TimeZone.ts"
import { Keys } from "../../../src/Access/Keys/Keys.ts"
import { Acceptance } from "../../../src/Access/Members/Acceptance.ts"
import { Invitations } from "../../../src/Access/Members/Invitations.ts"
import { Members } from "../../../src/Access/Members/Members.ts"
import { People } from "../../../src/Access/People/People.ts"
import { Workspaces } from "../../../src/Access/Workspaces/Workspaces.ts"
import { GuidanceSettings } from "../../../src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { Decider } from "../../../src/Autopilot/Worker/Decider.ts"
import { Comments } from "../../../src/Comments/Comments.ts"
import { Intake } from "../../../src/Comments/Intake/Intake.ts"
import { Accounts } from "../../../src/Platforms/Accounts/Accounts.ts"
import { TrackedLinks } from "../../../src/Sales/TrackedLinks.ts"

/** Who signs in. */
export interface Account {
  readonly email: string
  readonly password: string
}

const ada: Account = { email: "ada@example.com", password: "correct horse battery staple" }
const actor = "Grace Operator"

/** Somebody who has a password. */
const signedUp = Effect.fn("signedUp")(function* (workspaceId: Parameters<Keys["Type"]["list"]>[0]) {
  const invitations = yield* Invitations
  const { accept } = yield* Acceptance
  const { link } = yield* invitations.invite({ workspaceId, role: "owner", limitedTo: null, actor, email: ada.email })
  const token = Redacted.make(new URL(link).searchParams.get("token") ?? "")
  yield* accept(token, { name: "Ada Operator", password: ada.password })
})

/** Each takes one private reply. */
const questions = Array.from({ length: 20 }, (_, index) => `Do you open on Sundays in week ${index + 1}?`)
const said = ["Where is my refund?", "What a lovely cup of coffee", ...questions]

/** A brand with somebody who signs in, a key, a comment that waits, one that does not, and a click on a link. */
export const brand = Effect.gen(function* () {
  const workspaces = yield* Workspaces
  const { id: workspaceId } = yield* workspaces.create({ name: "Fjord Coffee", timeZone: TimeZone.make("UTC") })
  const person = yield* Effect.flatMap(People, (people) => people.create({ name: "Grace Operator" }))
  yield* Effect.flatMap(Members, (members) =>
    members.add({ workspaceId, person, role: "owner", limitedTo: null, actor })
  )
  yield* signedUp(workspaceId)
  const keys = yield* Keys
  const { key } = yield* keys.create({ workspaceId, personId: person.id, name: "Assistant" })
  const principal = yield* keys.authenticate(key)
  yield* Effect.flatMap(GuidanceSettings, (guidance) => guidance.replace(principal, "Ask me about refunds."))
  const account = { workspaceId, platform: "facebook", externalId: "page-1", name: "Fjord Coffee" } as const
  const accounts = yield* Accounts
  const accountId = yield* accounts.connect({ ...account, token: Redacted.make("token"), actor })
  const intake = yield* Intake
  const createdAt = yield* DateTime.now
  for (const [index, text] of said.entries()) {
    const comment = {
      externalId: String(index),
      parentExternalId: null,
      post: { externalId: "post-1", caption: "Autumn menu", url: null },
      ad: null,
      surface: "organic",
      text,
      hasMedia: false,
      author: { externalId: "author-1", name: "Kari", handle: "kari" },
      hidden: false,
      url: null,
      createdAt
    } as const
    yield* intake.receive({ workspaceId, accountId, platform: "facebook" }, [{ _tag: "Commented", comment }])
  }
  yield* Effect.flatMap(Decider, ({ drain }) => Effect.repeat(drain, { while: (count) => count > 0 }))
  const { data } = yield* Effect.flatMap(Comments, (comments) => comments.list(workspaceId, {}, { limit: said.length }))
  const links = yield* TrackedLinks
  const { code } = yield* links.create(workspaceId, { target_url: "https://example.com/autumn" })
  const browser = { method: "GET", headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" } }
  const click = new URL(yield* links.follow(code, browser)).searchParams.get("stwclid") ?? ""
  return {
    key: Redacted.value(key),
    account: ada,
    waiting: data.find(({ status }) => status === "review")?.id ?? "",
    comment: data.find(({ status }) => status !== "review")?.id ?? "",
    questions: data.filter(({ text }) => questions.includes(text)).map(({ id }) => id),
    click
  }
})
