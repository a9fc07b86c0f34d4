/** Kinds of changes that one can look for, in words. */
export const kinds: ReadonlyArray<readonly [kind: string, words: string]> = [
  ["member", "Members"],
  ["invitation", "Invitations"],
  ["person", "People and sign-in"],
  ["key", "API keys"],
  ["account", "Accounts"],
  ["hook", "Webhooks and hooks"],
  ["assistant", "Assistants"],
  ["protections", "Protections"],
  ["guidance", "Guidance"],
  ["shadow", "Shadows"],
  ["workspace", "The workspace"],
  ["alert", "Alerts"]
]

const words: Readonly<Record<string, string>> = {
  "account.connected": "connected an account",
  "account.disconnected": "disconnected an account",
  "alert.changed": "chose what to be told by e-mail",
  "assistant.connected": "connected an assistant",
  "assistant.disconnected": "disconnected an assistant",
  "guidance.replaced": "changed the guidance",
  "hook.added": "added a webhook",
  "hook.changed": "changed a webhook",
  "hook.disabled": "disabled a webhook that failed",
  "hook.enabled": "enabled a hook again",
  "hook.passed_on": "passed a hook on",
  "hook.paused": "paused a webhook",
  "hook.redelivered": "had deliveries sent again",
  "hook.removed": "removed a webhook",
  "hook.resumed": "resumed a webhook",
  "hook.secret_rotated": "rotated the secret of a webhook",
  "hook.subscribed": "subscribed a hook",
  "invitation.accepted": "accepted an invitation",
  "invitation.made": "invited somebody",
  "invitation.taken_back": "took back an invitation",
  "key.created": "made an API key",
  "key.renamed": "renamed an API key",
  "key.revoked": "revoked an API key",
  "key.rotated": "rotated an API key",
  "member.added": "became a member",
  "member.changed": "changed what a member may do",
  "member.removed": "removed a member",
  "person.deleted": "deleted a person’s data",
  "person.signed_in": "signed in",
  "person.vouched": "vouched for an address",
  "protections.changed": "changed the protections",
  "removed_texts.changed": "changed how long texts are kept",
  "shadow.started": "started a shadow",
  "workspace.renamed": "renamed the workspace",
  "workspace.time_zone_changed": "changed the time zone"
}

/** What was done, as it follows a name. */
export const wordsOf = (what: string): string => words[what] ?? what.replaceAll(/[._]/g, " ")
