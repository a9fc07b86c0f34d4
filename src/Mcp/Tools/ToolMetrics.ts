import type { ApiError } from "#schema/Errors.ts"
import type { ToolName } from "#schema/tools/Tools.ts"
import { toolCallDuration } from "#src/Telemetry/Metrics.ts"

/** How a call went. */
export type CallOutcome = "ok" | ApiError["code"]

/** To be called where effects run. */
export const measureCall = (tool: ToolName, outcome: CallOutcome, milliseconds: number): void =>
  toolCallDuration.record(milliseconds / 1000, {
    "mcp.method.name": "tools/call",
    "gen_ai.tool.name": tool,
    "error.type": outcome === "ok" ? undefined : outcome
  })
