import { type Platform, platforms } from "#schema/Platform.ts"
import type { ReportQuery } from "#schema/resources/Report.ts"

/** What counts are kept by: a platform or an account, and `all`. */
export interface Scopes {
  /** Of all comments that a report is about. */
  readonly whole: string
  /** Of the parts of these that are on each platform. */
  readonly parts: ReadonlyMap<string, Platform>
}

/** As it stands in the database. */
const all = ""

/**
 * The counts that a filter asks for; none where nothing can pass it. `accountPlatform`: of the account asked for, and
 * null where there is none such.
 */
export const scopesOf = (
  { account_id, platform }: Pick<ReportQuery, "account_id" | "platform">,
  accountPlatform: Platform | null
): Scopes | null => {
  if (account_id !== undefined) {
    const isThere = accountPlatform !== null && (platform === undefined || platform === accountPlatform)
    return isThere ? { whole: account_id, parts: new Map([[account_id, accountPlatform]]) } : null
  }
  return platform === undefined
    ? { whole: all, parts: new Map(platforms.map((one) => [one, one])) }
    : { whole: platform, parts: new Map([[platform, platform]]) }
}
