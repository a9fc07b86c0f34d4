import { Effect, type Redacted } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { type Platform, platforms } from "#schema/Platform.ts"
import type { AnswerQuestions, ProtectionKey } from "#schema/resources/Autopilot.ts"
import { defaultProtections } from "#schema/resources/Autopilot.ts"
import type { Contact } from "#schema/resources/Contact.ts"
import type { Hook } from "#schema/resources/Hook.ts"
import type { Role } from "#schema/resources/Workspace.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { connect, member } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import type { Held } from "./Comments.ts"

export type Client = Effect.Effect.Success<ReturnType<typeof clientOf>>

/** Somebody with a key. */
export interface Person {
  readonly role: Role
  readonly limitedTo: AccountId | null
  readonly personId: string
  readonly key: Redacted.Redacted
  readonly client: Client
}

export interface Account {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  readonly platform: Platform
  readonly externalId: string
}

/** A workspace in memory: all that the API may show of it. */
export interface Brand {
  readonly workspaceId: WorkspaceId
  readonly name: string
  readonly accounts: ReadonlyArray<Account>
  readonly people: ReadonlyArray<Person>
  /** The newest time that anything of it has. */
  last: string
  readonly comments: Map<string, Held>
  readonly contacts: Map<string, Contact>
  /** Whom a platform's id stands for: `account author` to the contact. */
  readonly authors: Map<string, string>
  /** Ids of contacts that were linked into another. */
  readonly links: Map<string, string>
  /** How tags are spelt, by their keys. */
  readonly tags: Map<string, string>
  readonly hooks: Array<Hook>
  /** Who subscribed each first. */
  readonly subscribers: Map<string, string>
  guidance: { text: string; version: number }
  protections: { on: Record<ProtectionKey, boolean>; answers: AnswerQuestions; version: number }
  /** Clicks on tracked links, and the comments that led to them. */
  readonly clicks: Map<string, string | null>
  readonly sales: Map<string, { readonly cents: number; readonly currency: string; readonly at: string }>
}

export const makeBrand = Effect.fn("makeBrand")(function* (name: string) {
  const workspaces = yield* Workspaces
  const { id: workspaceId } = yield* workspaces.create({ name, timeZone: TimeZone.make("Europe/Oslo") })
  const accounts = yield* Effect.forEach(platforms, (platform) => connect(workspaceId, platform))
  const [first] = accounts
  const person = (role: Role, limitedTo: AccountId | null = null) =>
    Effect.gen(function* () {
      const { key, personId } = yield* member(workspaceId, role, limitedTo === null ? null : [limitedTo])
      return { role, limitedTo, personId, key, client: yield* clientOf(key) }
    })
  const people = [
    yield* person("owner"),
    yield* person("admin"),
    yield* person("manager"),
    yield* person("manager", first?.accountId ?? null),
    yield* person("moderator"),
    yield* person("moderator", first?.accountId ?? null),
    yield* person("viewer")
  ]
  return {
    workspaceId,
    name,
    accounts,
    people,
    last: "",
    comments: new Map(),
    contacts: new Map(),
    authors: new Map(),
    links: new Map(),
    tags: new Map(),
    hooks: [],
    subscribers: new Map(),
    guidance: { text: "", version: 0 },
    protections: { on: { ...defaultProtections }, answers: "off", version: 1 },
    clicks: new Map(),
    sales: new Map()
  } satisfies Brand as Brand
})

export const mayModerate = ({ role }: Person) => role !== "viewer"
export const mayChangeAutopilot = ({ limitedTo, role }: Person) =>
  role === "owner" || role === "admin" || (role === "manager" && limitedTo === null)
