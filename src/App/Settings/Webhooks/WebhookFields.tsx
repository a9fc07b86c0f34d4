import { eventWords, webhookEvents } from "#schema/resources/Event.ts"
import { maxTargetUrlLength } from "#schema/resources/Hook.ts"
import { mostRetryHours, type WebhookEvents } from "#schema/resources/Webhook.ts"
import { Choice } from "../../Parts/Form.tsx"

interface FieldsProps {
  readonly target: string
  readonly events: WebhookEvents
  readonly retryHours: number | null
}

const spans: ReadonlyArray<readonly [hours: number, words: string]> = [
  [0, "Four attempts within half a minute"],
  [1, "for an hour"],
  [24, "for a day"],
  [mostRetryHours, "for three days"]
]

/** What a webhook is told, where, and for how long it is tried. */
export const WebhookFields = ({ events, retryHours, target }: FieldsProps) => (
  <>
    <div class="field">
      <label for="target_url">Address</label>
      <input
        id="target_url"
        name="target_url"
        type="url"
        required
        maxLength={maxTargetUrlLength}
        value={target}
        autocomplete="off"
        aria-describedby="target-hint"
        placeholder="https://example.com/webhooks/steward"
      />
      <p class="hint" id="target-hint">
        A public https address of yours
      </p>
    </div>
    <fieldset class="ticks">
      <legend>It is told of</legend>
      <Choice type="checkbox" name="all" value="all" checked={events === "all"}>
        <strong>Every event, also those that are added later</strong>
        <span class="soft small">Or untick this, and tick some below.</span>
      </Choice>
      <div class="event-choices">
        {webhookEvents.map((event) => (
          <Choice
            key={event}
            type="checkbox"
            name="event"
            value={event}
            checked={events !== "all" && events.includes(event)}
          >
            <span class="mono">{event}</span>
            <span class="soft small">{eventWords[event]}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
    <div class="field">
      <label for="retry_hours">What does not arrive is tried again</label>
      <select id="retry_hours" name="retry_hours">
        {spans.map(([hours, words]) => (
          <option key={hours} value={hours} selected={hours === (retryHours ?? 0)}>
            {words}
          </option>
        ))}
        {retryHours !== null && !spans.some(([hours]) => hours === retryHours) && (
          <option value={retryHours} selected>{`for ${retryHours} hours`}</option>
        )}
      </select>
    </div>
  </>
)
