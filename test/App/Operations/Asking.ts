import { Effect, Redacted } from "effect"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { byLink } from "#test/Access/TestSignIn.ts"
import { testSettings } from "#test/House.ts"
import { type Asked, ask } from "#test/Http/Asking.ts"

/** Asks for operations of a workspace as somebody who is signed in, from a page of ours unless another origin is said. */
export const asking = Effect.fn("asking")(function* (personId: PersonId, workspaceId: WorkspaceId) {
  const token = yield* Effect.flatMap(Sessions, ({ start }) => start(personId, byLink))
  const cookie = `__Host-steward_session=${Redacted.value(token)}`
  return (method: string, path: string, asked: Omit<Asked, "key"> = {}) =>
    ask(method, `/app/v1/${workspaceId}${path}`, {
      ...asked,
      headers: { cookie, origin: testSettings.baseUrl, "sec-fetch-site": "same-origin", ...asked.headers }
    })
})
