import { toolServer } from "#schema/tools/Tools.ts"
import { mcpPath, serverInfo } from "./ServerInfo.ts"

const schemaAddress = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"

/** Names of a registry begin with the domain that they belong to, from its end: `com.example.steward/steward`. */
const nameAt = ({ hostname }: URL) => {
  const isDomain = /^[a-z0-9.-]*[a-z][a-z0-9.-]*$/.test(hostname)
  const namespace = isDomain ? hostname.split(".").reverse().join(".") : hostname.replaceAll(/[^a-z0-9.]+/g, "-")
  return `${namespace.replaceAll(/^[.-]+|[.-]+$/g, "") || "steward"}/${toolServer.name}`
}

/**
 * The tool server in the form of the MCP registry, as the installation at `base` has it. A registry takes icons over
 * https only.
 */
export const registryEntry = (base: string) => {
  const { icons, title, version, websiteUrl } = serverInfo(base)
  return {
    $schema: schemaAddress,
    name: nameAt(new URL(base)),
    title,
    description: "Moderates the comments on a brand's posts and ads: what waits, answers, guidance, reports",
    version,
    websiteUrl,
    ...(base.startsWith("https:") ? { icons } : {}),
    remotes: [
      {
        type: "streamable-http",
        url: `${base}${mcpPath}`,
        headers: [
          {
            name: "Authorization",
            description: "A key of Steward, for clients that do not sign in with OAuth",
            value: "Bearer {steward_key}",
            isRequired: false,
            isSecret: true,
            variables: {
              steward_key: { description: "The key, as `bun run steward keys create` shows it", isSecret: true }
            }
          }
        ]
      }
    ]
  }
}
