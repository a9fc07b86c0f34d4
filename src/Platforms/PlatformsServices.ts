import { type Duration, Layer, type Option, type Redacted } from "effect"
import { AccountCheck } from "./Accounts/AccountCheck.ts"
import { Accounts } from "./Accounts/Accounts.ts"
import { SetAside } from "./Accounts/SetAside.ts"
import { Facebook, gatewayLayer, readersLayer, YouTube } from "./Adapters/Adapters.ts"
import { Inbox } from "./Inbox/Inbox.ts"
import { InboxErasure } from "./Inbox/InboxErasure.ts"
import { InboxRepo } from "./Inbox/InboxRepo.ts"
import { InboxRunner } from "./Inbox/InboxRunner.ts"
import type { PlatformGateway } from "./Port/PlatformGateway.ts"
import { FacebookIngest } from "./Reading/FacebookIngest.ts"
import { PeopleNamer } from "./Reading/PeopleNamer.ts"
import { Poller } from "./Reading/Poller.ts"
import { PostDescriber } from "./Reading/PostDescriber.ts"
import { quotaStore } from "./YouTube/QuotaStore.ts"

export interface PlatformsSettings {
  readonly facebook: {
    /** The address of the Graph API. */
    readonly graph: string
    readonly appSecret: Option.Option<Redacted.Redacted>
    readonly verifyToken: Option.Option<Redacted.Redacted>
  }
  readonly youtube: {
    readonly api: string
    /** Where access tokens are got. */
    readonly token: string
    readonly clientId: string
    readonly clientSecret: Redacted.Redacted
    readonly pollEvery: Duration.Duration
    /** Units that Google grants this client a day. */
    readonly dailyQuota: number
  }
}

/** The services of this room, on their repositories. `gateway` is the way out to the platforms. */
export const platformsServices = (
  { facebook, youtube }: PlatformsSettings,
  gateway: Layer.Layer<PlatformGateway, never, Facebook | YouTube> = gatewayLayer
) => {
  const adapters = Layer.mergeAll(
    Facebook.layer({ base: facebook.graph, appSecret: facebook.appSecret }),
    YouTube.layer({
      base: youtube.api,
      google: { tokenAddress: youtube.token, clientId: youtube.clientId, clientSecret: youtube.clientSecret }
    })
  ).pipe(Layer.provide(quotaStore(youtube.dailyQuota)))
  return Layer.mergeAll(
    AccountCheck.layer,
    FacebookIngest.layer(facebook).pipe(Layer.provideMerge(Inbox.layer)),
    InboxErasure.layer,
    Layer.mergeAll(Poller.layer, PostDescriber.layer, PeopleNamer.layer).pipe(
      Layer.provide(readersLayer({ youtubeEvery: youtube.pollEvery }))
    ),
    gateway
  ).pipe(Layer.provideMerge(Accounts.layer), Layer.provide([adapters, InboxRepo.layer]))
}

export const platformsWorkers = Layer.mergeAll(
  Inbox.worker,
  InboxRunner.worker,
  Poller.worker,
  PeopleNamer.worker,
  PostDescriber.worker,
  SetAside
)

/** What takes in what was pushed: it stands on whoever decides about it, above this room. */
export const inboxServices = InboxRunner.layer.pipe(Layer.provide(InboxRepo.layer))
