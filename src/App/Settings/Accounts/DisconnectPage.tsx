import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import { Confirm } from "../Frame/Confirm.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"

export const disconnectPage = (visit: SettingsVisit, { id, name, platform }: Account) => ({
  title: `Disconnect ${name}?`,
  body: (
    <SettingsFrame brand={visit.brand} here="accounts">
      <Confirm
        action={`/settings/accounts/${id}/disconnect`}
        fields={{ workspace: visit.brand.workspaceId }}
        button={`Disconnect ${name}`}
        cancel={inBrand("/settings/accounts", visit.brand.workspaceId)}
      >
        <p>
          Steward forgets the token of <bdi>{name}</bdi> on {platformName(platform)}, and gives back what it may do
          there, as far as the platform takes that. No new comments come in, and nothing more is hidden or answered
          there.
        </p>
        <p>Its comments stay. If it is connected again, Steward continues where it stopped.</p>
      </Confirm>
    </SettingsFrame>
  )
})
