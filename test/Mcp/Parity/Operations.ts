import type { ToolName } from "#schema/tools/Tools.ts"
import { tools } from "#schema/tools/Tools.ts"
import type { Given } from "./Steps.ts"

/** The request to the endpoint that a tool is the same as. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly json?: unknown
}

const api = "/api/v1"

/** Where every value is a text, only texts and the page size say the same. */
const query = (given: Given, types: Given = {}): string | null => {
  const entries = Object.entries(given)
  if (entries.some(([name, value]) => typeof value !== (types[name] ?? "string"))) return null
  const text = new URLSearchParams(
    Object.fromEntries(entries.map(([name, value]) => [name, String(value)] as const))
  ).toString()
  return text === "" ? "" : `?${text}`
}

const got = (path: string, given: Given, types?: Given): Operation | null => {
  const asked = query(given, types)
  return asked === null ? null : { method: "GET", path: api + path + asked }
}

/** An id has to be one to stand in a path. */
const idOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value.length <= 64 && !value.includes("\u0000")
    ? encodeURIComponent(value)
    : null

const list = (path: string, defaultSize: number) => (given: Given) =>
  got(path, { limit: defaultSize, ...given }, { limit: "number" })

const posted =
  (path: (id: string) => string) =>
  ({ comment_id, ...json }: Given) => {
    const id = idOf(comment_id)
    return id === null ? null : { method: "POST", path: api + path(id), json }
  }

/**
 * The endpoint's request for the arguments of each tool; null for arguments that the endpoint has no way to be sent,
 * which a tool can only refuse.
 */
export const operations: Readonly<Record<ToolName, (given: Given) => Operation | null>> = {
  whoami: (given) => got("/me", given),
  get_autopilot_status: (given) => got("/autopilot", given),
  list_needs_you: list("/autopilot/needs-you", 20),
  answer_needs_you: posted((id) => `/autopilot/needs-you/${id}/answer`),
  list_comments: list("/comments", 25),
  get_comment: ({ comment_id, ...rest }) => {
    const id = idOf(comment_id)
    return id === null ? null : got(`/comments/${id}`, rest)
  },
  act_on_comment: posted((id) => `/comments/${id}/actions`),
  get_report: (given) => got("/reports/summary", given),
  get_guidance: (given) => got("/autopilot/guidance", given),
  update_guidance: (json) => ({ method: "PUT", path: `${api}/autopilot/guidance`, json }),
  list_protections: (given) => got("/autopilot/protections", given),
  set_protection: ({ mode, on, protection, ...rest }) => {
    const [value, other] = protection === "answer_questions" ? [mode, on] : [on, mode]
    if (typeof protection !== "string" || value === undefined || other !== undefined) return null
    return { method: "PATCH", path: `${api}/autopilot/protections`, json: { [protection]: value, ...rest } }
  },
  record_sale: (json) => ({ method: "POST", path: `${api}/conversions`, json }),
  list_accounts: (given) => got("/accounts", given),
  reply_privately: posted((id) => `/comments/${id}/private-reply`)
}

/** Whether a tool changes nothing, whatever comes of it. */
export const isRead = (tool: ToolName): boolean => tools[tool].hints.readOnly
