import { setServers } from "node:dns"
import { readFileSync } from "node:fs"
import { isIP } from "node:net"
import { Effect } from "effect"

/** The name servers in a resolv.conf: resolvers ask the first three. */
export const nameServersIn = (resolvConf: string): ReadonlyArray<string> =>
  [...resolvConf.matchAll(/^[ \t]*nameserver[ \t]+(\S+)/gm)]
    .flatMap(([, address = ""]) => (isIP(address) === 0 ? [] : [address]))
    .slice(0, 3)

/**
 * Looks whether the machine has been told of other name servers, as in another network, and has these asked from now on;
 * answers whether that is so. c-ares itself reads the file once, when it is first asked.
 */
export const nameServersOf = (file: string): Effect.Effect<Effect.Effect<boolean>> => {
  const read = Effect.orElseSucceed(
    Effect.try(() => nameServersIn(readFileSync(file, "utf8"))),
    () => []
  )
  return Effect.map(read, (atFirst) => {
    let known = atFirst.join()
    return Effect.map(read, (servers) => {
      if (servers.length === 0 || servers.join() === known) return false
      known = servers.join()
      setServers(servers)
      return true
    })
  })
}
