import { Duration, Option, Schema } from "effect"
import { firstState, PollState } from "./Poll.ts"
import { firstCheck, StandingCheck } from "./StandingCheck.ts"

/** Where the readings of a channel stand, as stored with it. Times are Unix milliseconds. */
export const AccountPolls = Schema.Struct({
  published: PollState,
  held: PollState,
  heldAt: Schema.Number,
  allAt: Schema.Number,
  check: Schema.optionalWith(StandingCheck, { default: () => firstCheck })
})
export type AccountPolls = typeof AccountPolls.Type

const decode = Schema.decodeUnknownOption(AccountPolls)

/** Comments of the day before an account was connected are taken in as well. */
const lookBack = Duration.toMillis("1 day")

export const pollsOf = (stored: unknown, now: number): AccountPolls =>
  Option.getOrElse(decode(stored), () => {
    const state = firstState(now - lookBack)
    return { published: state, held: state, heldAt: 0, allAt: now, check: firstCheck }
  })

/** What YouTube holds back is looked at every 5 minutes, and the whole list for replies to old threads every hour. */
export const isHeldDue = (polls: AccountPolls, now: number) => now - polls.heldAt >= Duration.toMillis("5 minutes")
export const isAllDue = (polls: AccountPolls, now: number) => now - polls.allAt >= Duration.toMillis("1 hour")
