import { Duration } from "effect"
import { bodiesInPage, bytesInPage } from "./InboxPages.ts"
import { patience } from "./Precedence.ts"

/** A turn of so many bodies, and so many bytes of them, is soon over. */
const few = { bodies: 5, bytes: 64 * 1024 }

/**
 * For how long a turn gives way at most: one that is soon over to nobody, and of the rest the longer the more there is in
 * it. What piled up of a small page while others were at work is not put behind them for it, and piles up further.
 */
export const wayGiven = (bodies: number, bytes: number): Duration.Duration =>
  bodies <= few.bodies && bytes <= few.bytes
    ? Duration.zero
    : Duration.times(patience, Math.min(1, Math.max(bodies / bodiesInPage, bytes / bytesInPage)))
