import { DeliveryStatus } from "#schema/resources/Delivery.ts"
import { Fact, Facts } from "../../Parts/Facts.tsx"
import { Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { counted, Moment, sentence } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { DeliveryRows } from "./DeliveryRows.tsx"
import { WebhookFields } from "./WebhookFields.tsx"
import type { MissedDeliveries, WebhookHere, WebhookProps } from "./WebhookProps.ts"
import { SecretNote } from "./WebhookSecretNote.tsx"
import { TestForm, TestNote } from "./WebhookTrial.tsx"
import { eventsWords, integrations, pathOf, runs, states, statuses } from "./WebhookWords.ts"

const Post = ({
  children,
  look,
  to,
  visit,
  webhook
}: WebhookHere & { readonly to: string; readonly look?: string; readonly children: string }) => (
  <form method="post" action={`${pathOf(webhook)}/${to}`}>
    <Hidden name="workspace" value={visit.brand.workspaceId} />
    <button type="submit" class={look ?? "quiet"}>
      {children}
    </button>
  </form>
)

const Deeds = (here: WebhookHere) => {
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

const Sequence = ({ missed, visit, webhook }: WebhookHere & { readonly missed: MissedDeliveries }) => {
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
        {counted(missed.sequences.length, "delivery", "deliveries")} did not arrive, so the receiver has gaps in the
        sequence up to #{webhook.last_sequence}:
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

const About = ({ visit: { brand }, webhook }: WebhookHere) => {
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
