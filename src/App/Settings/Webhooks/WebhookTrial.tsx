import { webhookEvents } from "#schema/resources/Event.ts"
import type { TestSent } from "#schema/resources/Webhook.ts"
import { Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { sentence } from "../../Parts/Words.tsx"
import type { WebhookHere } from "./WebhookProps.ts"
import { pathOf } from "./WebhookWords.ts"

/** What came of a test. */
export const TestNote = ({ test }: { readonly test: TestSent }) => (
  <Note kind={test.delivered ? "good" : "warn"} isStatus>
    <p>
      {test.delivered
        ? `The receiver accepted the test of ${test.event}: ${test.status} in ${test.milliseconds} ms.`
        : `The test of ${test.event} failed after ${test.milliseconds} ms${test.status === null ? "" : ` with the status ${test.status}`}: ${sentence(test.error ?? "no answer")}`}
    </p>
    {test.answer !== null && test.answer !== "" && <pre class="answer">{test.answer}</pre>}
  </Note>
)

/** Sends a test. */
export const TestForm = ({ visit, webhook }: WebhookHere) => (
  <form method="post" action={`${pathOf(webhook)}/test`} class="trial">
    <Hidden name="workspace" value={visit.brand.workspaceId} />
    <label for="test-event">Send a test of</label>
    <select id="test-event" name="event">
      {(webhook.events === "all" ? webhookEvents : webhook.events).map((event) => (
        <option key={event} value={event}>
          {event}
        </option>
      ))}
    </select>
    <button type="submit" class="plain">
      Send
    </button>
  </form>
)
