import type { WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import { Hidden } from "./Form.tsx"

/** A platform, and what has to be set before anybody can log in there. */
interface Offered {
  readonly platform: Platform
  readonly missing: ReadonlyArray<string>
}

const names: Record<Platform, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  threads: "Threads"
}

const action = "/settings/accounts/connect"

/** Settings that somebody has to set. */
export const SettingNames = ({ names }: { readonly names: ReadonlyArray<string> }) => (
  <>
    {names.map((name, index) => (
      <>
        {index > 0 && " and "}
        <code key={name}>{name}</code>
      </>
    ))}
  </>
)

/** One button a platform; each leads to its login page. */
export const ConnectButtons = ({
  offered,
  workspaceId
}: {
  readonly offered: ReadonlyArray<Offered>
  readonly workspaceId: WorkspaceId
}) => {
  const ready = offered.filter(({ missing }) => missing.length === 0)
  const unset = offered.filter(({ missing }) => missing.length > 0)
  return (
    <>
      {ready.length > 0 && (
        <form method="post" action={action}>
          <Hidden name="workspace" value={workspaceId} />
          <p>You log in there, and choose what Steward looks after.</p>
          <div class="platforms">
            {ready.map(({ platform }) => (
              <button key={platform} type="submit" name="platform" value={platform} class="quiet">
                Connect {names[platform]}
              </button>
            ))}
          </div>
        </form>
      )}
      {unset.map(({ missing, platform }) => (
        <p key={platform} class="small soft">
          {names[platform]} can be connected by a click once whoever runs Steward has set{" "}
          <SettingNames names={missing} />.
        </p>
      ))}
    </>
  )
}

/** Logs in anew for an account that was lost. */
export const ConnectAgain = ({
  account: { id, name, platform },
  workspaceId
}: {
  readonly account: Pick<Account, "id" | "name" | "platform">
  readonly workspaceId: WorkspaceId
}) => (
  <form method="post" action={action}>
    <Hidden name="workspace" value={workspaceId} />
    <Hidden name="platform" value={platform} />
    <Hidden name="account" value={id} />
    <button type="submit">
      Connect again<span class="unseen">: {name}</span>
    </button>
  </form>
)
