import { DateTime, Option, Schema } from "effect"

/** Whether the calendar has a day, written `YYYY-MM-DD`: 30 February is none, which the runtime takes for 2 March. */
export const isCalendarDay = (day: string): boolean =>
  DateTime.make(`${day}T00:00:00Z`).pipe(Option.exists((parsed) => DateTime.formatIso(parsed).startsWith(day)))

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const Day = Schema.String.pipe(
  Schema.filter((value) =>
    !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)
      ? "must be a day such as 2026-10-02"
      : isCalendarDay(value) || `must be a day that exists: there is no ${value}`
  ),
  Schema.annotations({ identifier: "Day", jsonSchema: { format: "date", maxLength: 10 } })
)
