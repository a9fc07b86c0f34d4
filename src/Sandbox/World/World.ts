import { HashMap, Option, Schema } from "effect"
import { Platform } from "#schema/Platform.ts"
import { PushDelivery, PushTarget } from "./Delivery.ts"
import type { Fault } from "./Fault.ts"
import { IssuedLoginCode } from "./LoginCode.ts"
import { SandboxComment } from "./SandboxComment.ts"
import { AccountStanding } from "./Standing.ts"

/** Moments are milliseconds since 1970 throughout. */
export const SandboxAccount = Schema.Struct({
  platform: Platform,
  id: Schema.String,
  name: Schema.String,
  handle: Schema.String,
  /** Where the platform pushes this account's events to, by name of the field; empty for none. */
  subscribed: Schema.Array(Schema.String),
  standing: Schema.optionalWith(AccountStanding, { exact: true })
})
export type SandboxAccount = typeof SandboxAccount.Type

export const Post = Schema.Struct({
  platform: Platform,
  id: Schema.String,
  accountId: Schema.String,
  caption: Schema.String,
  url: Schema.String,
  picture: Schema.NullOr(Schema.String),
  createdAt: Schema.Number,
  /** A post that is only an ad is not in the organic lists. */
  ad: Schema.NullOr(Schema.Struct({ id: Schema.String, name: Schema.String, adAccountId: Schema.String }))
})
export type Post = typeof Post.Type

export const GrantedToken = Schema.Struct({
  platform: Platform,
  token: Schema.String,
  kind: Schema.Literal("page", "user", "access", "refresh"),
  accountId: Schema.String,
  scopes: Schema.Array(Schema.String),
  expiresAt: Schema.NullOr(Schema.Number),
  revoked: Schema.Boolean,
  /** The person whose login it came of: what they take back ends all of theirs. */
  grantedBy: Schema.optionalWith(Schema.String, { exact: true })
})
export type GrantedToken = typeof GrantedToken.Type

export const Blocked = Schema.Struct({ accountId: Schema.String, id: Schema.String, name: Schema.String })
export type Blocked = typeof Blocked.Type

/** Units used on `day`, a date in Los Angeles, of a limit that all accounts of the project share. */
export const Quota = Schema.Struct({ day: Schema.String, used: Schema.Number, limit: Schema.Number })

/** Calls of an account in a span of time that began with the first of them. */
export const CountedCalls = Schema.Struct({
  key: Schema.String,
  platform: Platform,
  /** What is counted, in words. */
  name: Schema.String,
  since: Schema.Number,
  used: Schema.Number,
  /** The most in any span so far. */
  highest: Schema.Number,
  /** How many a span allows. */
  most: Schema.Number
})
export type CountedCalls = typeof CountedCalls.Type

/** What the Graph API's usage headers say: percents, and minutes until calls are taken again. */
export const Usage = Schema.Struct({
  callCount: Schema.Number,
  totalTime: Schema.Number,
  totalCpuTime: Schema.Number,
  regainMinutes: Schema.Number
})

/** Somebody who wrote to an account, or tapped: before that a platform tells nothing of them. */
export const SandboxPerson = Schema.Struct({
  platform: Platform,
  accountId: Schema.String,
  id: Schema.String,
  name: Schema.String,
  handle: Schema.String,
  follows: Schema.Boolean
})
export type SandboxPerson = typeof SandboxPerson.Type

/** A form that somebody filled in under an ad of a Facebook page. */
export const SubmittedForm = Schema.Struct({
  id: Schema.String,
  accountId: Schema.String,
  formId: Schema.String,
  createdAt: Schema.Number,
  /** By the names of its questions. */
  answers: Schema.Record({ key: Schema.String, value: Schema.String })
})
export type SubmittedForm = typeof SubmittedForm.Type

/** A reply that is written and not published yet. */
export const Draft = Schema.Struct({
  id: Schema.String,
  accountId: Schema.String,
  to: Schema.String,
  text: Schema.String
})

const lasting = Schema.Struct({
  /** How far the sandbox's clock runs ahead of the real one, in milliseconds. */
  aheadMs: Schema.Number,
  /** The last number given out; ids and the order of comments are made of it. */
  sequence: Schema.Number,
  accounts: Schema.Array(SandboxAccount),
  posts: Schema.Array(Post),
  tokens: Schema.Array(GrantedToken),
  blocked: Schema.Array(Blocked),
  targets: Schema.Array(PushTarget),
  pending: Schema.Array(PushDelivery),
  delivered: Schema.Array(PushDelivery),
  quota: Quota,
  usage: Usage,
  calls: Schema.optionalWith(Schema.Array(CountedCalls), { default: () => [] }),
  drafts: Schema.optionalWith(Schema.Array(Draft), { default: () => [] }),
  people: Schema.optionalWith(Schema.Array(SandboxPerson), { default: () => [] }),
  leads: Schema.optionalWith(Schema.Array(SubmittedForm), { default: () => [] }),
  codes: Schema.optionalWith(Schema.Array(IssuedLoginCode), { default: () => [] })
})

/** A world as it is kept on disk. Faults are instructions to a running sandbox, and not kept. */
export const StoredWorld = Schema.Struct({ ...lasting.fields, comments: Schema.Array(SandboxComment) })
export type StoredWorld = typeof StoredWorld.Type

export interface World extends Schema.Schema.Type<typeof lasting> {
  readonly comments: HashMap.HashMap<string, SandboxComment>
  readonly faults: ReadonlyArray<Fault>
}

export const toStored = ({ faults: _, comments, ...rest }: World): StoredWorld => ({
  ...rest,
  comments: Array.from(HashMap.values(comments))
})

export const fromStored = ({ comments, ...rest }: StoredWorld): World => ({
  ...rest,
  comments: HashMap.fromIterable(comments.map((comment) => [comment.id, comment])),
  faults: []
})

export const findAccount = (world: World, platform: Platform, id: string) =>
  Option.fromNullable(world.accounts.find((account) => account.platform === platform && account.id === id))

export const findPost = (world: World, platform: Platform, id: string) =>
  Option.fromNullable(world.posts.find((post) => post.platform === platform && post.id === id))

export const findToken = (world: World, platform: Platform, token: string) =>
  Option.fromNullable(world.tokens.find((known) => known.platform === platform && known.token === token))

/** Whether somebody let the app do something for an account, with a token that still works. */
export const isGranted = (world: World, platform: Platform, accountId: string, scope: string) =>
  world.tokens.some(
    (token) =>
      token.platform === platform && token.accountId === accountId && !token.revoked && token.scopes.includes(scope)
  )

export const isBlocked = (world: World, accountId: string, authorId: string) =>
  world.blocked.some((blocked) => blocked.accountId === accountId && blocked.id === authorId)
