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

const isDigits = (text: string, from: number, to: number) => {
  for (let index = from; index < to; index++) {
    const code = text.charCodeAt(index)
    if (code < 48 || code > 57) return false
  }
  return true
}

/** What stands behind the fraction of a second to make it milliseconds, by how many digits it has. */
const zeros = ["000", "00", "0", ""]

/** A `timestamptz` as PostgreSQL writes it (`2026-10-02 09:15:04.12+00`), as it is shown. None in another zone. */
export const shownOfText = (text: string): Option.Option<Timestamp> => {
  // by its characters: a page has hundreds of times, and a pattern takes several times as long for each
  const end = text.length - 3
  const digits = end === 19 ? 0 : end - 20
  const fits =
    digits >= 0 &&
    digits <= 3 &&
    text.endsWith("+00") &&
    text[4] === "-" &&
    text[7] === "-" &&
    text[10] === " " &&
    text[13] === ":" &&
    text[16] === ":" &&
    isDigits(text, 0, 4) &&
    isDigits(text, 17, 19) &&
    (digits === 0 || (text[19] === "." && isDigits(text, 20, end)))
  if (!fits) return Option.none()
  const fraction = digits === 0 ? ".000" : text.slice(19, end) + zeros[digits]
  return Option.some(timestamp(`${text.slice(0, 10)}T${text.slice(11, 19)}${fraction}Z`))
}

/** As Needs you shows it: whole seconds. */
export const shownInSeconds = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, "Z")

export const wholeSeconds = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000)
