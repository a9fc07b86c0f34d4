import { type DeliveryPage, DeliveryStatus } from "#schema/resources/Delivery.ts"
import { webhookEvents } from "#schema/resources/Event.ts"
import type { TestSent, Webhook, WebhookSecret } from "#schema/resources/Webhook.ts"
import { Fact, Facts } from "../../Parts/Facts.tsx"
import { Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { counted, Moment, sentence } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { DeliveryRows } from "./DeliveryRows.tsx"
import { WebhookFields } from "./WebhookFields.tsx"
import { eventsWords, integrations, pathOf, runs, states, statuses } from "./WebhookWords.ts"

/** Deliveries that did not arrive, the newest of them. */
export interface MissedDeliveries {
  readonly sequences: ReadonlyArray<number>
  /** When the oldest of them happened; null where there is none. */
  readonly since: string | null
  /** Whether there are more than are counted. */
  readonly isMore: boolean
}

export interface WebhookProps {
  readonly visit: SettingsVisit
  readonly webhook: Webhook
  readonly log: DeliveryPage
  readonly status: DeliveryStatus | null
  readonly missed: MissedDeliveries
  readonly problem?: string
  readonly done: string | null
  readonly secret?: WebhookSecret
  readonly test?: TestSent
}

interface Here {
  readonly visit: SettingsVisit
  readonly webhook: Webhook
}

const Post = ({
  children,
  look,
  to,
  visit,
  webhook
}: Here & { readonly to: string; readonly look?: string; readonly children: string }) => (
  <form method="post" action={`${pathOf(webhook)}/${to}`}>
    <Hidden name="workspace" value={visit.brand.workspaceId} />
    <button type="submit" class={look ?? "quiet"}>
      {children}
    </button>
  </form>
)

const Deeds = (here: Here) => {
  const { visit, webhook } = here
  const ask = (what: string) => inBrand(`${pathOf(webhook)}/${what}`, visit.brand.workspaceId)
  return (
    <div class="webhook-deeds">
      {webhook.state === "on" ? (
        <Post {...here} to="pause">
          Pause
        </Post>
      ) : webhook.held > 0 ? (
        <a class="button quiet" href={ask("resume")}>
          Resume
        </a>
      ) : (
        <Post {...here} to="resume">
          Resume
        </Post>
      )}
      {webhook.kind === "settings" && (
        <Post {...here} to="secret">
          Show the secret
        </Post>
      )}
      <a class="button quiet" href={ask("rotate")}>
        Rotate the secret
      </a>
      <a class="button quiet bad" href={ask("remove")}>
        Remove
      </a>
    </div>
  )
}

const SecretNote = ({ secret, timeZone }: { readonly secret: WebhookSecret; readonly timeZone: string }) => (
  <Note kind="good" isStatus>
    <p>The signing secret. Verify every delivery with it, and show it to nobody:</p>
    <p class="secret">{secret.signing_secret}</p>
    {secret.previous_secret !== null && secret.previous_secret_until !== null && (
      <>
        <p>
          Until <Moment at={secret.previous_secret_until} timeZone={timeZone} />, deliveries are signed with the one
          before it, too:
        </p>
        <p class="secret">{secret.previous_secret}</p>
      </>
    )}
  </Note>
)

const TestNote = ({ test }: { readonly test: TestSent }) => (
  <Note kind={test.delivered ? "good" : "warn"} isStatus>
    <p>
      {test.delivered
        ? `The receiver accepted the test of ${test.event}: ${test.status} in ${test.milliseconds} ms.`
        : `The test of ${test.event} failed after ${test.milliseconds} ms${test.status === null ? "" : ` with the status ${test.status}`}: ${sentence(test.error ?? "no answer")}`}
    </p>
    {test.answer !== null && test.answer !== "" && <pre class="answer">{test.answer}</pre>}
  </Note>
)

const TestForm = ({ visit, webhook }: Here) => (
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

const Sequence = ({ missed, visit, webhook }: Here & { readonly missed: MissedDeliveries }) => {
  if (webhook.last_sequence === 0) return <p class="soft">Nothing was sent yet.</p>
  if (missed.sequences.length === 0) {
    return (
      <p class="soft">
        Every delivery up to #{webhook.last_sequence} has arrived{webhook.waiting + webhook.held > 0 && ", or waits"}.
        There is no gap.
      </p>
    )
  }
  return (
    <Note kind="warn">
      <p>
        {missed.isMore ? "More than " : ""}
        {counted(missed.sequences.length, "delivery", "deliveries")} did not arrive, so that the receiver has gaps in
        the sequence up to #{webhook.last_sequence}:
      </p>
      <p class="mono gaps">{runs(missed.sequences)}</p>
      {missed.since !== null && (
        <form method="post" action={`${pathOf(webhook)}/resend`}>
          <Hidden name="workspace" value={visit.brand.workspaceId} />
          <Hidden name="since" value={missed.since} />
          <button type="submit" class="plain">
            Send {missed.sequences.length === 1 ? "it" : "all of them"} again
          </button>
        </form>
      )}
    </Note>
  )
}

const Log = ({ log, status, visit, webhook }: WebhookProps) => {
  const at = (more: Readonly<Record<string, string>>) =>
    `${inBrand(pathOf(webhook), visit.brand.workspaceId, more)}#log`
  return (
    <>
      <h2 id="log">Deliveries</h2>
      <nav class="statuses" aria-label="Status of deliveries">
        <a href={at({})} aria-current={status === null ? "page" : undefined}>
          All
        </a>
        {DeliveryStatus.literals.map((one) => (
          <a key={one} href={at({ status: one })} aria-current={status === one ? "page" : undefined}>
            {statuses[one][0]}
          </a>
        ))}
      </nav>
      {log.data.length === 0 ? (
        <p class="soft">There is none{status === null ? " in the last 30 days" : " like that"}.</p>
      ) : (
        <DeliveryRows deliveries={log.data} visit={visit} webhook={webhook} />
      )}
      {log.next_cursor !== null && (
        <p class="below">
          <a href={at({ ...(status === null ? {} : { status }), cursor: log.next_cursor })}>Older deliveries</a>
        </p>
      )}
    </>
  )
}

const About = ({ visit: { brand }, webhook }: Here) => {
  const [state, look] = states[webhook.state]
  return (
    <Facts>
      <Fact name="State">
        <span class={look}>{state}</span>
        {webhook.state === "paused" && ` ${counted(webhook.held, "delivery", "deliveries")} held until it is resumed`}
      </Fact>
      <Fact name="Tells of">
        <span class={webhook.events === "all" ? undefined : "mono"}>{eventsWords(webhook.events)}</span>
      </Fact>
      <Fact name="Subscribed by">{webhook.integration !== null && integrations[webhook.integration]}</Fact>
      <Fact name="Last delivered">
        {webhook.last_delivered_at === null ? (
          "Never yet"
        ) : (
          <Moment at={webhook.last_delivered_at} timeZone={brand.timeZone} />
        )}
      </Fact>
      <Fact name="Failing since">
        {webhook.failing_since !== null && <Moment at={webhook.failing_since} timeZone={brand.timeZone} />}
      </Fact>
      <Fact name="Last error">{webhook.last_error !== null && <bdi>{sentence(webhook.last_error)}</bdi>}</Fact>
    </Facts>
  )
}

/** A webhook or a hook, what it was told, and what can be done with it. */
export const webhookPage = (props: WebhookProps) => {
  const { done, missed, problem, secret, test, visit, webhook } = props
  const here = { visit, webhook }
  return {
    title: webhook.kind === "rest" ? "A hook of an integration" : "A webhook",
    body: (
      <SettingsFrame
        brand={visit.brand}
        here={webhook.kind === "rest" ? "hooks" : "webhooks"}
        done={done}
        problem={problem}
      >
        {secret !== undefined && <SecretNote secret={secret} timeZone={visit.brand.timeZone} />}
        {test !== undefined && <TestNote test={test} />}
        <p class="target about-page">{webhook.target_url}</p>
        <Deeds {...here} />
        <About {...here} />
        {webhook.kind === "settings" && (
          <details class="add">
            <summary>Change its address and events</summary>
            <form method="post" action={`${pathOf(webhook)}/change`} class="panel">
              <Hidden name="workspace" value={visit.brand.workspaceId} />
              <WebhookFields target={webhook.target_url} events={webhook.events} retryHours={webhook.retry_hours} />
              <button type="submit">Save</button>
            </form>
          </details>
        )}
        <h2>Try it</h2>
        <TestForm {...here} />
        <h2>Sequence</h2>
        <Sequence {...here} missed={missed} />
        <Log {...props} />
      </SettingsFrame>
    )
  }
}
