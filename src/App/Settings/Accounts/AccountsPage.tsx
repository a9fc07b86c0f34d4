import type { Account } from "#schema/resources/Account.ts"
import { may } from "#schema/resources/Permission.ts"
import type { BackfillProgress } from "#src/Platforms/Connect/Backfills.ts"
import type { OfferedLogin } from "#src/Platforms/Connect/OfferedLogins.ts"
import { ConnectButtons } from "../../Parts/ConnectButtons.tsx"
import { Note } from "../../Parts/Note.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { AccountRow } from "./AccountRow.tsx"

interface AccountsProps {
  readonly visit: SettingsVisit
  readonly accounts: ReadonlyArray<Account>
  readonly offered: ReadonlyArray<OfferedLogin>
  readonly backfills: ReadonlyArray<BackfillProgress>
  readonly problem?: string
  readonly done?: string | null
}

export const accountsPage = ({ accounts, backfills, done, offered, problem, visit }: AccountsProps) => ({
  title: "Accounts",
  body: (
    <SettingsFrame brand={visit.brand} here="accounts" done={done} problem={problem}>
      <p class="about-page">The pages and channels that Steward reads and moderates for {visit.brand.name}.</p>
      {accounts.length === 0 ? (
        <Note>
          <p>No account is connected yet.</p>
        </Note>
      ) : (
        <ul class="rows">
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              backfill={backfills.find(({ accountId }) => accountId === account.id)}
              offered={offered}
              visit={visit}
            />
          ))}
        </ul>
      )}
      {may(visit.brand, "manage_accounts") && accounts.length > 0 && (
        <p class="small soft">
          An account that is reached may still lack a permission, to hide for example. The platforms are asked about
          that when you look:{" "}
          <a class="button quiet" href={inBrand("/settings/accounts/doctor", visit.brand.workspaceId)}>
            See what they lack
          </a>
        </p>
      )}
      {may(visit.brand, "manage_accounts") && (
        <>
          <h2>Connect an account</h2>
          <ConnectButtons workspaceId={visit.brand.workspaceId} offered={offered} />
          <p class="small soft">
            Machines connect one with a token of the platform: <code>bun run steward accounts connect --help</code>
          </p>
        </>
      )}
    </SettingsFrame>
  )
})
