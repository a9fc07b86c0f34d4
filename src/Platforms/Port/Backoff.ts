import { Duration } from "effect"

/** After failures in a row, reading is put off longer and longer, up to half an hour. */
export const afterFailures = (failures: number): Duration.Duration =>
  Duration.min(Duration.seconds(15 * 2 ** Math.min(failures, 10)), Duration.minutes(30))
