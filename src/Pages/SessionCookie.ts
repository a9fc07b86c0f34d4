import { type HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Duration, Option, Redacted } from "effect"
import { absoluteLimit } from "#src/Access/Sessions.ts"

/** The cookie that a session is known by. */
export const sessionCookie = (baseUrl: string) => {
  const secure = baseUrl.startsWith("https:")
  // the prefix makes browsers refuse it from other hosts, and without Secure
  const name = secure ? "__Host-steward_session" : "steward_session"
  const options = { httpOnly: true, path: "/", sameSite: "lax", secure } as const
  return {
    read: ({ cookies }: HttpServerRequest.HttpServerRequest): Option.Option<Redacted.Redacted> =>
      Option.map(Option.fromNullable(cookies[name]), Redacted.make),
    set: (response: HttpServerResponse.HttpServerResponse, token: Redacted.Redacted) =>
      HttpServerResponse.unsafeSetCookie(response, name, Redacted.value(token), {
        ...options,
        maxAge: absoluteLimit
      }),
    clear: (response: HttpServerResponse.HttpServerResponse) =>
      HttpServerResponse.unsafeSetCookie(response, name, "", { ...options, maxAge: Duration.zero })
  }
}
