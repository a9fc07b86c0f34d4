import { HttpRouter, HttpServerRequest } from "@effect/platform"
import { Effect, Option } from "effect"
import { Forbidden, NotFound, Unauthorized } from "#schema/Errors.ts"
import { may, type Permission, refusal } from "#schema/resources/Permission.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Visitor } from "../Visitor/Visitor.ts"

const noSession = new Unauthorized({ message: "Nobody is signed in; sign in with a browser first" })

const noSuchBrand = new NotFound({ message: "There is no such workspace among those you are a member of" })

/** A parameter of the path. */
const pathParameter = (name: string) => Effect.map(HttpRouter.params, (params) => params[name] ?? "")

/**
 * Who is signed in, in the workspace of the path, with the role they hold there now. What changes something comes from a
 * page of ours: browsers send the session with it whoever asked them to.
 */
export const insider = Effect.gen(function* () {
  const visitor = yield* Visitor
  const members = yield* Members
  const { origin } = new URL((yield* AppLinks).base)

  return Effect.fn("insider")(function* (permission: Permission) {
    const { headers, method } = yield* HttpServerRequest.HttpServerRequest
    const person = Option.getOrNull(yield* visitor.person)
    if (person === null) return yield* Effect.fail(noSession)
    if (method !== "GET" && headers["origin"] !== origin) {
      return yield* Effect.fail(new Forbidden({ message: `Only pages at ${origin} may ask for this` }))
    }
    const workspaceId = yield* pathParameter("workspace")
    const brand = (yield* members.brandsOf(person.id)).find((one) => one.workspaceId === workspaceId)
    if (brand === undefined) return yield* Effect.fail(noSuchBrand)
    if (!may({ role: brand.role, limitedTo: null }, permission)) {
      return yield* Effect.fail(new Forbidden({ message: refusal(permission) }))
    }
    return { workspaceId: brand.workspaceId, actor: person.name }
  })
})
