import { BunContext } from "@effect/platform-bun"
import { Effect, Exit, Redacted, Scope } from "effect"
import type { TestProject } from "vitest/node"
import { judgeRun, recordings } from "./Statements/Guard.ts"
import { databaseUrl, fastestRoot, templateDatabase, testCluster } from "./TestCluster.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The run's PostgreSQL, for `TestDatabase`: connects to a database beside the template. */
    readonly testServer: { readonly url: string; readonly socket: string }
    /** The folder where processes write down what they asked of PostgreSQL. */
    readonly recordings: string
  }
}

const isWhole = async ({ config, vitest }: TestProject) => {
  if (!config.include.includes("test/**/*.test.ts")) return false
  const files = vitest.state.getFiles()
  const all = await vitest.globTestSpecifications()
  return (
    files.length === all.length &&
    vitest.config.testNamePattern === undefined &&
    files.every(({ result }) => result?.state === "pass")
  )
}

/** Starts one PostgreSQL for the whole run; when the run ends, judges what was asked of it, and ends it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scope = Effect.runSync(Scope.make())
  const { socket, url } = await Effect.runPromise(
    fastestRoot.pipe(Effect.flatMap(testCluster), Scope.extend(scope), Effect.provide(BunContext.layer))
  )
  project.provide("testServer", { url: Redacted.value(url), socket })
  const folder = recordings()
  project.provide("recordings", folder)
  return async () => {
    const template = Redacted.value(databaseUrl(url, templateDatabase))
    const wrong = await isWhole(project)
      .then((whole) => judgeRun(folder, template, whole))
      .finally(() => Effect.runPromise(Scope.close(scope, Exit.void)))
    if (wrong.length === 0) return
    console.error(`Statements that name no workspace; test/Statements says more:\n${wrong.join("\n")}`)
    process.exitCode = 1
  }
}
