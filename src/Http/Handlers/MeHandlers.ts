import { Effect } from "effect"
import { me } from "#src/Access/Keys/Whoami.ts"
import { data } from "../Endpoints/Answer.ts"
import { handlers } from "./Handlers.ts"

export const meHandlers = handlers("me", { get: ({ principal }) => Effect.succeed(data(me(principal))) })
