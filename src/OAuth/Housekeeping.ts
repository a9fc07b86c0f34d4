import { Effect, Layer } from "effect"
import { keepHouse } from "#src/Access/Housekeeping.ts"
import { Clients } from "./Clients/Clients.ts"
import { Grants } from "./Grants/Grants.ts"

/** Throws away grants, codes and tokens that have expired, and clients that nobody uses. */
export const oauthHousekeeping = Layer.unwrapEffect(
  Effect.map(Effect.all([Grants, Clients]), (services) => keepHouse(services.map(({ forget }) => forget)))
)
