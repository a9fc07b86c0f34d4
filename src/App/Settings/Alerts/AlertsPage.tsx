import type { AlertChoice, AlertKind, PersonAlerts, Alert as Told } from "#schema/settings/Alert.ts"
import { Choice, Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"

interface AlertsProps {
  readonly visit: SettingsVisit
  readonly alerts: PersonAlerts
  readonly problem?: string
  readonly done: string | null
}

export const kindWords: Readonly<Record<AlertKind, readonly [name: string, about: string]>> = {
  waiting: ["Comments that wait", "How many wait for an answer, and the newest of them"],
  deliveries: ["Failed deliveries", "Deliveries of webhooks that failed for good, and webhooks that were disabled"],
  accounts: ["Disconnected accounts", "A platform no longer lets Steward in, so that nothing is read or done there"]
}

const choiceWords: Readonly<Record<AlertChoice, string>> = {
  off: "Never",
  on: "As it happens, at most once an hour",
  hourly: "Every hour, when something new waits",
  daily: "Every day at 08:00, when something waits"
}

const Kind = ({ told }: { readonly told: Told }) => {
  const [name, about] = kindWords[told.kind]
  return (
    <fieldset class="ticks">
      <legend>{name}</legend>
      <p class="hint">{about}</p>
      {told.choices.map((choice) => (
        <Choice key={choice} type="radio" name={told.kind} value={choice} checked={choice === told.choice}>
          {choiceWords[choice]}
        </Choice>
      ))}
    </fieldset>
  )
}

/** What whoever looks is told by e-mail. */
export const alertsPage = ({ alerts: { alerts, mail }, done, problem, visit: { brand } }: AlertsProps) => ({
  title: "Alerts",
  body: (
    <SettingsFrame brand={brand} here="alerts" done={done} problem={problem}>
      <p class="about-page">
        What you are told by e-mail about {brand.name}. It is for you alone: everybody chooses for themselves.
      </p>
      {mail.message === null ? (
        <p class="soft small">
          E-mails go to <bdi>{mail.email}</bdi>. Times are in {brand.timeZone}.
        </p>
      ) : (
        <Note kind="warn">
          <p>{mail.message}</p>
        </Note>
      )}
      {alerts.length === 0 ? (
        <p>Your role is told of nothing by e-mail.</p>
      ) : (
        <form method="post" action="/settings/alerts/change">
          <Hidden name="workspace" value={brand.workspaceId} />
          {alerts.map((told) => (
            <Kind key={told.kind} told={told} />
          ))}
          <button type="submit">Save</button>
        </form>
      )}
      <h2>In this browser</h2>
      <p class="soft">
        While <a href={inBrand("/needs-you", brand.workspaceId)}>Needs you</a> is open in a tab, it can notify you of
        each comment that begins to wait: press “Notify me” there.
      </p>
    </SettingsFrame>
  )
})
