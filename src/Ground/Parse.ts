import { isIP } from "node:net"
import { Duration, Either, Option, Redacted } from "effect"

/** Reads the text of a setting, which is not blank. The left says what would be right, after "must be". */
export type Parse<A> = (text: string) => Either.Either<A, string>

const when =
  <A>(right: string, read: (text: string) => A | undefined): Parse<A> =>
  (text) => {
    const value = read(text)
    return value === undefined ? Either.left(right) : Either.right(value)
  }

export const anyText: Parse<string> = Either.right

/** A whole number in decimal digits. */
export const wholeNumber = (least: number, most: number, what = "a whole number"): Parse<number> =>
  when(`${what} from ${least} to ${most}`, (text) => {
    const value = Number(text)
    return /^\d{1,15}$/.test(text) && value >= least && value <= most ? value : undefined
  })

export const port = wholeNumber(0, 65_535, "a port")

export const count = wholeNumber(1, 1_000_000_000)

export const yesOrNo: Parse<boolean> = when("true or false", (text) => {
  const said = text.toLowerCase()
  if (["true", "yes", "on", "1"].includes(said)) return true
  return ["false", "no", "off", "0"].includes(said) ? false : undefined
})

export const oneOf = <const A extends string>(...allowed: ReadonlyArray<A>): Parse<A> =>
  when(allowed.join(" or "), (text) => allowed.find((one) => one === text.toLowerCase()))

/** An http or https address, without a slash at its end. */
export const httpAddress: Parse<string> = when("an http or https address, as in https://example.com", (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(text)) return undefined
  return url.username === "" && url.password === "" ? text.replace(/\/+$/, "") : undefined
})

/** Where a service is reached: what comes after it is put straight behind it. */
export const baseAddress: Parse<string> = when(
  "an http or https address without a query, as in https://steward.example.com",
  (text) => Option.getOrUndefined(Either.getRight(httpAddress(text)).pipe(Option.filter((url) => !/[?#\s]/.test(url))))
)

/** Where Steward itself is reached, whose pages and addresses begin at the root. */
export const ownAddress: Parse<string> = when(
  "an http or https address without a path and a query, as in https://steward.example.com",
  (text) =>
    Option.getOrUndefined(
      Either.getRight(baseAddress(text)).pipe(Option.filter((url) => /^https?:\/\/[^/]+$/i.test(url)))
    )
)

/** What stands between commas. */
export const list = <A>(right: string, read: (part: string) => A | undefined): Parse<ReadonlyArray<A>> =>
  when(`${right}, separated by commas`, (text) => {
    const found = text.split(",").flatMap((part) => (part.trim() === "" ? [] : [read(part.trim())]))
    const good = found.filter((one) => one !== undefined)
    return good.length === found.length ? good : undefined
  })

export const origins = list("origins such as https://example.com", (part) =>
  /^https?:/.test(part) && URL.canParse(part) && new URL(part).origin === part ? part : undefined
)

/** An address of this machine, by name or number, without a port. */
export const listeningAddress: Parse<string> = when(
  "an address of this machine without a port, as in 127.0.0.1, 0.0.0.0 or ::",
  (text) => {
    const bare = text.replace(/^\[(.*)\]$/, "$1")
    if (/^[0-9.]+$/.test(bare) || bare.includes(":")) return isIP(bare) === 0 ? undefined : bare
    return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(bare) ? bare : undefined
  }
)

export const postgresUrl: Parse<Redacted.Redacted> = when(
  "the address of a PostgreSQL, as in postgres://user:password@localhost:5432/steward",
  (text) => (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text) ? Redacted.make(text) : undefined)
)

export const smtpUrl: Parse<Redacted.Redacted> = when(
  "the address of a mail server, as in smtps://user:password@mail.example.com:465",
  (text) =>
    /^smtps?:\/\/[^/?#]+$/.test(text.replace(/\/$/, "")) && URL.canParse(text) && new URL(text).hostname !== ""
      ? Redacted.make(text)
      : undefined
)

/** Who e-mails are from: an address, or a name and an address. */
export const mailbox: Parse<string> = when(
  "an e-mail address, as in steward@example.com or Steward <steward@example.com>",
  (text) => (/^([^\s<>@,;]+@[^\s<>@,;]+|[^<>]*<[^\s<>@,;]+@[^\s<>@,;]+>)$/.test(text) ? text : undefined)
)

/** Headers for a collector, as the standard has them. */
export const headers: Parse<Redacted.Redacted> = when(
  "headers as name=value, separated by commas, as in authorization=Bearer%20abc",
  (text) =>
    text.split(",").every((part) => part.trim() === "" || /^[\w!#$%&'*+.^`|~-]+\s*=/.test(part.trim()))
      ? Redacted.make(text)
      : undefined
)

/** What is told about an installation, as the standard has it. */
export const attributes: Parse<string> = when(
  "attributes as name=value, separated by commas, as in deployment.environment.name=production",
  (text) => (text.split(",").every((part) => part.trim() === "" || /^\s*[^=\s]+\s*=/.test(part)) ? text : undefined)
)

/** A span of time, as in 90 seconds. */
export const span = (
  least: Duration.DurationInput & string,
  most: Duration.DurationInput & string
): Parse<Duration.Duration> =>
  when(`a time from ${least} to ${most}, as in 60 seconds`, (text) =>
    Duration.decodeUnknown(text).pipe(
      Option.filter(Duration.between({ minimum: least, maximum: most })),
      Option.getOrUndefined
    )
  )

/** A span of time that something may take; none for no limit. */
export const limit: Parse<Duration.Duration> = when(
  "a time from 1 second to 1 hour, as in 15 seconds, or 0 seconds for no limit",
  (text) =>
    Duration.decodeUnknown(text).pipe(
      Option.filter(
        (time) => Duration.equals(time, 0) || Duration.between(time, { minimum: "1 second", maximum: "1 hour" })
      ),
      Option.getOrUndefined
    )
)

export const secret: Parse<Redacted.Redacted> = (text) => Either.right(Redacted.make(text))

/** A span of time as the standard of telemetry writes it. */
export const milliseconds: Parse<Duration.Duration> = (text) =>
  Either.map(wholeNumber(1, 3_600_000, "a number of milliseconds")(text), Duration.millis)
