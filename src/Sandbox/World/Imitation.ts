import type { Platform } from "#schema/Platform.ts"
import type { Batching } from "./Batching.ts"
import type { Call, CallAnswer, CallRoute } from "./Call.ts"
import type { PushDelivery } from "./Delivery.ts"
import type { Fault, FaultKind } from "./Fault.ts"
import type { SandboxComment } from "./SandboxComment.ts"
import type { SentMessage } from "./SentMessage.ts"
import type { GrantedToken, Post, SandboxAccount, World } from "./World.ts"

export interface Seed {
  readonly accounts: ReadonlyArray<SandboxAccount>
  readonly posts: ReadonlyArray<Post>
  readonly tokens: ReadonlyArray<GrantedToken>
}

/** What happens to a comment, as the platforms that push name it. */
export type PushVerb = "add" | "edited" | "hide" | "unhide" | "remove"

/** The faults that are an answer; the others are delays and dropped connections. */
export type AnsweredKind = Exclude<FaultKind, "slow" | "drop" | `after_${string}`>

/** How a platform puts events of one account, in their order, into a push, and signs it. */
export interface Pushing {
  /** Events in one push at most. */
  readonly most: number
  /** Whether the address is checked before anything is pushed to it, as Meta does. */
  readonly checked: boolean
  /** `at` in milliseconds. */
  readonly body: (accountId: string, batch: ReadonlyArray<PushDelivery>, at: number) => string
  readonly headers: (secret: string, body: string, at: number) => Readonly<Record<string, string>>
}

/** One platform: how it looks over HTTP, and what of it differs from the others. */
export interface Imitation {
  readonly platform: Platform
  readonly seed: (now: number) => Seed
  /** The token that an account is connected with. */
  readonly credential: (accountId: string, token: string) => GrantedToken
  readonly routes: ReadonlyArray<CallRoute>
  /** Null for a platform without batches. */
  readonly batching: Batching | null
  /** What stands before the paths of this platform. */
  readonly prefixes: ReadonlyArray<`/${string}`>
  readonly unknownPath: (call: Call) => CallAnswer
  readonly commentId: (post: Post, parent: SandboxComment | null, sequence: number) => string
  /** The world with the event queued for the platform's webhook; the same world where the platform has none. */
  readonly announce: (world: World, comment: SandboxComment, verb: PushVerb, now: number) => World
  /** The world with a message queued for the platform's webhook; null for a platform without messages. */
  readonly message: ((world: World, message: SentMessage, now: number) => World) | null
  /** How it pushes; null for a platform that does not. */
  readonly push: Pushing | null
  /** Which account a call speaks for, as far as its token is known. */
  readonly accountOf: (world: World, call: Call) => string | null
  /** None for a fault that the platform does not know. */
  readonly faultAnswer: (
    kind: AnsweredKind,
    params: Fault["params"],
    call: Call,
    accountId: string | null
  ) => CallAnswer | null
  /** Whatever the platform adds to all its answers. */
  readonly finish: (world: World, call: Call, answer: CallAnswer) => CallAnswer
}
