import { Effect, Redacted } from "effect"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { byLink } from "#test/Access/TestSignIn.ts"
import { testSettings } from "#test/House.ts"
import { type Asked, ask } from "#test/Http/Asking.ts"

/** The cookie of a session that somebody has begun. */
export const cookieOf = Effect.fn("cookieOf")(function* (personId: PersonId) {
  const token = yield* Effect.flatMap(Sessions, ({ start }) => start(personId, byLink))
  return `__Host-steward_session=${Redacted.value(token)}`
})

/** What a browser sends of itself with what a page of ours asks for. */
export const fromOwnPage = { origin: testSettings.baseUrl, "sec-fetch-site": "same-origin" }

/** Asks as somebody who is signed in, from a page of ours: for operations of the app, and of the API. */
export const signedIn = Effect.fn("signedIn")(function* (personId: PersonId, workspaceId: WorkspaceId) {
  const cookie = yield* cookieOf(personId)
  const asking =
    (base: string, own: Readonly<Record<string, string>>) =>
    (method: string, path: string, asked: Omit<Asked, "key"> = {}) =>
      ask(method, `${base}${path}`, { ...asked, headers: { cookie, ...fromOwnPage, ...own, ...asked.headers } })
  return {
    cookie,
    app: asking(`/app/v1/${workspaceId}`, {}),
    api: asking("/api/v1", { "x-steward-workspace": workspaceId })
  }
})
