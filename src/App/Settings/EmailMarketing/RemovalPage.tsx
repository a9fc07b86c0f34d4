import { type MarketingKind, marketingName } from "#schema/MarketingKind.ts"
import { Confirm } from "../Frame/Confirm.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"

export const removalPage = (visit: SettingsVisit, kind: MarketingKind) => ({
  title: `Remove ${marketingName(kind)}?`,
  body: (
    <SettingsFrame brand={visit.brand} here="email-marketing">
      <Confirm
        action={`/settings/email-marketing/${kind}/remove`}
        fields={{ workspace: visit.brand.workspaceId }}
        button={`Remove ${marketingName(kind)}`}
        cancel={inBrand("/settings/email-marketing", visit.brand.workspaceId)}
      >
        <p>It is told nothing more, and its key is forgotten. What it knows already stays there.</p>
      </Confirm>
    </SettingsFrame>
  )
})
