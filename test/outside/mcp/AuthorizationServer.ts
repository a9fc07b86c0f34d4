import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { consented } from "./Browser.ts"
import { heard, type Verdict, verdict } from "./Judge.ts"
import type { Stage } from "./Stage.ts"

const callbackPort = 6298
const scenarios = ["authorization-server-metadata-endpoint", "authorization-code-grant"]

const clientId = async ({ baseUrl }: Stage): Promise<string> => {
  const response = await fetch(`${baseUrl}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      client_name: "The protocol's judge",
      redirect_uris: [`http://127.0.0.1:${callbackPort}/callback`],
      token_endpoint_auth_method: "none"
    })
  })
  const registered: unknown = await response.json()
  if (typeof registered === "object" && registered !== null && "client_id" in registered) {
    return String(registered.client_id)
  }
  throw new Error(`The judge could not be registered: ${JSON.stringify(registered)}`)
}

/** Both scenarios in one run, as the second goes by what the first finds; a person follows the address it prints. */
export const authorizationServerJudged = async (stage: Stage): Promise<ReadonlyArray<Verdict>> => {
  const output = await mkdtemp(`${tmpdir()}/steward-conformance-`)
  const args = ["authorization", "--url", stage.baseUrl, "--client-id", await clientId(stage)]
  const more = ["--resource", `${stage.baseUrl}/mcp`, "--port", String(callbackPort), "--output-dir", output]
  let signedIn = false
  const { code, said } = await heard([...args, ...more], (soFar) => {
    const address = /https?:\/\/\S+\/oauth\/authorize\?\S+/.exec(soFar)?.[0]
    if (address === undefined || signedIn) return
    signedIn = true
    consented(address, stage.account).then((url) => fetch(url), console.error)
  })
  await rm(output, { recursive: true })
  const whole = verdict("authorization server", "2026-07-28", said)
  const missing = scenarios.filter((scenario) => !said.includes(scenario))
  if (code === 0 && missing.length === 0) return [whole]
  return [{ ...whole, good: false, row: [...whole.row, `ended with ${code}; ${missing.join(", ")} missing`] }]
}
