import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import type { Webhook } from "#schema/resources/Webhook.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { brandChoice } from "../Parts/BrandChoice.ts"
import { html } from "../Parts/Html.ts"
import { bdi, moment, sentence } from "../Parts/Words.ts"

export interface SettingsView {
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  readonly accounts: ReadonlyArray<Account>
}

const stateOf = ({ timeZone }: Brand, { health: { reason, since, state } }: Account) => {
  if (since === null) return "Connected"
  const when = html`since ${moment(new Date(since), timeZone)}${reason === null ? "." : html`: ${bdi(sentence(reason))}`}`
  return state === "failing"
    ? html`Its calls fail ${when} They are tried again.`
    : html`Not connected ${when} Connect it again with the command below.`
}

const accountRow = (brand: Brand, account: Account) =>
  html`<li><div><strong>${bdi(account.name)}</strong> on ${platformName(account.platform)}
<p class="small soft">${stateOf(brand, account)}</p></div></li>`

const commands: ReadonlyArray<readonly [what: string, command: string]> = [
  ["Connect an account of the brand", "accounts connect --help"],
  ["Make, list, replace and revoke API keys", "keys --help"],
  ["Turn what is hidden on and off", "protections --help"],
  ["Say in your own words what the brand wants", "guidance --help"],
  ["Add and look after webhooks", "webhooks --help"]
]

export const settingsPage = ({ accounts, brand, brands }: SettingsView) => {
  const query = new URLSearchParams({ workspace: brand.workspaceId }).toString()
  return {
    title: `Settings of ${brand.name}`,
    here: "settings" as const,
    body: html`${brandChoice("/settings", brand, brands)}
<ul class="brief"><li><a href="/members?${query}">Members and invitations</a></li>
<li><a href="/assistants">Connected assistants</a></li></ul>
<h2 id="accounts">Accounts</h2>
${
  accounts.length === 0
    ? html`<div class="note"><p>No account is connected yet.</p></div>`
    : html`<ul class="rows">${accounts.map((account) => accountRow(brand, account))}</ul>`
}
<h2>From the command line</h2>
<p class="soft small">The person who runs Steward can do the rest with these commands, in the folder that it runs in:</p>
<dl class="facts">${commands.map(([what, command]) => html`<div><dt>${what}</dt><dd><code>bun run steward ${command}</code></dd></div>`)}</dl>`
  }
}

const stateWords: Record<Webhook["state"], string> = {
  on: "On",
  paused: "Paused: events are held until it is resumed",
  disabled: "Off: its receiver is gone, or has failed for days"
}

export const hookPage = ({ timeZone, workspaceId }: Brand, hook: Webhook) => ({
  title: hook.kind === "rest" ? "A hook of an integration" : "A webhook",
  here: "settings" as const,
  body: html`
<p class="small"><a href="/settings?${new URLSearchParams({ workspace: workspaceId }).toString()}">All settings</a></p>
<dl class="facts">
<div><dt>Tells</dt><dd class="where">${hook.target_url}</dd></div>
<div><dt>Of</dt><dd>${hook.events === "all" ? "Everything" : hook.events.join(", ")}</dd></div>
<div><dt>State</dt><dd>${stateWords[hook.state]}</dd></div>
<div><dt>Last delivered</dt><dd>${hook.last_delivered_at === null ? "Never yet" : moment(hook.last_delivered_at, timeZone)}</dd></div>
${hook.last_error === null ? null : html`<div><dt>Last error</dt><dd>${bdi(sentence(hook.last_error))}</dd></div>`}
${hook.held === 0 ? null : html`<div><dt>Held until it is resumed</dt><dd>${hook.held}</dd></div>`}
</dl>
<p class="soft small">To see what it was told, or to pause, resume or test it: <code>bun run steward webhooks --help</code></p>`
})
