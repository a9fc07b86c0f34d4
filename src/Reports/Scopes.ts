import { type Platform, platforms } from "#schema/Platform.ts"
import type { ReportQuery } from "#schema/Report.ts"

/** What counts are kept by, a platform or an account, and the platform that each belongs to. */
export type Scopes = Readonly<Record<string, Platform>>

/** The counts that a filter asks for. `accountPlatform`: of the account asked for; null where there is none such. */
export const scopesOf = (
  { account_id, platform }: Pick<ReportQuery, "account_id" | "platform">,
  accountPlatform: Platform | null
): Scopes => {
  if (account_id === undefined) {
    const asked = platform === undefined ? platforms : [platform]
    return Object.fromEntries(asked.map((one) => [one, one]))
  }
  const isThere = accountPlatform !== null && (platform === undefined || platform === accountPlatform)
  return isThere ? { [account_id]: accountPlatform } : {}
}
