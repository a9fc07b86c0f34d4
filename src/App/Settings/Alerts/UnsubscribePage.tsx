import type { Unsubscribed } from "#src/Alerts/Alerts.ts"
import { Hidden } from "../../Parts/Form.tsx"
import { kindWords } from "./AlertsPage.tsx"

/** Asks before letters end: programs that look at links open them, too. */
export const unsubscribePage = ({ kind, workspaceName }: Unsubscribed, token: string) => ({
  title: "No more e-mails of this kind?",
  body: (
    <form method="post" action="/unsubscribe">
      <Hidden name="token" value={token} />
      <p>
        You will get no more e-mails about “{kindWords[kind][0]}” at <bdi>{workspaceName}</bdi>.
      </p>
      <button type="submit">Get no more of them</button>
    </form>
  )
})

export const unsubscribedPage = ({ kind, workspaceName }: Unsubscribed) => ({
  title: "It is done",
  body: (
    <>
      <p>
        You get no more e-mails about “{kindWords[kind][0]}” at <bdi>{workspaceName}</bdi>.
      </p>
      <p>
        You can turn them on again in <a href="/settings/alerts">Settings</a>.
      </p>
    </>
  )
})
