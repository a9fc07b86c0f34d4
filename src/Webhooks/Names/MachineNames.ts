import { dns } from "bun"
import { Effect } from "effect"
import { type NameNotResolved, notResolved } from "./NameNotResolved.ts"
import { nameServersOf } from "./NameServers.ts"

/** All addresses that a host name stands for. */
export type AskName = (host: string) => Effect.Effect<ReadonlyArray<string>, NameNotResolved>

/**
 * Who is asked without a thread that waits: `getaddrinfo`, which `node:dns` uses, waits for a name that hangs in one of
 * the few threads that read files, compress, hash passwords and look up the names of platforms and of the database.
 * c-ares reads /etc/hosts and the search domains of /etc/resolv.conf, too.
 */
const backend = process.platform === "darwin" ? "system" : "c-ares"

/** Bun has `getaddrinfo` find these whatever it is told. */
const takesThread = (host: string): boolean => backend === "c-ares" && /\.local(?:host)?$/i.test(host)

/** Asks the machine. Of the names for which a thread has to wait, one is asked for at a time. */
export const askMachine: Effect.Effect<AskName> = Effect.gen(function* () {
  const thread = yield* Effect.makeSemaphore(1)
  const hasOtherServers = yield* nameServersOf("/etc/resolv.conf")
  return (host) => {
    const asking = Effect.tryPromise({
      try: () => dns.lookup(host, { backend }),
      catch: (error) => notResolved(host, codeOf(error))
    })
    const answer = Effect.catchAll(asking, (error) =>
      Effect.flatMap(hasOtherServers, (isSo) => (isSo ? asking : Effect.fail(error)))
    ).pipe(Effect.map((found) => [...new Set(found.map(({ address }) => address))]))
    return takesThread(host) ? thread.withPermits(1)(answer) : answer
  }
})

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : String(error)
