import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import type { Connection } from "./EveryTool.ts"
import { oauthMemory } from "./OAuthMemory.ts"
import type { Stage } from "./Stage.ts"

const info = { name: "sdk-1", version: "1" }

const connection = async (client: Client, transport: StreamableHTTPClientTransport): Promise<Connection> => {
  const { tools } = await client.listTools()
  return {
    revision: transport.protocolVersion ?? "",
    names: tools.map(({ name }) => name),
    call: async (name, args) => {
      const { content, isError, structuredContent } = await client.callTool({ name, arguments: args })
      return { content, isError: isError === true, structuredContent }
    }
  }
}

const address = ({ baseUrl }: Stage) => new URL(`${baseUrl}/mcp`)

export const withKey = async (stage: Stage) => {
  const client = new Client(info)
  const headers = { authorization: `Bearer ${stage.key}` }
  const transport = new StreamableHTTPClientTransport(address(stage), { requestInit: { headers } })
  await client.connect(transport)
  return connection(client, transport)
}

export const withSignIn = async (stage: Stage) => {
  const { consent, provider } = oauthMemory(stage)
  const first = new StreamableHTTPClientTransport(address(stage), { authProvider: provider })
  const refused = await new Client(info).connect(first).then(
    () => undefined,
    (error: unknown) => error
  )
  if (!(refused instanceof UnauthorizedError)) throw new Error(`It was not sent to sign in: ${refused}`)
  await first.finishAuth((await consent()).get("code") ?? "")
  const client = new Client(info)
  const transport = new StreamableHTTPClientTransport(address(stage), { authProvider: provider })
  await client.connect(transport)
  return connection(client, transport)
}
