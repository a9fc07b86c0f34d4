import type { Described } from "#src/Ground/Settings.ts"
import { platformSettingNames } from "#src/Platforms/Adapters/Adapters.ts"

/** The settings of the service itself, as they are called in the environment. */
const ownNames = {
  DATABASE_URL: {
    what: "PostgreSQL to use, as in postgres://user:password@host:5432/database",
    otherwise: "one of its own, in the data folder, with a demonstration"
  },
  STEWARD_PORT: { what: "the port to listen on", otherwise: "8080" },
  STEWARD_HOST: { what: "the address to listen on", otherwise: "all; 127.0.0.1 for the demonstration" },
  STEWARD_BASE_URL: {
    what: "the address at which others reach it, without a path",
    otherwise: "http://localhost:<port>"
  },
  STEWARD_DATA_DIR: { what: "the data folder", otherwise: ".steward" },
  STEWARD_SECRET_KEY: {
    what: "32 bytes in base64 that seal stored secrets; separate several with commas, the first seals",
    otherwise: "made once, kept in the data folder"
  },
  STEWARD_DATABASE_CONNECTIONS: { what: "the size of the connection pool", otherwise: "20" },
  STEWARD_DATABASE_CONNECT_TIMEOUT: {
    what: "how long to wait for a database connection",
    otherwise: "5 seconds"
  },
  STEWARD_DATABASE_STATEMENT_TIMEOUT: {
    what: "how long one database statement may take; 0 seconds for no limit",
    otherwise: "15 seconds"
  },
  STEWARD_RATE_LIMIT_PER_MINUTE: { what: "requests of one key in a minute", otherwise: "600" },
  STEWARD_RATE_LIMIT_BURST: { what: "requests of one key at once", otherwise: "60" },
  STEWARD_TRUSTED_PROXIES: {
    what: "proxies whose X-Forwarded-For is trusted, as in 10.0.0.0/8, with commas",
    otherwise: "none"
  },
  STEWARD_ALLOWED_ORIGINS: { what: "origins whose pages may call the tool server, with commas", otherwise: "its own" },
  STEWARD_ALLOW_PRIVATE_TARGETS: { what: "allows webhooks to private addresses, for development", otherwise: "false" },
  STEWARD_SMTP_URL: { what: "the mail server, as in smtps://user:password@host:465", otherwise: "e-mails are logged" },
  STEWARD_MAIL_FROM: { what: "the sender of e-mails", otherwise: "e-mails are logged" },
  STEWARD_OPERATOR: { what: "who runs this installation, as its public pages say", otherwise: "they name nobody" },
  STEWARD_OPERATOR_CONTACT: {
    what: "how people reach the operator, as public pages say",
    otherwise: "they do not say"
  },
  STEWARD_PRIVACY: { what: "a text file or an address for /privacy", otherwise: "a text to be completed" },
  STEWARD_TERMS: { what: "a text file or an address for /terms", otherwise: "a text to be completed" },
  STEWARD_DATA_DELETION: { what: "a text file or an address for /data-deletion", otherwise: "a text to be completed" },
  STEWARD_BACKUPS_KEPT_DAYS: {
    what: "days that backups of the database are kept, as told to people whose data is deleted",
    otherwise: "they are told that it is not known"
  },
  STEWARD_LANGUAGE_MODEL_PROVIDER: { what: "openai (or a service with its protocol) or anthropic", otherwise: "off" },
  STEWARD_LANGUAGE_MODEL: { what: "the model's name at the provider", otherwise: "off" },
  STEWARD_LANGUAGE_MODEL_KEY: { what: "the key for the provider", otherwise: "off" },
  STEWARD_LANGUAGE_MODEL_ADDRESS: { what: "the address of the provider", otherwise: "the provider's own" },
  STEWARD_LANGUAGE_MODEL_OPINIONS_A_DAY: {
    what: "comments of one workspace that the language model is asked about in a day, UTC",
    otherwise: "500"
  },
  STEWARD_METRICS: {
    what: "who may read /metrics, for Prometheus: off, loopback (this machine alone) or all",
    otherwise: "off"
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: { what: "where traces and metrics go, by OTLP over HTTP", otherwise: "off" },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: { what: "where traces go, the whole address", otherwise: "the address above" },
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: { what: "where metrics go, the whole address", otherwise: "the address above" },
  OTEL_EXPORTER_OTLP_HEADERS: { what: "headers for the collector, as name=value with commas", otherwise: "none" },
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: { what: "headers for traces alone", otherwise: "the headers above" },
  OTEL_EXPORTER_OTLP_METRICS_HEADERS: { what: "headers for metrics alone", otherwise: "the headers above" },
  OTEL_EXPORTER_OTLP_TIMEOUT: { what: "milliseconds that the collector has to answer", otherwise: "10000" },
  OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: { what: "the same for traces alone", otherwise: "the time above" },
  OTEL_EXPORTER_OTLP_METRICS_TIMEOUT: { what: "the same for metrics alone", otherwise: "the time above" },
  OTEL_BSP_SCHEDULE_DELAY: { what: "milliseconds between two sends of traces", otherwise: "5000" },
  OTEL_METRIC_EXPORT_INTERVAL: { what: "milliseconds between two sends of metrics", otherwise: "10000" },
  OTEL_SERVICE_NAME: { what: "the name under which traces and metrics are kept", otherwise: "steward" },
  OTEL_RESOURCE_ATTRIBUTES: {
    what: "more about this installation, as name=value with commas; service.name among them",
    otherwise: "none"
  },
  OTEL_TRACES_EXPORTER: { what: "none to send no traces", otherwise: "otlp" },
  OTEL_METRICS_EXPORTER: { what: "none to send no metrics", otherwise: "otlp" },
  OTEL_SDK_DISABLED: { what: "sends neither traces nor metrics", otherwise: "false" }
} as const satisfies Record<string, Described>

export type SettingName = keyof typeof ownNames

/** Every setting, those of the platforms included: what it is for, as the usage shows it. */
export const settingNames: Readonly<Record<string, Described>> = { ...ownNames, ...platformSettingNames }
