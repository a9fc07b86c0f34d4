import type { Implementation } from "@modelcontextprotocol/server"
import { toolServer } from "#schema/tools/Tools.ts"

/** Where the tool server is, under the address of the installation. */
export const mcpPath = "/mcp"

/** Where the picture of Steward is. */
const iconPath = "/favicon.svg"

/** What the tool server says of itself to every client; `base` is the address of the installation. */
export const serverInfo = (base: string): Implementation => ({
  ...toolServer,
  websiteUrl: base,
  icons: [{ src: `${base}${iconPath}`, mimeType: "image/svg+xml", sizes: ["any"] }]
})
