import type { Facts } from "../Facts.ts"
import type { Check } from "./Check.ts"
import { commentChecks } from "./CommentChecks.ts"
import { deliveryChecks } from "./DeliveryChecks.ts"
import { workChecks } from "./WorkChecks.ts"

export interface Finding {
  readonly holds: string
  readonly violations: ReadonlyArray<string>
}

const processChecks: ReadonlyArray<Check> = [
  { holds: "no service ended but by a kill", violations: ({ ended }) => ended },
  {
    holds: "no push of a platform is left undelivered",
    violations: ({ pushesLeft }) => (pushesLeft === 0 ? [] : [`${pushesLeft} pushes are still waiting`])
  }
]

export const checks: ReadonlyArray<Check> = [...commentChecks, ...workChecks, ...deliveryChecks, ...processChecks]

/** Every check with what it found, in the order in which they are listed. */
export const audit = (facts: Facts): ReadonlyArray<Finding> =>
  checks.map(({ holds, violations }) => ({ holds, violations: violations(facts) }))
