import type { EndedMembership } from "#src/Access/Members/Members.ts"
import type { Brand, Member } from "#src/Access/People/Membership.ts"
import { html } from "../Parts/Html.ts"
import { hidden } from "../Parts/Layout.ts"
import { counted } from "../Parts/Words.ts"

/** Somebody who was removed, and what ended with that. */
export interface Removed extends EndedMembership {
  readonly name: string
}

/** Asks what becomes of what somebody leaves behind, before they are removed. */
export const removalPage = ({ name: brand, workspaceId }: Brand, { name, personId }: Member) => ({
  title: `Remove ${name}?`,
  body: html`
<p>${name} will no longer be a member of ${brand}. Their API keys stop working at once, their assistants are disconnected, and invitations of theirs that nobody has accepted are taken back.</p>
<form method="post" action="/members/remove">${hidden("workspace", workspaceId)}${hidden("person", personId)}
<fieldset><legend>What happens to the hooks that their keys made, and to those they took over?</legend>
<label class="choice"><input type="radio" name="hooks" value="end" required checked>
<span><strong>They end</strong><span class="soft small">Nothing more is sent to their addresses.</span></span></label>
<label class="choice"><input type="radio" name="hooks" value="pass" required>
<span><strong>You take them over</strong><span class="soft small">They go on sending until somebody deletes them, or you leave the brand.</span></span></label>
</fieldset>
<div class="actions"><a class="button plain" href="/members?${new URLSearchParams({ workspace: workspaceId }).toString()}">Cancel</a><button class="danger">Remove ${name}</button></div>
</form>`
})

export const removedNote = (removed: Removed | null) => {
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
  return html`<div class="note good" role="status"><p>${name} is no longer a member.${keys}${ended}${passed}${invited}</p></div>`
}
