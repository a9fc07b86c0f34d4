import { Layer } from "effect"
import { AccountCheck } from "./Accounts/AccountCheck.ts"
import { Accounts } from "./Accounts/Accounts.ts"
import { SetAside } from "./Accounts/SetAside.ts"
import { storedTokens } from "./Accounts/StoredTokens.ts"
import { adaptersLayer, callbacksLayer, type PlatformsSettings } from "./Adapters/Adapters.ts"
import { gatewayLayer, readersLayer } from "./Adapters/Gateway.ts"
import { Doctor } from "./Doctor/Doctor.ts"
import { Inbox } from "./Inbox/Inbox.ts"
import { InboxErasure } from "./Inbox/InboxErasure.ts"
import { InboxRepo } from "./Inbox/InboxRepo.ts"
import { InboxRunner } from "./Inbox/InboxRunner.ts"
import { FormReader } from "./Leads/FormReader.ts"
import { FormsRepo } from "./Leads/FormsRepo.ts"
import type { PlatformAdapters } from "./Port/PlatformAdapter.ts"
import type { PlatformGateway } from "./Port/PlatformGateway.ts"
import { PeopleNamer } from "./Reading/PeopleNamer.ts"
import { PlatformIngest } from "./Reading/PlatformIngest.ts"
import { Poller } from "./Reading/Poller.ts"
import { PostDescriber } from "./Reading/PostDescriber.ts"

/** The services of this room, on their repositories. `gateway` is the way out to the platforms. */
export const platformsServices = (
  settings: PlatformsSettings,
  gateway: Layer.Layer<PlatformGateway, never, PlatformAdapters> = gatewayLayer
) =>
  Layer.mergeAll(
    AccountCheck.layer,
    Doctor.layer,
    PlatformIngest.layer.pipe(Layer.provideMerge(Inbox.layer)),
    InboxErasure.layer,
    callbacksLayer(settings),
    Layer.mergeAll(Poller.layer, PostDescriber.layer, PeopleNamer.layer, FormReader.layer).pipe(
      Layer.provide(readersLayer)
    ),
    gateway
  ).pipe(
    Layer.provideMerge(Accounts.layer),
    Layer.provide([InboxRepo.layer, FormsRepo.layer]),
    Layer.provideMerge(Layer.provide(adaptersLayer(settings), storedTokens))
  )

export const platformsWorkers = Layer.mergeAll(
  Inbox.worker,
  InboxRunner.worker,
  Poller.worker,
  PeopleNamer.worker,
  FormReader.worker,
  PostDescriber.worker,
  SetAside
)

/** What takes in what was pushed: it stands on whoever decides about it, above this room. */
export const inboxServices = InboxRunner.layer.pipe(Layer.provide([InboxRepo.layer, FormsRepo.layer]))
