import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { Fact, Facts } from "../Parts/Facts.tsx"
import { Note } from "../Parts/Note.tsx"
import { Moment, sentence } from "../Parts/Words.tsx"

export interface SettingsView {
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  readonly accounts: ReadonlyArray<Account>
}

const State = ({ brand, health }: { readonly brand: Brand; readonly health: Account["health"] }) => {
  const { reason, since, state } = health
  if (since === null) return <>Connected</>
  return (
    <>
      {state === "failing" ? "Its calls fail " : "Not connected "}
      since <Moment at={since} timeZone={brand.timeZone} />
      {reason === null ? (
        "."
      ) : (
        <>
          : <bdi>{sentence(reason)}</bdi>
        </>
      )}
      {state === "failing" ? " They are tried again." : " Connect it again with the command below."}
    </>
  )
}

const Accounts = ({ accounts, brand }: SettingsView) =>
  accounts.length === 0 ? (
    <Note>
      <p>No account is connected yet.</p>
    </Note>
  ) : (
    <ul class="rows">
      {accounts.map((account) => (
        <li key={account.id}>
          <div>
            <strong>
              <bdi>{account.name}</bdi>
            </strong>{" "}
            on {platformName(account.platform)}
            <p class="small soft">
              <State brand={brand} health={account.health} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )

const commands: ReadonlyArray<readonly [what: string, command: string]> = [
  ["Connect an account of the brand", "accounts connect --help"],
  ["Make, list, replace and revoke API keys", "keys --help"],
  ["Turn what is hidden on and off", "protections --help"],
  ["Say in your own words what the brand wants", "guidance --help"],
  ["Add and look after webhooks", "webhooks --help"]
]

const Body = (view: SettingsView) => {
  const query = new URLSearchParams({ workspace: view.brand.workspaceId }).toString()
  return (
    <>
      <ul class="brief">
        <li>
          <a href={`/members?${query}`}>Members and invitations</a>
        </li>
        <li>
          <a href="/assistants">Connected assistants</a>
        </li>
      </ul>
      <h2 id="accounts">Accounts</h2>
      <Accounts {...view} />
      <h2>From the command line</h2>
      <p class="soft small">
        The person who runs Steward can do the rest with these commands, in the folder that it runs in:
      </p>
      <Facts>
        {commands.map(([what, command]) => (
          <Fact key={command} name={what}>
            <code>{`bun run steward ${command}`}</code>
          </Fact>
        ))}
      </Facts>
    </>
  )
}

export const settingsPage = (view: SettingsView) => ({
  title: `Settings of ${view.brand.name}`,
  here: "settings" as const,
  brand: view.brand,
  brands: view.brands,
  body: <Body {...view} />
})
