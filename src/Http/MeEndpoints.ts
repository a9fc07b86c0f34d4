import { Effect } from "effect"
import { me } from "#src/Access/Whoami.ts"
import { ok } from "./Answer.ts"
import { endpoints } from "./Endpoints.ts"

export const meEndpoints = endpoints("me", { get: ({ principal }) => Effect.succeed(ok(me(principal))) })
