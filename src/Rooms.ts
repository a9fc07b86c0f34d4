import { BunContext } from "@effect/platform-bun"
import { type Duration, Effect, Layer, Option, type Redacted } from "effect"
import { accessServices, signInServices } from "./Access/AccessServices.ts"
import { Admission } from "./Access/Admission.ts"
import { AdmissionRepo } from "./Access/AdmissionRepo.ts"
import { AllowedOrigins } from "./Access/AllowedOrigins.ts"
import { AuditTrail } from "./Access/Audit/AuditTrail.ts"
import { AuditTrailRepo } from "./Access/Audit/AuditTrailRepo.ts"
import { Idempotency } from "./Access/Idempotency.ts"
import { IdempotentAnswersRepo } from "./Access/IdempotentAnswersRepo.ts"
import type { RateLimit } from "./Access/RateLimit.ts"
import { RateLimits } from "./Access/RateLimits.ts"
import { RateLimitsRepo } from "./Access/RateLimitsRepo.ts"
import { AppLinks } from "./AppLinks.ts"
import { autopilotServices, modelServices } from "./Autopilot/AutopilotServices.ts"
import { Decider } from "./Autopilot/Decider.ts"
import { PolicyTaskRunner } from "./Autopilot/Drafts/PolicyTaskRunner.ts"
import type { ProviderSettings } from "./Autopilot/LanguageModel/Provider.ts"
import { Comments } from "./Comments/Comments.ts"
import { CommentsRepo } from "./Comments/CommentsRepo.ts"
import { EarlyReportsRepo } from "./Comments/EarlyReportsRepo.ts"
import { Intake } from "./Comments/Intake.ts"
import { KnownAccounts } from "./Comments/KnownAccounts.ts"
import { Posts } from "./Comments/Posts.ts"
import { PostsRepo } from "./Comments/PostsRepo.ts"
import { Contacts } from "./Contacts/Contacts.ts"
import { ContactsRepo } from "./Contacts/ContactsRepo.ts"
import { Messages } from "./Contacts/Messages.ts"
import { MessagesRepo } from "./Contacts/MessagesRepo.ts"
import { TagsRepo } from "./Contacts/TagsRepo.ts"
import { AuditLog } from "./Database/AuditLog.ts"
import { Cursors } from "./Database/Cursors.ts"
import { latestMigration } from "./Database/Migrations.ts"
import { Readiness } from "./Database/Readiness.ts"
import { SecretBox } from "./Database/SecretBox.ts"
import type { KeyRing } from "./Database/Secrets/SecretKey.ts"
import { Signals } from "./Database/Signals.ts"
import { WorkspaceClock } from "./Database/WorkspaceClock.ts"
import { DeliverySweep } from "./Erasure/DeliverySweep.ts"
import { ErasureRepo } from "./Erasure/ErasureRepo.ts"
import { Erasures } from "./Erasure/Erasures.ts"
import { SweepRepo } from "./Erasure/SweepRepo.ts"
import { Ids } from "./Ids.ts"
import { Mail } from "./Mail/Mail.ts"
import { type SmtpSettings, smtpMail } from "./Mail/SmtpMail.ts"
import { AnswersRepo } from "./Moderation/AnswersRepo.ts"
import { DecisionCorrections } from "./Moderation/DecisionCorrections.ts"
import { Moderation } from "./Moderation/Moderation.ts"
import { RuleMatches } from "./Moderation/RuleMatches.ts"
import { WorkQueue } from "./Moderation/WorkQueue.ts"
import { WorkRepo } from "./Moderation/WorkRepo.ts"
import { WorkRunner } from "./Moderation/WorkRunner.ts"
import { oauthServices } from "./OAuth/OAuthServices.ts"
import { AccountCheck } from "./Platforms/Accounts/AccountCheck.ts"
import { SetAside } from "./Platforms/Accounts/SetAside.ts"
import { Accounts } from "./Platforms/Accounts.ts"
import { AccountsRepo } from "./Platforms/AccountsRepo.ts"
import { Facebook, gatewayLayer, readersLayer, YouTube } from "./Platforms/Adapters.ts"
import { FacebookIngest } from "./Platforms/FacebookIngest.ts"
import { PeopleNamer } from "./Platforms/PeopleNamer.ts"
import type { PlatformGateway } from "./Platforms/PlatformGateway.ts"
import { Poller } from "./Platforms/Poller.ts"
import { PostDescriber } from "./Platforms/PostDescriber.ts"
import { quotaStore } from "./Platforms/YouTube/QuotaStore.ts"
import { Reports } from "./Reports/Reports.ts"
import { ReportsRepo } from "./Reports/ReportsRepo.ts"
import { LinksRepo } from "./Sales/LinksRepo.ts"
import { Sales } from "./Sales/Sales.ts"
import { SalesRepo } from "./Sales/SalesRepo.ts"
import { TrackedLinks } from "./Sales/TrackedLinks.ts"
import { Samples } from "./Samples/Samples.ts"
import { SamplesRepo } from "./Samples/SamplesRepo.ts"
import { TestSends } from "./Samples/TestSends.ts"
import { DeliveriesRepo } from "./Webhooks/DeliveriesRepo.ts"
import { DeliveryExpiry } from "./Webhooks/DeliveryExpiry.ts"
import { DeliveryRetention } from "./Webhooks/DeliveryRetention.ts"
import { DeliveryRunner } from "./Webhooks/DeliveryRunner.ts"
import { HookQueueRepo } from "./Webhooks/HookQueueRepo.ts"
import { HooksRepo } from "./Webhooks/HooksRepo.ts"
import { Outbox } from "./Webhooks/Outbox.ts"
import { AttemptSlots } from "./Webhooks/Pace/AttemptSlots.ts"
import { Resolver } from "./Webhooks/Resolver.ts"
import { TargetPolicy } from "./Webhooks/TargetPolicy.ts"
import { WebhookSender } from "./Webhooks/WebhookSender.ts"
import { webhookServices } from "./Webhooks/WebhookServices.ts"

/** What the rooms have to be told; where it comes from is not their business. */
export interface RoomSettings {
  readonly baseUrl: string
  readonly secretKeys: KeyRing
  readonly allowPrivateTargets: boolean
  readonly trustedOrigins: ReadonlyArray<string>
  readonly rateLimit: RateLimit
  /** Origins whose pages may call the tool server, beside Steward's own and the caller's own machine. */
  readonly allowedOrigins: ReadonlyArray<string>
  /** The mail server; none for letters that are printed to the log. */
  readonly mail: Option.Option<SmtpSettings>
  /** Who reads guidance and gives second opinions; none for nobody. */
  readonly languageModel: Option.Option<ProviderSettings>
  readonly facebook: {
    readonly graph: string
    readonly appSecret: Option.Option<Redacted.Redacted>
    readonly verifyToken: Option.Option<Redacted.Redacted>
  }
  readonly youtube: {
    readonly api: string
    readonly token: string
    readonly clientId: string
    readonly clientSecret: Redacted.Redacted
    readonly pollEvery: Duration.Duration
    readonly dailyQuota: number
  }
}

/** What this version needs is read from its own files. */
const readiness = Layer.unwrapEffect(Effect.map(latestMigration, Readiness.layer)).pipe(
  Layer.provide(BunContext.layer),
  Layer.orDie
)

/**
 * Every service of the house, floor by floor; what it stands on is PostgreSQL, an HTTP client and random bytes.
 * `gateway` is the way out to the platforms.
 */
export const rooms = (
  settings: RoomSettings,
  gateway: Layer.Layer<PlatformGateway, never, Facebook | YouTube> = gatewayLayer
) => {
  const { facebook, youtube } = settings
  const ground = Layer.mergeAll(
    AuditLog.layer,
    Cursors.layer,
    readiness.pipe(Layer.provideMerge(SecretBox.layer(...settings.secretKeys))),
    WorkspaceClock.layer,
    AppLinks.layer(settings.baseUrl),
    AllowedOrigins.layer({ baseUrl: settings.baseUrl, others: settings.allowedOrigins }),
    Resolver.layer,
    TargetPolicy.layer({ allowPrivate: settings.allowPrivateTargets, trustedOrigins: settings.trustedOrigins })
  ).pipe(Layer.provideMerge(Layer.mergeAll(Ids.layer, Signals.layer)))

  const webhooks = Layer.mergeAll(DeliveryRunner.layer, DeliveryRetention.layer, DeliveryExpiry.layer).pipe(
    Layer.provideMerge(webhookServices),
    Layer.provideMerge(Layer.mergeAll(Outbox.layer, WebhookSender.layer())),
    Layer.provide([HooksRepo.layer, HookQueueRepo.layer, DeliveriesRepo.layer, AttemptSlots.layer])
  )
  const contacts = Messages.layer.pipe(
    Layer.provideMerge(Contacts.layer),
    Layer.provide([ContactsRepo.layer, MessagesRepo.layer, TagsRepo.layer])
  )
  const comments = Layer.merge(Intake.layer, Posts.layer).pipe(
    Layer.provideMerge(Comments.layer),
    Layer.provide([CommentsRepo.layer, PostsRepo.layer, EarlyReportsRepo.layer]),
    Layer.provideMerge(KnownAccounts.layer)
  )
  const adapters = Layer.mergeAll(
    Facebook.layer({ base: facebook.graph, appSecret: facebook.appSecret }),
    YouTube.layer({
      base: youtube.api,
      google: { tokenAddress: youtube.token, clientId: youtube.clientId, clientSecret: youtube.clientSecret }
    })
  ).pipe(Layer.provide(quotaStore(youtube.dailyQuota)))
  const platforms = Layer.mergeAll(
    AccountCheck.layer,
    FacebookIngest.layer(facebook),
    Layer.mergeAll(Poller.layer, PostDescriber.layer, PeopleNamer.layer).pipe(
      Layer.provide(readersLayer({ youtubeEvery: youtube.pollEvery }))
    ),
    gateway
  ).pipe(Layer.provideMerge(Accounts.layer), Layer.provide([adapters, AccountsRepo.layer]))
  const moderation = Layer.mergeAll(Moderation.layer, WorkRunner.layer).pipe(
    Layer.provideMerge(WorkQueue.layer),
    Layer.provide([WorkRepo.layer, AnswersRepo.layer, DecisionCorrections.layer, RuleMatches.layer])
  )
  const autopilot = Layer.provide(autopilotServices, modelServices(settings.languageModel))
  const sales = Layer.mergeAll(Sales.layer, TrackedLinks.layer({ baseUrl: settings.baseUrl })).pipe(
    Layer.provide([SalesRepo.layer, LinksRepo.layer])
  )
  const reports = Layer.provide(Reports.layer, ReportsRepo.layer)

  const audit = Layer.provide(AuditTrail.layer, AuditTrailRepo.layer)
  const requests = Layer.mergeAll(Admission.layer, Idempotency.layer, audit).pipe(
    Layer.provideMerge(RateLimits.layer(settings.rateLimit)),
    Layer.provide([AdmissionRepo.layer, RateLimitsRepo.layer, IdempotentAnswersRepo.layer])
  )

  const samples = TestSends.layer.pipe(Layer.provideMerge(Samples.layer), Layer.provide(SamplesRepo.layer))

  const mail = Option.match(settings.mail, { onNone: () => Mail.layerLog, onSome: smtpMail })
  const signIn = oauthServices(settings).pipe(
    Layer.provideMerge(signInServices()),
    Layer.provideMerge(accessServices),
    Layer.provide(mail)
  )

  const erasure = Erasures.layer.pipe(
    Layer.provideMerge(DeliverySweep.layer),
    Layer.provide([ErasureRepo.layer, SweepRepo.layer])
  )

  return Layer.mergeAll(reports, autopilot, requests, samples, erasure).pipe(
    Layer.provideMerge(moderation),
    Layer.provideMerge(platforms),
    Layer.provideMerge(comments),
    Layer.provideMerge(contacts),
    Layer.provideMerge(sales),
    Layer.provideMerge(signIn),
    Layer.provideMerge(webhooks),
    Layer.provideMerge(ground)
  )
}

/** The fibers that do the work which requests leave behind. */
export const workers = Layer.mergeAll(
  Decider.worker,
  WorkRunner.worker,
  DeliveryRunner.worker,
  DeliveryRetention.worker,
  DeliveryExpiry.worker,
  Erasures.worker,
  Intake.worker,
  PeopleNamer.worker,
  Poller.worker,
  PostDescriber.worker,
  PolicyTaskRunner.worker,
  SetAside
)
