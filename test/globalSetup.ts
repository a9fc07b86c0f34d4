import { BunContext } from "@effect/platform-bun"
import { Effect, Exit, Redacted, Scope } from "effect"
import type { TestProject } from "vitest/node"
import { fastestRoot, testCluster } from "./TestCluster.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The run's PostgreSQL, for `TestDatabase`: connects to a database beside the template. */
    readonly testServer: { readonly url: string; readonly socket: string }
  }
}

/** Starts one PostgreSQL for the whole run, and ends it when the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scope = Effect.runSync(Scope.make())
  const { socket, url } = await Effect.runPromise(
    fastestRoot.pipe(Effect.flatMap(testCluster), Scope.extend(scope), Effect.provide(BunContext.layer))
  )
  project.provide("testServer", { url: Redacted.value(url), socket })
  return () => Effect.runPromise(Scope.close(scope, Exit.void))
}
