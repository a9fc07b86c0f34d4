import { Option } from "effect"

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** The three forms of RFC 9110 section 5.6.7: of today, of RFC 850 and of asctime. */
const forms = [
  /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/
]

/** Milliseconds since 1970 of an HTTP date. Years of two digits are read as of this century. */
export const parse = (text: string): Option.Option<number> => {
  for (const form of forms) {
    const { day, month = "", time = "", year = "" } = form.exec(text)?.groups ?? {}
    const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number)
    const monthIndex = months.indexOf(month)
    if (monthIndex < 0 || hour > 23 || minute > 59 || second > 60) continue
    const date = new Date(Date.UTC(year.length === 2 ? 2000 + Number(year) : Number(year), monthIndex, Number(day)))
    // Date.UTC carries 31 February over into March.
    if (date.getUTCDate() !== Number(day)) continue
    return Option.some(date.getTime() + ((hour * 60 + minute) * 60 + second) * 1000)
  }
  return Option.none()
}
