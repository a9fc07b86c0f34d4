import { Schema } from "effect"

/**
 * A moment as it is shown and stored: ISO 8601, UTC, milliseconds (`2026-10-02T09:15:04.000Z`).
 * Text on both sides, so what a cursor or `since` compares is exactly what was shown.
 */
export const Timestamp = Schema.String.pipe(
  Schema.pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, {
    jsonSchema: { format: "date-time", maxLength: 24 }
  }),
  Schema.brand("Timestamp"),
  Schema.annotations({ identifier: "Timestamp", description: "ISO 8601 in UTC with milliseconds" })
)
export type Timestamp = typeof Timestamp.Type
