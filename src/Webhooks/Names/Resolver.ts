import { Context, Effect, Layer } from "effect"
import { boundedLookups } from "./BoundedLookups.ts"
import { askMachine } from "./MachineNames.ts"
import type { NameNotResolved } from "./NameNotResolved.ts"

/** DNS, as the machine sees it: all addresses that a host name stands for. */
export class Resolver extends Context.Tag("steward/Resolver")<
  Resolver,
  {
    /** `sharer`: who wants to know, as the id of a workspace. Names of one that hang do not hold up those of others. */
    readonly lookup: (host: string, sharer: string) => Effect.Effect<ReadonlyArray<string>, NameNotResolved>
  }
>() {
  static readonly layer = Layer.scoped(Resolver, Effect.flatMap(askMachine, boundedLookups))
}
