import { DateTime, type Effect, Option } from "effect"
import { type Finding, type FindingKind, type QuotaUse, quotaInWords } from "#schema/resources/Diagnosis.ts"
import type { PlatformError } from "./PlatformError.ts"
import type { AccountAccess } from "./PlatformGateway.ts"

/** What a platform tells of an account. */
export interface Diagnosis {
  readonly findings: ReadonlyArray<Finding>
  /** When its token ends; null for one that does not, that is renewed by being used, or that nobody tells of. */
  readonly tokenEndsAt: DateTime.Utc | null
  readonly quota: QuotaUse | null
}

/** Asks the platform what an account lacks. It changes nothing there. */
export interface Diagnoses {
  readonly diagnose: (account: AccountAccess) => Effect.Effect<Diagnosis, PlatformError>
}

export const finding = (kind: FindingKind, what: string, remedy: string, optional = false): Finding => ({
  kind,
  what,
  remedy,
  optional
})

/** Something a token has to be allowed, and what does not work without it. */
export interface Need {
  readonly permission: string
  /** To go on from "without it". */
  readonly without: string
  /** Comments are moderated without it. */
  readonly optional?: true
}

/** What of all that is needed was not given. `again`: how it is given, a sentence. */
export const lackingPermissions = (
  platform: string,
  needs: ReadonlyArray<Need>,
  given: ReadonlyArray<string>,
  again: string
): ReadonlyArray<Finding> =>
  needs
    .filter(({ permission }) => !given.includes(permission))
    .map(({ optional = false, permission, without }) =>
      finding(
        "permission",
        `${platform} did not give Steward ${permission}: without it ${without}${optional ? ", and comments are moderated all the same" : ""}.`,
        again,
        optional
      )
    )

/** A token is renewed long before: one that ends so soon was not. */
const daysBefore = 3

/** A token that ends soon, or has ended. */
export const endingToken = (endsAt: DateTime.Utc | null, now: DateTime.Utc, again: string): ReadonlyArray<Finding> => {
  if (endsAt === null || DateTime.greaterThan(endsAt, DateTime.add(now, { days: daysBefore }))) return []
  const when = DateTime.formatIso(endsAt).slice(0, 10)
  const what = DateTime.lessThanOrEqualTo(endsAt, now)
    ? `The token ended on ${when}.`
    : `The token ends on ${when}, and was not renewed.`
  return [finding("token", what, again)]
}

/** From which part on a quota is worth a word. */
const nearlyUsed = 0.9

export const fullQuota = (quota: QuotaUse | null, remedy: string): ReadonlyArray<Finding> =>
  quota !== null && quota.used >= quota.limit * nearlyUsed
    ? [finding("quota", `${quotaInWords(quota)} are used.`, remedy)]
    : []

/** What a dead token is told of as, and nothing else. */
export const deadToken = (why: string, remedy: string, kind: FindingKind = "token"): Diagnosis => ({
  findings: [finding(kind, why, remedy)],
  tokenEndsAt: null,
  quota: null
})

/** A time in Unix seconds, where 0 stands for none. */
export const endOfSeconds = (seconds: number | null): DateTime.Utc | null =>
  seconds === null || seconds === 0 ? null : Option.getOrNull(DateTime.make(seconds * 1000))

/** The sooner of two, where there are any. */
export const sooner = (one: DateTime.Utc | null, other: DateTime.Utc | null): DateTime.Utc | null =>
  one === null || other === null ? (one ?? other) : DateTime.min(one, other)
