import { DateTime, Duration } from "effect"
import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import type { Finding } from "#schema/resources/Diagnosis.ts"
import { keptAfterEnd, termPlatforms } from "#src/Comments/Terms/TextTerm.ts"
import type { UnreadForms } from "../Leads/FormsRepo.ts"
import { type ApiAddress, imitatedHere } from "../Port/ApiAddress.ts"
import { type Diagnosis, finding } from "../Port/Diagnosis.ts"
import type { PlatformError } from "../Port/PlatformError.ts"

/** Reading an account that takes no longer than this between two times is as it should be. */
const longestUnread = Duration.minutes(45)

/** What Steward itself knows of an account that is connected. `every`: how often it is read. */
export const readingFindings = (
  account: Account,
  every: Duration.Duration,
  now: DateTime.Utc
): ReadonlyArray<Finding> => {
  const { connected_at, health } = account
  if (health.state === "failing") {
    return [
      finding(
        "reading",
        `It cannot be read since ${health.since}: ${health.reason}`,
        "Steward tries again by itself. Where nothing else is found here, look whether the platform has trouble."
      )
    ]
  }
  const late = DateTime.subtractDuration(now, Duration.max(longestUnread, Duration.times(every, 3)))
  const read = DateTime.unsafeMake(health.last_poll_at ?? connected_at)
  return DateTime.greaterThan(read, late)
    ? []
    : [
        finding(
          "reading",
          health.last_poll_at === null ? "It was never read." : `It was last read at ${health.last_poll_at}.`,
          "Look whether Steward runs, and what its log says of this account."
        )
      ]
}

const forms = (count: number) =>
  count === 1 ? "1 form that somebody filled in" : `${count} forms that people filled in`

/** What people answered to forms of ads and Steward does not know. */
export const formFindings = ({ lost, reason, waiting }: Omit<UnreadForms, "account_id">): ReadonlyArray<Finding> => [
  ...(waiting === 0
    ? []
    : [
        finding(
          "reading",
          `${forms(waiting)} could not be read: ${reason}`,
          "Mend what is found here. Steward tries again by itself, until 90 days after a form was filled in."
        )
      ]),
  ...(lost === 0
    ? []
    : [
        finding(
          "reading",
          `${forms(lost)} will not be read: ${reason}`,
          "Look for the answers at the platform, and enter them as contacts."
        )
      ])
]

/** An account that has to be connected again, and what is lost when it is not. */
export const endedFindings = ({ health, platform }: Account): ReadonlyArray<Finding> => {
  const days = Math.round(Duration.toDays(keptAfterEnd))
  const lost = termPlatforms.includes(platform)
    ? ` ${platformName(platform)} has its texts and names deleted ${days} days after that.`
    : ""
  const what = `It is disconnected since ${health.since}. ${health.reason ?? ""}`.trimEnd()
  return [finding("token", `${what}${lost}`, "Connect it again. Nothing else is lost.")]
}

/** What the platform said instead of telling what the account lacks. */
export const refusedDiagnosis = (error: PlatformError, apiAddress: ApiAddress): Diagnosis => {
  const only = (one: Finding): Diagnosis => ({ findings: [one], tokenEndsAt: null, quota: null })
  switch (error._tag) {
    case "TokenExpired":
      return only(finding("token", error.reason, "Connect it again."))
    case "RateLimited":
      return only(finding("quota", error.reason, "Wait, and look again."))
    case "NotAllowed":
      return only(finding("permission", error.reason, "Connect it again, and leave every permission ticked."))
    case "InvalidPlatformRequest":
      return only(finding("settings", error.reason, "Look at the settings of this platform, and try again."))
    default:
      return only(
        finding(
          "reading",
          `${error.reason} So the platform could not be asked.`,
          `Look again in a while.${imitatedHere(apiAddress)}`
        )
      )
  }
}
