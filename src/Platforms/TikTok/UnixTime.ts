import { Schema } from "effect"
import { lenient } from "../Port/PlatformJson.ts"

/** Seconds, as text or as a number; null where it is neither. */
export const UnixTime = lenient(
  Schema.Union(Schema.NumberFromString, Schema.Number).pipe(Schema.filter((seconds) => seconds >= 0 && seconds < 1e11))
)
