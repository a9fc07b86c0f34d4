import { Option } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import { printable } from "#src/Ground/Printable.ts"
import type { DemoFile } from "./Settings/DemoFile.ts"

export interface BannerDetails {
  readonly open: string
  readonly setUp: Option.Option<string>
  /** Whose comments are replayed; none for the demonstration's own brand, which the rest is about. */
  readonly brand: Option.Option<Pick<KeyPrincipal, "workspaceId" | "workspaceName">>
}

const ofBrand = ({ workspaceId, workspaceName }: Pick<KeyPrincipal, "workspaceId" | "workspaceName">) => `
The comments of your file go to ${printable(workspaceName)}, workspace ${workspaceId}. The key above is not its own; make one with

  bun run steward keys create --name Mine --workspace ${workspaceId}
`

/** What a newcomer is told: where things are, and three commands to try. */
export const banner = (
  { api_key, base_url, receiver_log, sandbox_url, workspace_id }: DemoFile,
  file: string,
  { brand, open, setUp }: BannerDetails
) => `
Steward is running at ${base_url}

  API key     ${api_key}
  Workspace   ${workspace_id}
  Sandbox     ${sandbox_url} (stands in for the platforms)
  Deliveries  ${receiver_log}
  All of it   ${file}
  Assistants  ${base_url}/mcp (add it as a connector; it sends you here to sign in)
${Option.match(setUp, {
  onNone: () => `  Sign in     ${base_url}/sign-in`,
  onSome: (link) => `  Password    ${link}
              (chooses the owner's, to sign in with later; once, within a day)`
})}

To open the app, signed in as its owner (the link works once, within a quarter of an hour):

  ${open}

Try:

  curl -H "Authorization: Bearer ${api_key}" "${base_url}/api/v1/comments?status=hidden&limit=5"
  curl -H "Authorization: Bearer ${api_key}" "${base_url}/api/v1/autopilot/needs-you"
  curl -H "Authorization: Bearer ${api_key}" "${base_url}/api/v1/autopilot"
${Option.match(brand, { onNone: () => "", onSome: ofBrand })}
Comments as they are decided (Ctrl-C stops everything, the data is kept):
`
