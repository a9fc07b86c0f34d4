import { Config, ConfigError, Duration, Either, Option, Redacted, Schema } from "effect"
import { parseKeyRing } from "./Database/Secrets/SecretKey.ts"
import { isNetwork } from "./Http/ForwardedFor.ts"
import type { SmtpSettings } from "./Mail/SmtpMail.ts"

const Port = Schema.NumberFromString.pipe(Schema.int(), Schema.between(0, 65535))

const keyRing = (text: Redacted.Redacted) =>
  Either.mapLeft(parseKeyRing(Redacted.value(text)), (why) =>
    ConfigError.InvalidData(
      ["STEWARD_SECRET_KEY"],
      `must be 32 bytes in base64 (\`openssl rand -base64 32\` makes them), or several such keys with commas: ${why}`
    )
  )

const httpAddress = (name: string, fallback: string) =>
  Config.string(name).pipe(
    Config.withDefault(fallback),
    Config.mapOrFail((value) =>
      URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
        ? Either.right(value.replace(/\/+$/, ""))
        : Either.left(ConfigError.InvalidData([name], `must be an http or https address, not ${JSON.stringify(value)}`))
    )
  )

const optionalAddress = (name: string) =>
  httpAddress(name, "http://unset").pipe(Config.map((value) => (value === "http://unset" ? undefined : value)))

const origins = (name: string) =>
  Config.string(name).pipe(
    Config.withDefault(""),
    Config.map((value) => value.split(",").flatMap((one) => one.trim() || [])),
    Config.mapOrFail((values) => {
      const odd = values.find((value) => !URL.canParse(value) || new URL(value).origin !== value)
      return odd === undefined
        ? Either.right(values)
        : Either.left(
            ConfigError.InvalidData([name], `must be origins such as https://example.com, not ${JSON.stringify(odd)}`)
          )
    })
  )

const networks = (name: string) =>
  Config.string(name).pipe(
    Config.withDefault(""),
    Config.map((value) => value.split(",").flatMap((one) => one.trim() || [])),
    Config.mapOrFail((values) => {
      const odd = values.find((value) => !isNetwork(value))
      return odd === undefined
        ? Either.right(values)
        : Either.left(
            ConfigError.InvalidData(
              [name],
              `must be addresses or networks such as 10.0.0.0/8, not ${JSON.stringify(odd)}`
            )
          )
    })
  )

const smtpUrl = (url: Redacted.Redacted) =>
  /^smtps?:\/\/[^/?#]+$/.test(Redacted.value(url).replace(/\/$/, ""))
    ? Either.right(url)
    : Either.left(
        ConfigError.InvalidData(["STEWARD_SMTP_URL"], "must be as smtps://user:password@mail.example.com:465")
      )

/** Both or neither. */
const wholeMail = (mail: {
  readonly url: Option.Option<Redacted.Redacted>
  readonly from: Option.Option<string>
}): Either.Either<Option.Option<SmtpSettings>, ConfigError.ConfigError> => {
  const { from, url } = mail
  if (Option.isSome(url) && Option.isSome(from)) return Either.right(Option.some({ url: url.value, from: from.value }))
  if (Option.isNone(url) && Option.isNone(from)) return Either.right(Option.none())
  const missing = Option.isNone(url) ? "STEWARD_SMTP_URL" : "STEWARD_MAIL_FROM"
  return Either.left(
    ConfigError.MissingData([missing], "is missing: mail takes STEWARD_SMTP_URL and STEWARD_MAIL_FROM")
  )
}

const positive = (name: string, fallback: number) =>
  Schema.Config(name, Schema.NumberFromString.pipe(Schema.int(), Schema.positive())).pipe(Config.withDefault(fallback))

/** Every setting, once. What it is for stands in the README's table. */
export const StewardConfig = Config.all({
  port: Schema.Config("STEWARD_PORT", Port).pipe(Config.withDefault(8080)),
  dataDirectory: Config.string("STEWARD_DATA_DIR").pipe(Config.withDefault(".steward")),
  databaseUrl: Config.redacted("DATABASE_URL").pipe(Config.option),
  databaseConnections: Schema.Config("STEWARD_DATABASE_CONNECTIONS", Port).pipe(Config.withDefault(20)),
  /** The keys that encrypt tokens and signing secrets at rest, the sealing one first. */
  secretKeys: Config.redacted("STEWARD_SECRET_KEY").pipe(Config.mapOrFail(keyRing), Config.option),
  /** The address under which people and platforms reach the service. */
  baseUrl: Config.string("STEWARD_BASE_URL").pipe(Config.option),
  allowPrivateTargets: Config.boolean("STEWARD_ALLOW_PRIVATE_TARGETS").pipe(Config.withDefault(false)),
  /** Requests of one key: a minute on average, and at once. */
  rateLimit: Config.all({
    perMinute: positive("STEWARD_RATE_LIMIT_PER_MINUTE", 600),
    burst: positive("STEWARD_RATE_LIMIT_BURST", 60)
  }),
  /** Proxies in front of the service, separated by commas: who called is then read from `X-Forwarded-For`. */
  trustedProxies: networks("STEWARD_TRUSTED_PROXIES"),
  /** Origins whose pages may call the tool server, separated by commas. */
  allowedOrigins: origins("STEWARD_ALLOWED_ORIGINS"),
  /** How letters reach people; printed to the log when not set. */
  mail: Config.all({
    url: Config.redacted("STEWARD_SMTP_URL").pipe(Config.mapOrFail(smtpUrl), Config.option),
    from: Config.string("STEWARD_MAIL_FROM").pipe(Config.option)
  }).pipe(Config.mapOrFail(wholeMail)),
  /** Reads guidance that the compiler cannot, and gives second opinions; off when not set. */
  languageModel: Config.all({
    provider: Config.literal("openai", "anthropic")("STEWARD_LANGUAGE_MODEL_PROVIDER"),
    model: Config.nonEmptyString("STEWARD_LANGUAGE_MODEL"),
    apiKey: Config.redacted("STEWARD_LANGUAGE_MODEL_KEY"),
    address: optionalAddress("STEWARD_LANGUAGE_MODEL_ADDRESS")
  }).pipe(Config.option),
  /** Where traces and metrics go, by OTLP over HTTP. */
  otlpEndpoint: Config.option(
    Config.string("OTEL_EXPORTER_OTLP_ENDPOINT").pipe(Config.map((url) => url.replace(/\/+$/, "")))
  ),
  facebook: Config.all({
    graph: httpAddress("STEWARD_FACEBOOK_GRAPH", "https://graph.facebook.com/v26.0"),
    appSecret: Config.redacted("STEWARD_FACEBOOK_APP_SECRET").pipe(Config.option),
    verifyToken: Config.redacted("STEWARD_FACEBOOK_VERIFY_TOKEN").pipe(Config.option)
  }),
  youtube: Config.all({
    api: httpAddress("STEWARD_YOUTUBE_API", "https://www.googleapis.com/youtube/v3"),
    token: httpAddress("STEWARD_GOOGLE_TOKEN", "https://oauth2.googleapis.com/token"),
    clientId: Config.string("STEWARD_GOOGLE_CLIENT_ID").pipe(Config.withDefault("")),
    clientSecret: Config.redacted("STEWARD_GOOGLE_CLIENT_SECRET").pipe(Config.withDefault(Redacted.make(""))),
    pollEvery: Config.duration("STEWARD_YOUTUBE_POLL_EVERY").pipe(Config.withDefault(Duration.seconds(60))),
    dailyQuota: positive("STEWARD_YOUTUBE_DAILY_QUOTA", 10_000)
  })
})
export type StewardConfig = Config.Config.Success<typeof StewardConfig>
