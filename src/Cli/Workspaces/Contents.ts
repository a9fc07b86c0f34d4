import type { WorkspaceContents } from "#src/Access/Workspaces/Removal/WorkspaceRemoval.ts"

const words: Readonly<Record<keyof WorkspaceContents, readonly [one: string, several: string]>> = {
  members: ["membership", "memberships"],
  keys: ["API key", "API keys"],
  accounts: ["account", "accounts"],
  comments: ["comment", "comments"],
  contacts: ["contact", "contacts"],
  webhooks: ["webhook", "webhooks"]
}

const counted = (count: number, [one, several]: readonly [string, string]) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : several}`

/** What goes with a workspace, as in `1,204 comments, 2 webhooks`. */
export const contentsInWords = ({ accounts, comments, contacts, keys, members, webhooks }: WorkspaceContents): string =>
  [
    counted(comments, words.comments),
    counted(contacts, words.contacts),
    counted(accounts, words.accounts),
    counted(webhooks, words.webhooks),
    counted(keys, words.keys),
    counted(members, words.members)
  ].join(", ")
