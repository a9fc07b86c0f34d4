import type { Delivery, DeliveryAttempt } from "#schema/resources/Delivery.ts"
import type { DeliveryBody } from "#schema/resources/Event.ts"
import { shown, shownOrNull } from "#src/Ground/Time.ts"
import type { LoggedAttempt, LoggedDelivery } from "./DeliveryLogRepo.ts"

/** A body as it was sent, maybe by an earlier version of Steward. */
const storedBody = (text: string): DeliveryBody => JSON.parse(text)

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
  body: storedBody(row.body)
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
