import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Duration, Effect, Either, FastCheck, Option, Redacted } from "effect"
import { StewardConfig, settingProblems } from "#src/Config/Config.ts"
import { settingNames } from "#src/Config/SettingNames.ts"

const read = (environment: Record<string, string>) =>
  Effect.withConfigProvider(StewardConfig, ConfigProvider.fromMap(new Map(Object.entries(environment))))

const problems = Effect.fn("problems")(function* (environment: Record<string, string>) {
  const config = yield* Effect.either(read(environment))
  return settingProblems(Option.getOrUndefined(Either.getLeft(config)), environment)
})

const key = Buffer.alloc(32, 1).toString("base64")

/** A setting, what was given, and what the answer says. */
const refused: ReadonlyArray<readonly [string, string, RegExp]> = [
  ["STEWARD_PORT", "80a", /^STEWARD_PORT must be a port from 0 to 65535, not "80a"\.$/],
  ["STEWARD_PORT", "65536", /must be a port/],
  ["STEWARD_HOST", "1.2", /must be an address of this machine/],
  ["STEWARD_HOST", "localhost:80", /must be an address of this machine/],
  ["STEWARD_BASE_URL", "ftp://example.com", /must be an http or https address/],
  ["STEWARD_BASE_URL", "https://example.com?a=b", /without a path and a query/],
  ["STEWARD_BASE_URL", "https://example.com/steward", /without a path and a query, as in https/],
  ["STEWARD_BASE_URL", "example.com", /must be an http or https address/],
  ["STEWARD_DATABASE_CONNECTIONS", "0", /must be a whole number from 2 to 200, not "0"/],
  ["STEWARD_DATABASE_CONNECTIONS", "500", /must be a whole number from 2 to 200, not "500"/],
  ["STEWARD_DATABASE_CONNECTIONS", "1e2", /must be a whole number/],
  [
    "STEWARD_YOUTUBE_POLL_EVERY",
    "0 seconds",
    /must be a time from 1 second to 1 day, as in 60 seconds, not "0 seconds"/
  ],
  ["STEWARD_YOUTUBE_POLL_EVERY", "soon", /must be a time/],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "foo", /must be an http or https address/],
  ["STEWARD_LANGUAGE_MODEL_ADDRESS", "foo", /^STEWARD_LANGUAGE_MODEL_ADDRESS must be an http or https address/m],
  ["STEWARD_LANGUAGE_MODEL", "gpt", /^STEWARD_LANGUAGE_MODEL_PROVIDER and STEWARD_LANGUAGE_MODEL_KEY are missing/],
  ["STEWARD_LANGUAGE_MODEL_ADDRESS", "http://localhost:11434/v1", /are missing: a language model takes/],
  ["STEWARD_MAIL_FROM", "a@example.com", /^STEWARD_SMTP_URL is missing: mail takes/],
  ["STEWARD_GOOGLE_CLIENT_ID", "id", /^STEWARD_GOOGLE_CLIENT_SECRET is missing/],
  [
    "DATABASE_URL",
    "",
    /^DATABASE_URL is blank; it must be the address of a PostgreSQL, as in postgres:.*, or not set at all, for the demonstration\.$/
  ],
  ["DATABASE_URL", " \t", /^DATABASE_URL is blank/],
  ["STEWARD_LANGUAGE_MODEL_OPINIONS_A_DAY", "5", /are missing: a language model takes/],
  ["OTEL_RESOURCE_ATTRIBUTES", "production", /must be attributes as name=value/],
  ["OTEL_RESOURCE_ATTRIBUTES", "=production", /must be attributes as name=value/],
  ["DATABASE_URL", "foo", /^DATABASE_URL must be the address of a PostgreSQL, as in postgres:/],
  ["STEWARD_ALLOW_PRIVATE_TARGETS", "maybe", /must be true or false, not "maybe"/],
  ["STEWARD_TRUSTED_PROXIES", "10.0.0.0/8, everyone", /must be addresses or networks/],
  ["STEWARD_TRUSTED_PROXIES", "10", /must be addresses or networks such as 10\.0\.0\.1 or 10\.0\.0\.0\/8/],
  ["STEWARD_TRUSTED_PROXIES", "10/8", /must be addresses or networks/],
  ["STEWARD_ALLOWED_ORIGINS", "https://a.example/path", /must be origins/],
  ["STEWARD_ALLOWED_ORIGINS", "ftp://a.example", /must be origins/],
  ["STEWARD_ALLOWED_ORIGINS", "*", /must be origins/],
  ["STEWARD_MAIL_FROM", "Steward", /must be an e-mail address/],
  ["STEWARD_SMTP_URL", "smtp://mail.example.com:99999", /must be the address of a mail server/],
  ["STEWARD_SMTP_URL", "smtp://me@", /must be the address of a mail server/],
  ["STEWARD_DATABASE_STATEMENT_TIMEOUT", "1 milli", /from 1 second to 1 hour, as in 15 seconds, or 0 seconds/],
  ["STEWARD_FACEBOOK_VERIFY_TOKEN", "t", /^STEWARD_FACEBOOK_APP_SECRET is missing: receiving from Facebook takes/],
  ["STEWARD_FACEBOOK_GRAPH", "https://graph.example/v26.0?a=b", /without a query/],
  ["STEWARD_YOUTUBE_API", "https://api.example/#v3", /without a query/],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "https://collector.example?key=1", /without a query/],
  ["OTEL_TRACES_EXPORTER", "console", /must be otlp or none/],
  ["OTEL_EXPORTER_OTLP_HEADERS", "Bearer abc", /must be headers as name=value/],
  ["STEWARD_PROT", "8080", /^STEWARD_PROT is not a setting; did you mean STEWARD_PORT\?$/],
  ["STEWARD_SECRETKEY", key, /did you mean STEWARD_SECRET_KEY/],
  ["STEWARD_DATABASE_URL", "postgres://localhost/x", /did you mean DATABASE_URL/],
  ["steward_port", "8080", /did you mean STEWARD_PORT/]
]

describe("settings", () => {
  for (const [name, given, answer] of refused) {
    it.effect(`${name}=${given} is refused in words`, () =>
      Effect.map(problems({ [name]: given }), (found) => assert.match(found.join("\n"), answer))
    )
  }

  it.effect("are judged all at once", () =>
    Effect.gen(function* () {
      const found = yield* problems({
        STEWARD_PORT: "x",
        STEWARD_BASE_URL: "y",
        STEWARD_LANGUAGE_MODEL_ADDRESS: "foo",
        STEWARD_LANGUAGE_MODEL: "gpt",
        STEWARD_PROT: "1"
      })
      assert.strictEqual(found.length, 5)
    })
  )

  it.effect.prop(
    "that are blank are absent, but for the database, without which Steward would be something else",
    [
      FastCheck.constantFrom(...Object.keys(settingNames).filter((name) => name !== "DATABASE_URL")),
      FastCheck.constantFrom("", " ", "\t")
    ],
    ([name, blank]) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* problems({ [name]: blank }), [])
        const { groups: _, ...config } = yield* read({ [name]: blank })
        const { groups: __, ...absent } = yield* read({})
        assert.deepStrictEqual(config, absent)
      })
  )

  it.effect("never show a secret", () =>
    Effect.gen(function* () {
      const found = yield* problems({
        DATABASE_URL: "mysql://me:hunter2@host/db",
        STEWARD_SMTP_URL: "http://me:hunter2@host",
        STEWARD_SECRET_KEY: "hunter2",
        OTEL_EXPORTER_OTLP_ENDPOINT: "https://me:hunter2@host"
      })
      assert.isAtLeast(found.length, 4)
      assert.notInclude(found.join("\n"), "hunter2")
    })
  )

  it.effect("that are right are read", () =>
    Effect.gen(function* () {
      const config = yield* read({
        STEWARD_HOST: "[::1]",
        STEWARD_BASE_URL: "https://steward.example.com/",
        STEWARD_SECRET_KEY: `${key}, ${Buffer.alloc(32, 2).toString("base64")}`,
        STEWARD_YOUTUBE_POLL_EVERY: "5 minutes",
        STEWARD_ALLOW_PRIVATE_TARGETS: "TRUE",
        STEWARD_TRUSTED_PROXIES: "10.0.0.1, 192.168.0.0/16, ::1",
        STEWARD_SMTP_URL: "smtps://me:secret@mail.example.com:465",
        STEWARD_MAIL_FROM: "Steward <steward@example.com>",
        STEWARD_DATABASE_STATEMENT_TIMEOUT: "0 seconds",
        OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20abc, x-team=steward",
        DATABASE_URL: "postgresql:///steward?host=/var/run/postgresql"
      })
      assert.deepStrictEqual(config.host, Option.some("::1"))
      assert.deepStrictEqual(config.baseUrl, Option.some("https://steward.example.com"))
      assert.strictEqual(Option.getOrThrow(config.secretKeys).length, 2)
      assert.strictEqual(Duration.toMinutes(config.platforms.youtube.pollEvery), 5)
      assert.isTrue(config.allowPrivateTargets)
      assert.include(Redacted.value(Option.getOrThrow(config.databaseUrl)), "/var/run/postgresql")
    })
  )

  it("of others, and those that Kubernetes sets, are left alone", () => {
    const kubernetes = {
      STEWARD_SERVICE_HOST: "10.0.0.1",
      STEWARD_SERVICE_PORT_HTTP: "80",
      STEWARD_PORT_8080_TCP: "tcp://10.0.0.1:8080",
      STEWARD_PORT_8080_TCP_ADDR: "10.0.0.1",
      STEWARD_DB_PORT: "tcp://10.0.0.2:5432"
    }
    assert.deepStrictEqual(settingProblems(undefined, { ...kubernetes, HOME: "/", STEWARD_TEAM_NOTE: "hello" }), [])
  })
})
