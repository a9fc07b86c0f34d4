import { lookup } from "node:dns"
import { Context, Data, Effect, Layer } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"

/** `reason` says in words why a name has no address. */
export class NameNotResolved extends Data.TaggedError("NameNotResolved")<{ readonly reason: string }> {}

/** DNS, as the machine sees it: all addresses that a host name stands for. */
export class Resolver extends Context.Tag("steward/Resolver")<
  Resolver,
  { readonly lookup: (host: string) => Effect.Effect<ReadonlyArray<string>, NameNotResolved> }
>() {
  static readonly layer = Layer.succeed(Resolver, {
    lookup: tracedFn("Resolver.lookup")((host: string) =>
      Effect.async<ReadonlyArray<string>, NameNotResolved>((resume) =>
        lookup(host, { all: true }, (error, addresses) =>
          resume(
            error === null
              ? Effect.succeed(addresses.map(({ address }) => address))
              : Effect.fail(new NameNotResolved({ reason: words(host, error.code) }))
          )
        )
      )
    )
  })
}

const words = (host: string, code: string | undefined): string =>
  code === "ENOTFOUND"
    ? `the host name ${host} does not exist`
    : `the host name ${host} could not be looked up (${code})`
