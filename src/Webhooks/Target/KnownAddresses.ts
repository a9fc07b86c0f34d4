import { Effect } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { Resolver } from "../Names/Resolver.ts"
import { checkedAddresses } from "./CheckedAddresses.ts"
import { TargetPolicy } from "./TargetPolicy.ts"

/** Milliseconds for which what a name stands for is not asked again: a busy host would be asked for every delivery. */
const knownFor = 1000

const remembered = 4096

/** Checked addresses of origins that were asked for just now. Connect to these: whoever asks again may hear others. */
export const knownAddresses = Effect.gen(function* () {
  const resolver = yield* Resolver
  const { rulesFor } = yield* TargetPolicy
  const clock = yield* Effect.clock
  const known = new Map<string, { readonly addresses: ReadonlyArray<string>; readonly until: number }>()

  return {
    find: ({ origin }: URL): ReadonlyArray<string> | undefined => {
      const found = known.get(origin)
      return found !== undefined && clock.unsafeCurrentTimeMillis() < found.until ? found.addresses : undefined
    },
    ask: tracedFn("KnownAddresses.ask")(
      function* (url: URL, sharer: string) {
        const addresses = yield* checkedAddresses(url, rulesFor(url.href), sharer)
        if (known.size >= remembered) known.clear()
        known.set(url.origin, { addresses, until: clock.unsafeCurrentTimeMillis() + knownFor })
        return addresses
      },
      Effect.provideService(Resolver, resolver)
    )
  }
})
