import { Context, Layer } from "effect"

/** A page on the machine of whoever looks at it: a program of theirs, such as an inspector. */
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** The origins whose pages may call Steward from a browser; programs that are no browser name none. */
export class AllowedOrigins extends Context.Tag("steward/AllowedOrigins")<
  AllowedOrigins,
  { readonly has: (origin: string) => boolean }
>() {
  /** Steward's own origin and those of `others`, as `https://host` and with the port where it is not the usual one. */
  static readonly layer = ({
    baseUrl,
    others
  }: {
    readonly baseUrl: string
    readonly others: ReadonlyArray<string>
  }) => {
    const known = new Set([new URL(baseUrl).origin, ...others])
    return Layer.succeed(AllowedOrigins, { has: (origin) => known.has(origin) || loopback.test(origin) })
  }
}
