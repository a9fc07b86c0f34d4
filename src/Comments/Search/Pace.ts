import { Duration } from "effect"

/** What follows leaves the processor to what decides about comments for so many times as long as it was at work. */
const timesAsLong = 2
/** A clock that is set forward, or a machine that sleeps, does not hold it up. */
const longestRest = Duration.seconds(1)

/** How long to rest after a set that took a time; not at all where so much is missing that searches would take long. */
export const restAfter = (took: Duration.Duration, isFarBehind: boolean): Duration.Duration =>
  isFarBehind ? Duration.zero : Duration.min(Duration.times(took, timesAsLong), longestRest)
