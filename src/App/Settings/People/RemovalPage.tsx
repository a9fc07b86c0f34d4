import type { RemovedMember, TeamMember } from "#schema/settings/Team.ts"
import { Choice } from "../../Parts/Form.tsx"
import { counted } from "../../Parts/Words.tsx"
import { Confirm } from "../Frame/Confirm.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"

/** Asks what becomes of what somebody leaves behind, before they are removed. */
export const removalPage = (visit: SettingsVisit, { id, name }: TeamMember) => ({
  title: `Remove ${name}?`,
  body: (
    <SettingsFrame brand={visit.brand} here="people">
      <Confirm
        action={`/settings/people/${id}/remove`}
        fields={{ workspace: visit.brand.workspaceId }}
        button={`Remove ${name}`}
        cancel={inBrand("/settings/people", visit.brand.workspaceId)}
      >
        <p>
          <bdi>{name}</bdi> will no longer be a member of {visit.brand.name}. Their API keys stop working at once, their
          assistants are disconnected, and invitations of theirs that nobody has accepted are taken back.
        </p>
        <fieldset>
          <legend>What happens to the hooks that their keys made, and to those they took over?</legend>
          <Choice type="radio" name="hooks" value="end" required checked>
            <strong>They end</strong>
            <span class="soft small">Nothing more is sent to their addresses.</span>
          </Choice>
          <Choice type="radio" name="hooks" value="take_over" required>
            <strong>You take them over</strong>
            <span class="soft small">They go on sending until somebody deletes them, or you leave the brand.</span>
          </Choice>
        </fieldset>
      </Confirm>
    </SettingsFrame>
  )
})

/** Asks before somebody signs in by their password alone again. */
export const resetFactorPage = (visit: SettingsVisit, { id, name }: TeamMember) => ({
  title: `Reset the second factor of ${name}?`,
  body: (
    <SettingsFrame brand={visit.brand} here="people">
      <Confirm
        action={`/settings/people/${id}/reset-factor`}
        fields={{ workspace: visit.brand.workspaceId }}
        button="Reset it"
        cancel={inBrand("/settings/people", visit.brand.workspaceId)}
      >
        <p>
          <bdi>{name}</bdi> then signs in with the password alone, and sets a second factor up again. Do this only when
          you know that they have lost it: somebody else may be asking.
        </p>
      </Confirm>
    </SettingsFrame>
  )
})

/** What ended with a membership, in words. */
export const removedWords = (removed: Omit<RemovedMember, "id">): string => {
  const { hooks_passed, hooks_removed, invitations_taken_back, keys_revoked, name } = removed
  return [
    `${name} is no longer a member.`,
    ...(keys_revoked === 0
      ? []
      : [`${counted(keys_revoked, "API key")} of theirs no longer ${keys_revoked === 1 ? "works" : "work"}.`]),
    ...(hooks_removed === 0 ? [] : [`${counted(hooks_removed, "hook")} ended with that.`]),
    ...(hooks_passed === 0 ? [] : [`You have taken over ${counted(hooks_passed, "hook")}.`]),
    ...(invitations_taken_back === 0
      ? []
      : [
          `${counted(invitations_taken_back, "invitation")} of theirs ${invitations_taken_back === 1 ? "was" : "were"} taken back.`
        ])
  ].join(" ")
}
