import { Layer } from "effect"
import { ConnectedAccounts } from "./ConnectedAccounts.ts"
import { ConnectionEndings } from "./ConnectionEndings.ts"
import { KnownAccounts } from "./KnownAccounts.ts"

/** The services of this room. */
export const directoryServices = Layer.mergeAll(ConnectedAccounts.layer, ConnectionEndings.layer, KnownAccounts.layer)
