import { Effect, Layer } from "effect"
import { keepHouse } from "#src/Access/Housekeeping.ts"
import { AccountCheck } from "./Accounts/AccountCheck.ts"
import { Accounts } from "./Accounts/Accounts.ts"
import { Disconnections } from "./Accounts/Disconnections.ts"
import { Revocations } from "./Accounts/Revocations.ts"
import { SetAside } from "./Accounts/SetAside.ts"
import { storedTokens } from "./Accounts/StoredTokens.ts"
import { TokenRenewals } from "./Accounts/TokenRenewals.ts"
import { adaptersLayer, callbacksLayer, type PlatformsSettings } from "./Adapters/Adapters.ts"
import { gatewayLayer, readersLayer } from "./Adapters/Gateway.ts"
import { AccountConnection } from "./Connect/AccountConnection.ts"
import { Backfills } from "./Connect/Backfills.ts"
import { BackfillsRepo } from "./Connect/BackfillsRepo.ts"
import { ConnectAttempts } from "./Connect/ConnectAttempts.ts"
import { ConnectAttemptsRepo } from "./Connect/ConnectAttemptsRepo.ts"
import { ConnectLinks } from "./Connect/ConnectLinks.ts"
import { OfferedLogins } from "./Connect/OfferedLogins.ts"
import { Doctor } from "./Doctor/Doctor.ts"
import { Inbox } from "./Inbox/Inbox.ts"
import { InboxErasure } from "./Inbox/InboxErasure.ts"
import { InboxRepo } from "./Inbox/InboxRepo.ts"
import { InboxRunner } from "./Inbox/InboxRunner.ts"
import { PagesAtWork } from "./Inbox/PagesAtWork.ts"
import { Precedence } from "./Inbox/Precedence.ts"
import { UnreadBodiesRepo } from "./Inbox/UnreadBodiesRepo.ts"
import { FormReader } from "./Leads/FormReader.ts"
import { FormsRepo } from "./Leads/FormsRepo.ts"
import type { PlatformAdapters } from "./Port/PlatformAdapter.ts"
import type { PlatformGateway } from "./Port/PlatformGateway.ts"
import { CommentRereader } from "./Reading/CommentRereader.ts"
import { PeopleNamer } from "./Reading/PeopleNamer.ts"
import { PlatformIngest } from "./Reading/PlatformIngest.ts"
import { Poller } from "./Reading/Poller.ts"
import { PostDescriber } from "./Reading/PostDescriber.ts"

/** From the button to the accounts that are connected, and what is read of the time before. */
const connectServices = Layer.merge(ConnectAttempts.layer, ConnectLinks.layer).pipe(
  Layer.provideMerge(OfferedLogins.layer),
  Layer.provide(AccountConnection.layer),
  Layer.provideMerge(Backfills.layer),
  Layer.provide([ConnectAttemptsRepo.layer, BackfillsRepo.layer])
)

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
    Layer.mergeAll(
      Poller.layer,
      PostDescriber.layer,
      PeopleNamer.layer,
      FormReader.layer,
      CommentRereader.layer,
      connectServices
    ).pipe(Layer.provide(readersLayer)),
    TokenRenewals.layer,
    gateway
  ).pipe(
    Layer.provideMerge(Disconnections.layer),
    Layer.provideMerge(Accounts.layer),
    Layer.provide(Revocations.layer),
    Layer.provide([InboxRepo.layer, UnreadBodiesRepo.layer, FormsRepo.layer, PagesAtWork.layer, Precedence.layer]),
    Layer.provideMerge(Layer.provideMerge(adaptersLayer(settings), storedTokens))
  )

/** Throws away logins that were not finished. */
const connectHousekeeping = Layer.unwrapEffect(Effect.map(ConnectAttempts, ({ forget }) => keepHouse([forget])))

export const platformsWorkers = Layer.mergeAll(
  Inbox.worker,
  InboxRunner.worker,
  Poller.worker,
  PeopleNamer.worker,
  CommentRereader.worker,
  FormReader.worker,
  PostDescriber.worker,
  TokenRenewals.worker,
  Backfills.worker,
  connectHousekeeping,
  SetAside
)

/** What takes in what was pushed: it stands on whoever decides about it, above this room. */
export const inboxServices = InboxRunner.layer.pipe(
  Layer.provide([InboxRepo.layer, FormsRepo.layer, PagesAtWork.layer, Precedence.layer])
)
