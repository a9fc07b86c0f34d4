import { Timestamp } from "#schema/Time.ts"

/** A stored time as it is shown. */
export const shown = (date: Date): Timestamp => Timestamp.make(date.toISOString(), { disableValidation: true })

export const shownOrNull = (date: Date | null): Timestamp | null => (date === null ? null : shown(date))

/** As Needs you shows it: whole seconds. */
export const shownInSeconds = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, "Z")

export const wholeSeconds = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000)
