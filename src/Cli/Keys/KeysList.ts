import { Command, Options } from "@effect/cli"
import { Effect } from "effect"
import { Keys } from "#src/Access/Keys/Keys.ts"
import type { StoredKey } from "#src/Access/Keys/StoredKey.ts"
import type { Workspace } from "#src/Access/Workspaces/Workspaces.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown, shownOrNull } from "#src/Ground/Time.ts"
import { commandThere } from "../Console/CommandLine.ts"
import { jsonOption, printList } from "../Console/Output.ts"
import { table } from "../Console/Table.ts"
import { someWorkspaces, workspaceOption } from "../Console/Workspace.ts"
import { minuteOf } from "./Limits.ts"

export interface ListedKey extends StoredKey {
  readonly workspace: Workspace
}

/** The keys of some workspaces, oldest first in each. */
export const keysOf = tracedFn("Cli.keysOf")(function* (workspaces: ReadonlyArray<Workspace>) {
  const keys = yield* Keys
  const lists = yield* Effect.forEach(workspaces, (workspace) =>
    Effect.map(keys.list(workspace.id), (list) => list.map((key): ListedKey => ({ ...key, workspace })))
  )
  return lists.flat()
})

export const keysList = Command.make(
  "list",
  { workspace: Options.optional(workspaceOption), json: jsonOption },
  tracedFn("Cli.keysList")(function* ({ workspace, json }) {
    const keys = yield* keysOf(yield* someWorkspaces(workspace))
    yield* printList(json, inWords(keys, yield* commandThere("keys create --name NAME")), keys.map(inJson))
  })
).pipe(Command.withDescription("Lists API keys by their first characters; the keys themselves are not kept"))

const inWords = (keys: ReadonlyArray<ListedKey>, create: string) =>
  keys.length === 0
    ? `There are no keys yet. To make one:\n  ${create}`
    : table(
        ["KEY", "NAME", "ACTS AS", "MAY", "WORKSPACE", "MADE", "ENDS (UTC)", "REVOKED", "ID"],
        keys.map(({ createdAt, createdBy, expiresAt, id, name, prefix, revokedAt, scopes, workspace }) => [
          `${prefix}…`,
          name,
          createdBy,
          scopes.join(" "),
          workspace.name,
          day(createdAt),
          expiresAt === null ? "" : minuteOf(expiresAt),
          revokedAt === null ? "" : day(revokedAt),
          id
        ])
      )

const day = (date: Date) => date.toISOString().slice(0, 10)

const inJson = (key: ListedKey) => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  created_by: { name: key.createdBy },
  workspace: { id: key.workspace.id, name: key.workspace.name },
  created_at: shown(key.createdAt),
  revoked_at: shownOrNull(key.revokedAt),
  scopes: key.scopes,
  expires_at: shownOrNull(key.expiresAt),
  successor_id: key.successorId,
  campaign: key.campaign
})
