import { Config, type ConfigError, Data, Duration, Effect, Either, Option } from "effect"
import * as Parse from "#src/Ground/Parse.ts"
import { settingsNamed } from "#src/Ground/Settings.ts"
import { platformsConfig } from "#src/Platforms/Adapters/Adapters.ts"
import { networks, secretKeys } from "./Parse.ts"
import type { SettingName } from "./SettingNames.ts"
import { unknownSettings } from "./UnknownSettings.ts"

const { absentOr, groups, optional, setting } = settingsNamed<SettingName>()

/** Every setting, once. What it is for stands in `SettingNames`. */
export const StewardConfig = Config.all({
  /** Nothing to know: that what belongs together is there. */
  groups: groups([
    { what: "mail", needed: ["STEWARD_SMTP_URL", "STEWARD_MAIL_FROM"] },
    {
      what: "a language model",
      needed: ["STEWARD_LANGUAGE_MODEL_PROVIDER", "STEWARD_LANGUAGE_MODEL", "STEWARD_LANGUAGE_MODEL_KEY"],
      extra: ["STEWARD_LANGUAGE_MODEL_ADDRESS", "STEWARD_LANGUAGE_MODEL_OPINIONS_A_DAY"]
    }
  ]),
  /** None for 8080, or another where that is taken. */
  port: optional("STEWARD_PORT", Parse.port),
  host: optional("STEWARD_HOST", Parse.listeningAddress),
  dataDirectory: setting("STEWARD_DATA_DIR", Parse.anyText, ".steward"),
  databaseUrl: absentOr("DATABASE_URL", Parse.postgresUrl, "not set at all, for the demonstration"),
  databaseTimeouts: Config.all({
    connection: setting("STEWARD_DATABASE_CONNECT_TIMEOUT", Parse.span("1 second", "1 minute"), Duration.seconds(5)),
    statement: setting("STEWARD_DATABASE_STATEMENT_TIMEOUT", Parse.limit, Duration.seconds(15))
  }),
  databaseConnections: setting("STEWARD_DATABASE_CONNECTIONS", Parse.wholeNumber(2, 200), 20),
  /** The keys that encrypt tokens and signing secrets at rest, the sealing one first. */
  secretKeys: optional("STEWARD_SECRET_KEY", secretKeys, "secret"),
  /** The address under which people and platforms reach the service. */
  baseUrl: optional("STEWARD_BASE_URL", Parse.ownAddress),
  allowPrivateTargets: setting("STEWARD_ALLOW_PRIVATE_TARGETS", Parse.yesOrNo, false),
  /** Requests of one key: a minute on average, and at once. */
  rateLimit: Config.all({
    perMinute: setting("STEWARD_RATE_LIMIT_PER_MINUTE", Parse.count, 600),
    burst: setting("STEWARD_RATE_LIMIT_BURST", Parse.count, 60)
  }),
  /** Proxies in front of the service: who called is then read from `X-Forwarded-For`. */
  trustedProxies: setting("STEWARD_TRUSTED_PROXIES", networks, []),
  /** Origins whose pages may call the tool server. */
  allowedOrigins: setting("STEWARD_ALLOWED_ORIGINS", Parse.origins, []),
  /** How letters reach people; printed to the log when not set. */
  mail: Config.all({
    url: optional("STEWARD_SMTP_URL", Parse.smtpUrl, "secret"),
    from: optional("STEWARD_MAIL_FROM", Parse.mailbox)
  }).pipe(Config.map(Option.all)),
  /** What the public pages say of whoever runs this; each text is a file or an address. */
  operator: Config.all({
    name: optional("STEWARD_OPERATOR", Parse.anyText),
    contact: optional("STEWARD_OPERATOR_CONTACT", Parse.anyText),
    privacy: optional("STEWARD_PRIVACY", Parse.anyText),
    terms: optional("STEWARD_TERMS", Parse.anyText),
    dataDeletion: optional("STEWARD_DATA_DELETION", Parse.anyText),
    backupsKeptDays: optional("STEWARD_BACKUPS_KEPT_DAYS", Parse.wholeNumber(0, 3650))
  }),
  /** Reads guidance that the compiler cannot, and gives second opinions; off when not set. */
  languageModel: Config.all({
    provider: optional("STEWARD_LANGUAGE_MODEL_PROVIDER", Parse.oneOf("openai", "anthropic")),
    model: optional("STEWARD_LANGUAGE_MODEL", Parse.anyText),
    apiKey: optional("STEWARD_LANGUAGE_MODEL_KEY", Parse.secret, "secret"),
    address: Config.map(optional("STEWARD_LANGUAGE_MODEL_ADDRESS", Parse.baseAddress), (address) =>
      Option.some(Option.getOrUndefined(address))
    ),
    opinionsADay: Config.map(setting("STEWARD_LANGUAGE_MODEL_OPINIONS_A_DAY", Parse.count, 500), Option.some)
  }).pipe(Config.map(Option.all)),
  /** Who may read `/metrics`. */
  metrics: setting("STEWARD_METRICS", Parse.oneOf("off", "loopback", "all"), "off"),
  /** Where traces and metrics go, by OTLP over HTTP. */
  telemetry: Config.all({
    endpoint: optional("OTEL_EXPORTER_OTLP_ENDPOINT", Parse.baseAddress),
    headers: optional("OTEL_EXPORTER_OTLP_HEADERS", Parse.headers, "secret"),
    timeout: setting("OTEL_EXPORTER_OTLP_TIMEOUT", Parse.milliseconds, Duration.seconds(10)),
    traces: Config.all({
      endpoint: optional("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", Parse.httpAddress),
      headers: optional("OTEL_EXPORTER_OTLP_TRACES_HEADERS", Parse.headers, "secret"),
      timeout: optional("OTEL_EXPORTER_OTLP_TRACES_TIMEOUT", Parse.milliseconds),
      interval: setting("OTEL_BSP_SCHEDULE_DELAY", Parse.milliseconds, Duration.seconds(5)),
      exporter: setting("OTEL_TRACES_EXPORTER", Parse.oneOf("otlp", "none"), "otlp")
    }),
    metrics: Config.all({
      endpoint: optional("OTEL_EXPORTER_OTLP_METRICS_ENDPOINT", Parse.httpAddress),
      headers: optional("OTEL_EXPORTER_OTLP_METRICS_HEADERS", Parse.headers, "secret"),
      timeout: optional("OTEL_EXPORTER_OTLP_METRICS_TIMEOUT", Parse.milliseconds),
      interval: setting("OTEL_METRIC_EXPORT_INTERVAL", Parse.milliseconds, Duration.seconds(10)),
      exporter: setting("OTEL_METRICS_EXPORTER", Parse.oneOf("otlp", "none"), "otlp")
    }),
    serviceName: optional("OTEL_SERVICE_NAME", Parse.anyText),
    attributes: optional("OTEL_RESOURCE_ATTRIBUTES", Parse.attributes),
    isDisabled: setting("OTEL_SDK_DISABLED", Parse.yesOrNo, false)
  }),
  platforms: platformsConfig
})
export type StewardConfig = Config.Config.Success<typeof StewardConfig>

/** What is wrong with the settings, all of it, a line each. */
export class UnusableSettings extends Data.TaggedError("UnusableSettings")<{ readonly message: string }> {}

const problemsOf = (error: ConfigError.ConfigError): ReadonlyArray<string> => {
  switch (error._op) {
    case "And":
    case "Or":
      return [...problemsOf(error.left), ...problemsOf(error.right)]
    default:
      return [`${[...new Set(error.path)].join("_")} ${error.message}.`]
  }
}

/** What is wrong with the settings of an environment: what reading them said, and what was likely misspelt. */
export const settingProblems = (
  error: ConfigError.ConfigError | undefined,
  environment: Readonly<Record<string, string | undefined>>
): ReadonlyArray<string> => [
  ...(error === undefined ? [] : problemsOf(error)),
  ...unknownSettings(environment).flatMap(({ meant, name }) =>
    meant === undefined ? [] : [`${name} is not a setting; did you mean ${meant}?`]
  )
]

/**
 * The settings of this process. Fails with everything that is wrong with them; a variable that looks like a misspelt
 * setting is wrong, one that only begins like a setting may be somebody else's.
 */
export const readConfig = Effect.gen(function* () {
  const environment = process.env
  const read = yield* Effect.either(StewardConfig)
  const problems = settingProblems(Either.isLeft(read) ? read.left : undefined, environment)
  if (Either.isLeft(read) || problems.length > 0) {
    const count = problems.length === 1 ? "One setting is not right" : `${problems.length} settings are not right`
    return yield* new UnusableSettings({ message: [`${count}:`, ...problems.map((line) => `  ${line}`)].join("\n") })
  }
  return read.right
})

/** Logs which variables begin like settings and are none: a setting may be among them that nobody would guess. */
export const logIgnored = Effect.suspend(() =>
  Effect.forEach(
    unknownSettings(process.env).filter(({ meant }) => meant === undefined),
    ({ name }) =>
      Effect.logWarning(
        `${name} is not a setting of Steward, and is ignored. bun run start --help lists the settings.`
      ),
    { discard: true }
  )
)
