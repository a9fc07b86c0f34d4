import { Console, Effect } from "effect"
import { table } from "../../../src/Cli/Console/Table.ts"
import { authorizationServerJudged } from "./AuthorizationServer.ts"
import { heard, verdict } from "./Judge.ts"
import type { Stage } from "./Stage.ts"

/** The scenarios that say something of a server which has tools and nothing else, and does not know the judge's own. */
const scenarios = [
  ["server-initialize", "2025-11-25"],
  ["server-session-lifecycle", "2025-11-25"],
  ["ping", "2025-11-25"],
  ["tools-list", "2025-11-25"],
  ["tools-list", "2026-07-28"],
  ["dns-rebinding-protection", "2025-11-25"],
  ["dns-rebinding-protection", "2026-07-28"],
  ["server-stateless", "2026-07-28"],
  ["http-header-validation", "2026-07-28"],
  ["caching", "2026-07-28"],
  ["server-sse-multiple-streams", "2025-11-25"],
  ["server-sse-multiple-streams", "2026-07-28"]
] as const

/** The judge knows no keys: it asks here, and is passed on with one. */
const passedOn = (stage: Stage) =>
  Effect.acquireRelease(
    Effect.sync(() =>
      Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        fetch: (request) => {
          const headers = new Headers(request.headers)
          headers.set("authorization", `Bearer ${stage.key}`)
          headers.delete("accept-encoding")
          return fetch(`${stage.baseUrl}/mcp`, {
            method: request.method,
            headers,
            redirect: "manual",
            ...(request.body === null ? {} : { body: request.body })
          })
        }
      })
    ),
    (server) => Effect.promise(() => server.stop(true))
  )

/** What the protocol's own judge thinks of the tool server, and of the sign-in. Prints it; answers whether all is well. */
export const conformance = Effect.fn("conformance")(function* (stage: Stage) {
  const server = yield* passedOn(stage)
  const url = `http://127.0.0.1:${server.port}/mcp`
  const results = yield* Effect.forEach(scenarios, ([scenario, revision]) =>
    Effect.promise(async () => {
      const args = ["server", "--url", url, "--scenario", scenario, "--spec-version", revision]
      return verdict(scenario, revision, (await heard(args)).said)
    })
  )
  const signIn = yield* Effect.promise(() => authorizationServerJudged(stage))
  const all = [...results, ...signIn]
  for (const { good, said } of all) if (!good) yield* Console.log(said)
  const heading = ["scenario", "revision", "", "", "", ""]
  yield* Console.log(
    `\n${table(
      heading,
      all.map(({ row }) => row)
    )}`
  )
  return all.every(({ good }) => good)
}, Effect.scoped)
