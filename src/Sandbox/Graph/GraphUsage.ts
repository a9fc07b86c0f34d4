import type { Call, CallAnswer } from "../World/Call.ts"
import type { World } from "../World/World.ts"

const version = "v26.0"

export const usageHeader = "x-business-use-case-usage"

export const businessUsage = ({ callCount, totalTime, totalCpuTime, regainMinutes }: World["usage"]) => ({
  type: "pages",
  call_count: callCount,
  total_cputime: totalCpuTime,
  total_time: totalTime,
  estimated_time_to_regain_access: regainMinutes
})

/** The usage headers that every Graph answer carries, and a hint when the version is not the expected one. */
export const withUsage = (world: World, call: Call, accountId: string | null, answer: CallAnswer): CallAnswer => {
  const { callCount, totalTime, totalCpuTime } = world.usage
  const asked = call.path.split("/")[2]
  return {
    ...answer,
    headers: {
      "x-app-usage": JSON.stringify({ call_count: callCount, total_time: totalTime, total_cputime: totalCpuTime }),
      [usageHeader]: JSON.stringify(accountId === null ? {} : { [accountId]: [businessUsage(world.usage)] }),
      ...(asked === version ? {} : { "x-sandbox-version-mismatch": `${version} is expected, not ${asked}` }),
      ...answer.headers
    }
  }
}
