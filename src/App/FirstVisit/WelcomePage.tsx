import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import type { Protections } from "#schema/resources/Autopilot.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import type { OfferedLogin } from "#src/Platforms/Connect/OfferedLogins.ts"
import { ConnectButtons } from "../Parts/ConnectButtons.tsx"
import { Hidden } from "../Parts/Form.tsx"
import { Switch } from "../Parts/Switch.tsx"

export interface WelcomeView {
  readonly person: Person
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  readonly accounts: ReadonlyArray<Account>
  readonly protections: Protections["protections"]
  /** Of the switches. */
  readonly version: number
  readonly mayChange: boolean
  readonly mayConnect: boolean
  readonly offered: ReadonlyArray<OfferedLogin>
}

const Accounts = ({ accounts, brand, mayConnect, offered }: WelcomeView) =>
  accounts.length === 0 ? (
    <>
      <p>No account is connected yet.</p>
      {mayConnect ? (
        <ConnectButtons workspaceId={brand.workspaceId} offered={offered} />
      ) : (
        <p class="soft">An owner or admin of {brand.name} connects the first one, in Settings.</p>
      )}
      <p class="soft">You can leave this page, and come back from Home.</p>
    </>
  ) : (
    <ul class="changes">
      {accounts.map(({ health, id, name, platform }) => (
        <li key={id}>
          <span>
            <bdi>{name}</bdi> <span class="soft">{platformName(platform)}</span>
          </span>
          {health.state !== "connected" && <span class="small soft">It is not reached just now.</span>}
        </li>
      ))}
    </ul>
  )

const List = ({ mayChange, protections }: Pick<WelcomeView, "mayChange" | "protections">) => (
  <ul class="switches">
    {protections.map(({ description, key, label, on }) => (
      <li key={key}>
        <Switch name="on" value={key} isOn={on} isDisabled={!mayChange} hint={description}>
          {label}
        </Switch>
      </li>
    ))}
  </ul>
)

/** What is on, and for whom may change it, a form. */
const Switches = (view: WelcomeView) =>
  view.mayChange ? (
    <form method="post" action="/autopilot/protections">
      <Hidden name="workspace" value={view.brand.workspaceId} />
      <Hidden name="version" value={String(view.version)} />
      <Hidden name="from" value="welcome" />
      {view.protections.map(({ key, on }) => on && <input key={key} type="hidden" name="was" value={key} />)}
      <List {...view} />
      <button type="submit">Save, and open the inbox</button>
    </form>
  ) : (
    <List {...view} />
  )

/** What is left to do before comments are looked after: in one page that one can leave and take up again. */
export const welcomePage = (view: WelcomeView) => {
  const { brand, brands, mayChange, person } = view
  const query = new URLSearchParams({ workspace: brand.workspaceId }).toString()
  return {
    title: `Hello ${person.name}`,
    here: "home" as const,
    brand,
    brands,
    body: (
      <>
        <p class="lead">Two things, and your comments are looked after.</p>
        <section>
          <h2>1. Your accounts</h2>
          <Accounts {...view} />
        </section>
        <section>
          <h2>2. What is hidden</h2>
          <p class="soft">
            What is on is hidden from new comments; you can change it at any time, also for one account.
          </p>
          <Switches {...view} />
        </section>
        <p class="ways below">
          <a href={`/inbox?${query}`}>{mayChange ? "Leave them as they are, and open the inbox" : "Open the inbox"}</a>
          <a href={`/autopilot/guidance?${query}`}>Say in your own words what your brand wants</a>
        </p>
      </>
    )
  }
}
