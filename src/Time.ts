import { Option } from "effect"
import { Timestamp } from "#schema/Time.ts"

/** A row whose times may have been read as they are shown: nobody makes dates of them only to show them again. */
export type Timed<Row> = {
  readonly [Column in keyof Row]: Row[Column] | (Extract<Row[Column], Date> extends never ? never : Timestamp)
}

const timestamp = (text: string): Timestamp => Timestamp.make(text, { disableValidation: true })

/** A stored time as it is shown. */
export const shown = (time: Date | Timestamp): Timestamp =>
  typeof time === "string" ? time : timestamp(time.toISOString())

export const shownOrNull = (time: Date | Timestamp | null): Timestamp | null => (time === null ? null : shown(time))

/** Unix milliseconds. */
export const millisecondsOf = (time: Date | Timestamp): number =>
  typeof time === "string" ? Date.parse(time) : time.getTime()

/** A `timestamptz` as PostgreSQL writes it (`2026-10-02 09:15:04.12+00`), as it is shown. None in another zone. */
export const shownOfText = (text: string): Option.Option<Timestamp> =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,3})?\+00$/.test(text)
    ? Option.some(timestamp(`${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, "0")}Z`))
    : Option.none()

/** As Needs you shows it: whole seconds. */
export const shownInSeconds = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, "Z")

export const wholeSeconds = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000)
