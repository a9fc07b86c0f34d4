import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Clock, Duration, Effect, Option, Redacted, Schema } from "effect"
import { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"

const purpose = "page that is shown once"
/** Well above what it takes to go from a form to the page after it. */
const lifetime = Duration.minutes(5)
/** Of a cookie that somebody else wrote. */
const longest = 4000

/** A page, of whom and of which brand; null for what is a person's own. */
const Where = Schema.Struct({ path: Schema.String, workspaceId: Schema.NullOr(WorkspaceId), personId: PersonId })
export type Where = typeof Where.Type

const Kept = Schema.parseJson(Schema.Struct({ ...Where.fields, until: Schema.Number, shown: Schema.Unknown }))
const readKept = Schema.decodeOption(Kept)
const written = Schema.encodeSync(Kept)

/**
 * What a form made that is shown by the page after it, and only the first time: to load that page again neither sends the
 * form once more nor shows a secret twice. It is kept sealed in the browser that sent the form, and nowhere else.
 */
export const shownOnce = Effect.gen(function* () {
  const box = yield* SecretBox
  const { base } = yield* AppLinks
  const secure = base.startsWith("https:")
  const name = secure ? "__Host-steward_made" : "steward_made"
  const options = { httpOnly: true, path: "/", sameSite: "lax", secure } as const

  return {
    /** With an answer that leads to the page. */
    keep: tracedFn("ShownOnce.keep")(function* (
      response: HttpServerResponse.HttpServerResponse,
      where: Where,
      shown: unknown
    ) {
      const until = (yield* Clock.currentTimeMillis) + Duration.toMillis(lifetime)
      const sealed = yield* box.seal(purpose, Redacted.make(written({ ...where, until, shown })))
      const value = Buffer.from(sealed).toString("base64url")
      return HttpServerResponse.unsafeSetCookie(response, name, value, { ...options, maxAge: lifetime })
    }),

    /** None where nothing was kept for this page. */
    find: tracedFn("ShownOnce.find")(function* (where: Where) {
      const { cookies } = yield* HttpServerRequest.HttpServerRequest
      const sent = cookies[name] ?? ""
      if (sent === "" || sent.length > longest) return Option.none<unknown>()
      const opened = yield* Effect.option(box.open(purpose, new Uint8Array(Buffer.from(sent, "base64url"))))
      const now = yield* Clock.currentTimeMillis
      return Option.flatMap(opened, (text) => readKept(Redacted.value(text))).pipe(
        Option.filter(({ path, personId, until, workspaceId }) => {
          const isHere = path === where.path && personId === where.personId && workspaceId === where.workspaceId
          return isHere && now < until
        }),
        Option.map(({ shown }) => shown)
      )
    }),

    /** With the page that shows it. */
    forget: (response: HttpServerResponse.HttpServerResponse) =>
      HttpServerResponse.unsafeSetCookie(response, name, "", { ...options, maxAge: Duration.zero })
  }
})
