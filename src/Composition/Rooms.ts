import { Layer, Option } from "effect"
import { accessServices, requestServices, signInServices } from "#src/Access/AccessServices.ts"
import type { RateLimit } from "#src/Access/Limits/RateLimit.ts"
import { AllowedOrigins } from "#src/Access/SignIn/AllowedOrigins.ts"
import { alertsServices, alertsWorkers } from "#src/Alerts/AlertsServices.ts"
import { auditServices } from "#src/Audit/AuditServices.ts"
import { autopilotWith, autopilotWorkers } from "#src/Autopilot/AutopilotServices.ts"
import type { ProviderSettings } from "#src/Autopilot/LanguageModel/Provider.ts"
import { commentsServices, commentsWorkers } from "#src/Comments/CommentsServices.ts"
import { contactsServices, contactsWorkers } from "#src/Contacts/ContactsServices.ts"
import { databaseServices } from "#src/Database/DatabaseServices.ts"
import type { KeyRing } from "#src/Database/Secrets/SecretKey.ts"
import { directoryServices } from "#src/Directory/DirectoryServices.ts"
import { marketingServices, marketingWorkers } from "#src/EmailMarketing/MarketingServices.ts"
import { erasureServices, erasureWorkers } from "#src/Erasure/ErasureServices.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { Operator, type OperatorSettings, unnamedOperator } from "#src/Ground/Operator.ts"
import { Mail } from "#src/Mail/Mail.ts"
import { type SmtpSettings, smtpMail } from "#src/Mail/SmtpMail.ts"
import { moderationServices, moderationWorkers } from "#src/Moderation/ModerationServices.ts"
import { oauthServices } from "#src/OAuth/OAuthServices.ts"
import type { PlatformsSettings } from "#src/Platforms/Adapters/Adapters.ts"
import { inboxServices, platformsServices, platformsWorkers } from "#src/Platforms/PlatformsServices.ts"
import type { PlatformAdapters } from "#src/Platforms/Port/PlatformAdapter.ts"
import type { PlatformGateway } from "#src/Platforms/Port/PlatformGateway.ts"
import { reportsServices } from "#src/Reports/ReportsServices.ts"
import { salesServices } from "#src/Sales/SalesServices.ts"
import { samplesServices } from "#src/Samples/SamplesServices.ts"
import { type WebhooksSettings, webhookServices, webhookWorkers } from "#src/Webhooks/WebhookServices.ts"
import { ports } from "./Ports.ts"

/** What the rooms have to be told; where it comes from is not their business. */
export interface RoomSettings extends WebhooksSettings {
  readonly baseUrl: string
  readonly secretKeys: KeyRing
  readonly rateLimit: RateLimit
  /** Origins whose pages may call the tool server, beside Steward's own and the caller's own machine. */
  readonly allowedOrigins: ReadonlyArray<string>
  /** The mail server; none for letters that are printed to the log. */
  readonly mail: Option.Option<SmtpSettings>
  readonly platforms: PlatformsSettings
  /** Who runs this; nobody is named by default. */
  readonly operator?: OperatorSettings
  /** Who reads guidance and gives second opinions; none for nobody. */
  readonly languageModel: Option.Option<ProviderSettings>
}

/**
 * Every service of the house, floor by floor; what it stands on is PostgreSQL, an HTTP client and random bytes.
 * `gateway` is the way out to the platforms.
 */
export const rooms = (settings: RoomSettings, gateway?: Layer.Layer<PlatformGateway, never, PlatformAdapters>) => {
  const { allowedOrigins, baseUrl } = settings
  const mail = Option.match(settings.mail, { onNone: () => Mail.layerLog, onSome: smtpMail })
  const ground = Layer.mergeAll(
    AppLinks.layer(baseUrl),
    Layer.succeed(Operator, settings.operator ?? unnamedOperator),
    AllowedOrigins.layer({ baseUrl, others: allowedOrigins }),
    Layer.merge(auditServices, directoryServices).pipe(Layer.provideMerge(databaseServices(settings.secretKeys)))
  ).pipe(Layer.provideMerge(Ids.layer))
  const people = oauthServices(settings).pipe(
    Layer.provideMerge(signInServices()),
    Layer.provideMerge(accessServices),
    Layer.provide(mail)
  )
  return Layer.mergeAll(
    Layer.provide(alertsServices, mail),
    reportsServices,
    requestServices(settings.rateLimit),
    samplesServices,
    erasureServices,
    inboxServices
  ).pipe(
    Layer.provideMerge(autopilotWith(settings.languageModel)),
    Layer.provideMerge(moderationServices),
    Layer.provideMerge(platformsServices(settings.platforms, gateway)),
    Layer.provideMerge(salesServices(settings)),
    Layer.provideMerge(commentsServices),
    Layer.provideMerge(contactsServices),
    Layer.provideMerge(marketingServices),
    Layer.provideMerge(people),
    Layer.provideMerge(webhookServices(settings)),
    Layer.provideMerge(ports),
    Layer.provideMerge(ground)
  )
}

/** The fibers that do the work which requests leave behind. */
export const workers = Layer.mergeAll(
  alertsWorkers,
  autopilotWorkers,
  moderationWorkers,
  webhookWorkers,
  erasureWorkers,
  marketingWorkers,
  commentsWorkers,
  contactsWorkers,
  platformsWorkers
)
