import type { Account } from "#schema/resources/Account.ts"
import type { Webhook } from "#schema/resources/Webhook.ts"
import { counted } from "../Parts/Words.tsx"
import type { SettingsVisit } from "./Frame/SettingsPages.ts"
import { inBrand, offeredPlaces, type SettingsPlaceName } from "./Frame/SettingsPlaces.ts"

interface IndexProps {
  readonly visit: SettingsVisit
  readonly accounts: ReadonlyArray<Account>
  /** Empty for who may not see them. */
  readonly webhooks: ReadonlyArray<Webhook>
}

/** What somebody has to look after, by page. */
const troubles = ({ accounts, webhooks }: IndexProps): Partial<Record<SettingsPlaceName, string>> => {
  const lost = accounts.filter(({ health }) => health.state !== "connected").length
  const off = (kind: Webhook["kind"]) => webhooks.filter((one) => one.kind === kind && one.state === "disabled").length
  return {
    ...(lost === 0 ? {} : { accounts: `${counted(lost, "account")} not reached` }),
    ...(off("settings") === 0 ? {} : { webhooks: `${off("settings")} disabled` }),
    ...(off("rest") === 0 ? {} : { hooks: `${off("rest")} disabled` })
  }
}

/** Where one goes from Settings, and what needs looking after. */
export const settingsIndex = (props: IndexProps) => {
  const { brand } = props.visit
  const trouble = troubles(props)
  return {
    title: `Settings of ${brand.name}`,
    body: (
      <ul class="rows places">
        {offeredPlaces(brand).map(({ about, label, name, path }) => (
          <li key={name}>
            <div>
              <span class="heading">
                <a href={inBrand(path, brand.workspaceId)}>{label}</a>
                {trouble[name] !== undefined && <span class="state review">{trouble[name]}</span>}
              </span>
              <p class="small soft">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    )
  }
}
