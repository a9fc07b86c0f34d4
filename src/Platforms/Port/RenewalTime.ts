import { DateTime, Duration } from "effect"

const longestBefore = Duration.toMillis("7 days")

/** When a token that ends is to be renewed: a week before, or half way there where it does not last that long. */
export const renewalTime = (endsAt: DateTime.Utc, now: DateTime.Utc): DateTime.Utc => {
  const left = Math.max(0, endsAt.epochMillis - now.epochMillis)
  return DateTime.subtract(endsAt, { millis: Math.min(longestBefore, left / 2) })
}
