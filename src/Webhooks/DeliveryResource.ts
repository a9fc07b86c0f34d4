import type { Delivery, DeliveryAttempt } from "#schema/Delivery.ts"
import { shown, shownOrNull } from "#src/Time.ts"
import type { LoggedAttempt, LoggedDelivery } from "./DeliveryLogRepo.ts"

/** The delivery of the log. */
export const toDelivery = (row: LoggedDelivery, attempts: ReadonlyArray<LoggedAttempt>): Delivery => ({
  id: row.id,
  event: row.event,
  sequence: row.sequence,
  test: row.test,
  status: row.state,
  created_at: shown(row.created_at),
  next_attempt_at: row.state === "queued" ? shownOrNull(row.due_at) : null,
  finished_at: shownOrNull(row.finished_at),
  attempts: attempts.filter(({ delivery_id }) => delivery_id === row.id).map(toAttempt),
  body: JSON.parse(row.body)
})

const toAttempt = ({ address, at, attempt, error, excerpt, milliseconds, status }: LoggedAttempt): DeliveryAttempt => ({
  attempt,
  at: shown(at),
  status,
  milliseconds,
  address,
  answer: excerpt,
  error
})
