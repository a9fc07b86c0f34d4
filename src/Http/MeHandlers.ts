import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { CurrentPrincipal } from "#schema/api/Authentication.ts"
import { me } from "#src/Access/Whoami.ts"
import { ok } from "./Answer.ts"

export const MeHandlers = HttpApiBuilder.group(StewardApi, "me", (handlers) =>
  handlers.handle("get", () => Effect.map(CurrentPrincipal, (principal) => ok(me(principal))))
)
