import { type HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Duration, Option, Redacted } from "effect"
import { halfLifetime, type SecondStepNeeded } from "#src/Access/SignIn/HalfSignIns.ts"
import { deviceLifetime } from "#src/Access/SignIn/KnownDevices.ts"
import { absoluteLimit } from "#src/Access/SignIn/Sessions.ts"
import type { SignedIn } from "#src/Access/SignIn/SignedIn.ts"

const cookieOf = (baseUrl: string, purpose: string, maxAge: Duration.Duration) => {
  const secure = baseUrl.startsWith("https:")
  // the prefix makes browsers refuse it from other hosts, and without Secure
  const name = secure ? `__Host-steward_${purpose}` : `steward_${purpose}`
  const options = { httpOnly: true, path: "/", sameSite: "lax", secure } as const
  return {
    read: ({ cookies }: HttpServerRequest.HttpServerRequest): Option.Option<Redacted.Redacted> =>
      Option.map(Option.fromNullable(cookies[name]), Redacted.make),
    set: (response: HttpServerResponse.HttpServerResponse, token: Redacted.Redacted) =>
      HttpServerResponse.unsafeSetCookie(response, name, Redacted.value(token), { ...options, maxAge }),
    clear: (response: HttpServerResponse.HttpServerResponse) =>
      HttpServerResponse.unsafeSetCookie(response, name, "", { ...options, maxAge: Duration.zero })
  }
}

/**
 * The cookies that a session, a sign-in that waits for its second factor, and a device on which somebody has signed in
 * are known by. The device's stays.
 */
export const sessionCookies = (baseUrl: string) => {
  const session = cookieOf(baseUrl, "session", absoluteLimit)
  const half = cookieOf(baseUrl, "half", halfLifetime)
  const device = cookieOf(baseUrl, "device", deviceLifetime)
  return {
    session: session.read,
    device: device.read,
    half: half.read,
    set: (response: HttpServerResponse.HttpServerResponse, signedIn: SignedIn) =>
      device.set(half.clear(session.set(response, signedIn.session)), signedIn.device),
    setHalf: (response: HttpServerResponse.HttpServerResponse, waiting: Pick<SecondStepNeeded, "device" | "half">) =>
      device.set(half.set(response, waiting.half), waiting.device),
    clear: session.clear
  }
}
