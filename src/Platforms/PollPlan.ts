import { Duration, Option, Schema } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { firstState, PollState } from "./YouTube/Poll.ts"

/** Where the readings of an account stand, as stored with it. Times are Unix milliseconds. */
export const AccountPolls = Schema.Struct({
  published: PollState,
  held: PollState,
  heldAt: Schema.Number,
  allAt: Schema.Number
})
export type AccountPolls = typeof AccountPolls.Type

const decode = Schema.decodeUnknownOption(AccountPolls)

/** Comments of the day before an account was connected are taken in as well. */
const lookBack = Duration.toMillis("1 day")

export const pollsOf = (stored: unknown, now: number): AccountPolls =>
  Option.getOrElse(decode(stored), () => {
    const state = firstState(now - lookBack)
    return { published: state, held: state, heldAt: 0, allAt: now }
  })

/** What YouTube holds back is looked at every 5 minutes, and the whole list for replies to old threads every hour. */
export const isHeldDue = (polls: AccountPolls, now: number) => now - polls.heldAt >= Duration.toMillis("5 minutes")
export const isAllDue = (polls: AccountPolls, now: number) => now - polls.allAt >= Duration.toMillis("1 hour")

/** Facebook pushes; it is read every 15 minutes for what a webhook did not bring. */
export const readEvery = (platform: Platform, youtubeEvery: Duration.Duration): Duration.Duration =>
  platform === "youtube" ? youtubeEvery : Duration.minutes(15)

/** After failures in a row, reading is put off longer and longer, up to half an hour. */
export const afterFailures = (failures: number): Duration.Duration =>
  Duration.min(Duration.seconds(15 * 2 ** Math.min(failures, 10)), Duration.minutes(30))
