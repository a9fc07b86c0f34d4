import type { EndedMembership } from "#src/Access/Members/Members.ts"
import type { Brand, Member } from "#src/Access/People/Membership.ts"
import { Choice, Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { counted } from "../Parts/Words.tsx"

/** Somebody who was removed, and what ended with that. */
export interface Removed extends EndedMembership {
  readonly name: string
}

/** Asks what becomes of what somebody leaves behind, before they are removed. */
export const removalPage = ({ name: brand, workspaceId }: Brand, { name, personId }: Member) => ({
  title: `Remove ${name}?`,
  body: (
    <>
      <p>
        {name} will no longer be a member of {brand}. Their API keys stop working at once, their assistants are
        disconnected, and invitations of theirs that nobody has accepted are taken back.
      </p>
      <form method="post" action="/members/remove">
        <Hidden name="workspace" value={workspaceId} />
        <Hidden name="person" value={personId} />
        <fieldset>
          <legend>What happens to the hooks that their keys made, and to those they took over?</legend>
          <Choice type="radio" name="hooks" value="end" required checked>
            <strong>They end</strong>
            <span class="soft small">Nothing more is sent to their addresses.</span>
          </Choice>
          <Choice type="radio" name="hooks" value="pass" required>
            <strong>You take them over</strong>
            <span class="soft small">They go on sending until somebody deletes them, or you leave the brand.</span>
          </Choice>
        </fieldset>
        <div class="actions">
          <a class="button plain" href={`/members?${new URLSearchParams({ workspace: workspaceId })}`}>
            Cancel
          </a>
          <button type="submit" class="danger">
            Remove {name}
          </button>
        </div>
      </form>
    </>
  )
})

export const RemovedNote = ({ removed }: { readonly removed: Removed | null }) => {
  if (removed === null) return null
  const { hooksPassed, hooksRemoved, invitationsTakenBack, keysRevoked, name } = removed
  const keys =
    keysRevoked === 0
      ? ""
      : ` ${counted(keysRevoked, "API key")} of theirs no longer ${keysRevoked === 1 ? "works" : "work"}.`
  const ended = hooksRemoved === 0 ? "" : ` ${counted(hooksRemoved, "hook")} ended with that.`
  const passed = hooksPassed === 0 ? "" : ` You have taken over ${counted(hooksPassed, "hook")}.`
  const invited =
    invitationsTakenBack === 0
      ? ""
      : ` ${counted(invitationsTakenBack, "invitation")} of theirs ${invitationsTakenBack === 1 ? "was" : "were"} taken back.`
  return (
    <Note kind="good" isStatus>
      <p>{`${name} is no longer a member.${keys}${ended}${passed}${invited}`}</p>
    </Note>
  )
}
