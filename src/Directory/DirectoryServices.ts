import { Layer } from "effect"
import { ConnectedAccounts } from "./ConnectedAccounts.ts"
import { KnownAccounts } from "./KnownAccounts.ts"

/** The services of this room. */
export const directoryServices = Layer.merge(ConnectedAccounts.layer, KnownAccounts.layer)
