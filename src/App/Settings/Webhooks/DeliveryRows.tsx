import type { Delivery, DeliveryAttempt } from "#schema/resources/Delivery.ts"
import type { Webhook } from "#schema/resources/Webhook.ts"
import { Hidden } from "../../Parts/Form.tsx"
import { counted, Moment } from "../../Parts/Words.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { pathOf, statuses } from "./WebhookWords.ts"

interface RowsProps {
  readonly visit: SettingsVisit
  readonly webhook: Webhook
  readonly deliveries: ReadonlyArray<Delivery>
}

const AttemptRow = ({ attempt, timeZone }: { readonly attempt: DeliveryAttempt; readonly timeZone: string }) => (
  <tr>
    <td>{attempt.attempt}</td>
    <td>
      <Moment at={attempt.at} timeZone={timeZone} />
    </td>
    <td>{attempt.status ?? "—"}</td>
    <td>{attempt.milliseconds} ms</td>
    <td>
      <bdi>{attempt.error ?? "Accepted"}</bdi>
      {attempt.answer !== null && attempt.answer !== "" && <pre class="answer">{attempt.answer}</pre>}
    </td>
  </tr>
)

const Attempts = ({ attempts, timeZone }: { readonly attempts: Delivery["attempts"]; readonly timeZone: string }) =>
  attempts.length === 0 ? (
    <p class="small soft">No attempt was made.</p>
  ) : (
    <div class="tries-of">
      <table>
        <thead>
          <tr>
            <th scope="col">Attempt</th>
            <th scope="col">At</th>
            <th scope="col">Status</th>
            <th scope="col">Took</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt) => (
            <AttemptRow key={attempt.attempt} attempt={attempt} timeZone={timeZone} />
          ))}
        </tbody>
      </table>
    </div>
  )

const Row = ({
  delivery,
  visit: { brand },
  webhook
}: Omit<RowsProps, "deliveries"> & { readonly delivery: Delivery }) => {
  const [status, look] = statuses[delivery.status]
  const last = delivery.attempts.at(-1)
  return (
    <details class="delivery">
      <summary>
        <span class={look}>{status}</span>
        <span class="mono event">{delivery.event}</span>
        <span class="soft small">{delivery.test ? "test" : `#${delivery.sequence ?? "—"}`}</span>
        <span class="soft small tries">
          {last?.status !== null && last !== undefined && `${last.status} · `}
          {counted(delivery.attempts.length, "attempt")}
        </span>
        <span class="soft small when">
          <Moment at={delivery.created_at} timeZone={brand.timeZone} />
        </span>
      </summary>
      <div class="inside">
        {delivery.next_attempt_at !== null && delivery.status === "queued" && (
          <p class="small">
            The next attempt is at <Moment at={delivery.next_attempt_at} timeZone={brand.timeZone} />.
          </p>
        )}
        <Attempts attempts={delivery.attempts} timeZone={brand.timeZone} />
        <details class="payload">
          <summary>What the receiver gets</summary>
          <pre>
            <code>{JSON.stringify(delivery.body, null, 2)}</code>
          </pre>
        </details>
        {!delivery.test && delivery.status !== "queued" && delivery.status !== "held" && (
          <form method="post" action={`${pathOf(webhook)}/resend`}>
            <Hidden name="workspace" value={brand.workspaceId} />
            <Hidden name="delivery" value={delivery.id} />
            <button type="submit" class="quiet">
              Send again
              <span class="unseen">
                {" "}
                {delivery.event}, number {delivery.sequence}
              </span>
            </button>
          </form>
        )}
      </div>
    </details>
  )
}

/** Deliveries of a hook, each with every attempt at it. */
export const DeliveryRows = ({ deliveries, visit, webhook }: RowsProps) => (
  <div class="deliveries">
    {deliveries.map((delivery) => (
      <Row key={delivery.id} delivery={delivery} webhook={webhook} visit={visit} />
    ))}
  </div>
)
