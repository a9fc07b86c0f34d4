import {
  Client,
  type ClientOptions,
  StreamableHTTPClientTransport,
  UnauthorizedError
} from "@modelcontextprotocol/client"
import type { Connection } from "./EveryTool.ts"
import { oauthMemory } from "./OAuthMemory.ts"
import type { Stage } from "./Stage.ts"

const info = { name: "sdk-2", version: "1" }

const connection = (client: Client): Promise<Connection> =>
  client.listTools().then(({ tools }) => ({
    revision: client.getNegotiatedProtocolVersion() ?? "",
    names: tools.map(({ name }) => name),
    call: (name, args) => client.callTool({ name, arguments: args })
  }))

export const withKey = (options: ClientOptions) => async (stage: Stage) => {
  const client = new Client(info, options)
  const authProvider = { token: () => Promise.resolve(stage.key) }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${stage.baseUrl}/mcp`), { authProvider }))
  return connection(client)
}

export const withSignIn = (options: ClientOptions) => async (stage: Stage) => {
  const { consent, provider } = oauthMemory(stage)
  const transport = () => new StreamableHTTPClientTransport(new URL(`${stage.baseUrl}/mcp`), { authProvider: provider })
  const first = transport()
  const refused = await new Client(info, options).connect(first).then(
    () => undefined,
    (error: unknown) => error
  )
  if (!(refused instanceof UnauthorizedError)) throw new Error(`It was not sent to sign in: ${refused}`)
  await first.finishAuth(await consent())
  const client = new Client(info, options)
  await client.connect(transport())
  return connection(client)
}
