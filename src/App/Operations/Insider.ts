import { HttpRouter, HttpServerRequest } from "@effect/platform"
import { Effect } from "effect"
import { Forbidden } from "#schema/Errors.ts"
import { may, type Permission, refusal } from "#schema/resources/Permission.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { AnswerHeaders } from "#src/Http/Request/AnswerHeaders.ts"
import { SessionAdmission } from "#src/Http/Sessions/SessionAdmission.ts"

/** Who is signed in, in the workspace of the path; and whether the role they hold there now allows it, null for whatever role. */
export const insider = Effect.gen(function* () {
  const sessions = yield* SessionAdmission

  return tracedFn("insider")(function* (permission: Permission | null) {
    const { workspace = "" } = yield* HttpRouter.params
    const request = yield* HttpServerRequest.HttpServerRequest
    const principal = yield* sessions.admit(request, workspace, yield* AnswerHeaders)
    if (permission !== null && !may(principal, permission)) {
      return yield* Effect.fail(new Forbidden({ message: refusal(permission) }))
    }
    return principal
  })
})
