import { Console, Effect } from "effect"
import { ranWell, redocly, spectral } from "./Tool.ts"

const file = (name: string) => new URL(name, import.meta.url).pathname

/** Whether neither linter finds an error in the document. */
export const linted = Effect.fn("linted")(function* (api: string) {
  yield* Console.log("Spectral, rule sets OAS and OWASP:")
  const bySpectral = yield* ranWell([spectral, "lint", api, "--ruleset", file("spectral.yaml")])
  yield* Console.log("Redocly, recommended rules:")
  const byRedocly = yield* ranWell([redocly, "lint", api, "--config", file("redocly.yaml")])
  return bySpectral && byRedocly
})
