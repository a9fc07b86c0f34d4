import { Command, Options } from "@effect/cli"
import { Effect } from "effect"
import { Keys, type StoredKey } from "#src/Access/Keys.ts"
import type { Workspace } from "#src/Access/Workspaces.ts"
import { shown, shownOrNull } from "#src/Time.ts"
import { command } from "./CommandLine.ts"
import { jsonOption, printList } from "./Output.ts"
import { table } from "./Table.ts"
import { someWorkspaces, workspaceOption } from "./Workspace.ts"

export interface ListedKey extends StoredKey {
  readonly workspace: Workspace
}

/** The keys of some workspaces, oldest first in each. */
export const keysOf = Effect.fn("Cli.keysOf")(function* (workspaces: ReadonlyArray<Workspace>) {
  const keys = yield* Keys
  const lists = yield* Effect.forEach(workspaces, (workspace) =>
    Effect.map(keys.list(workspace.id), (list) => list.map((key): ListedKey => ({ ...key, workspace })))
  )
  return lists.flat()
})

export const keysList = Command.make(
  "list",
  { workspace: Options.optional(workspaceOption), json: jsonOption },
  Effect.fn("Cli.keysList")(function* ({ workspace, json }) {
    const keys = yield* keysOf(yield* someWorkspaces(workspace))
    yield* printList(json, inWords(keys), keys.map(inJson))
  })
).pipe(Command.withDescription("Lists API keys by their first characters; the keys themselves are not kept"))

const inWords = (keys: ReadonlyArray<ListedKey>) =>
  keys.length === 0
    ? `There are no keys yet. To make one:\n  ${command("keys create --name NAME")}`
    : table(
        ["KEY", "NAME", "ACTS AS", "WORKSPACE", "MADE", "REVOKED", "ID"],
        keys.map(({ prefix, name, createdBy, workspace, createdAt, revokedAt, id }) => [
          `${prefix}…`,
          name,
          createdBy,
          workspace.name,
          day(createdAt),
          revokedAt === null ? "" : day(revokedAt),
          id
        ])
      )

const day = (date: Date) => date.toISOString().slice(0, 10)

const inJson = ({ id, name, prefix, createdBy, createdAt, revokedAt, workspace }: ListedKey) => ({
  id,
  name,
  prefix,
  created_by: { name: createdBy },
  workspace: { id: workspace.id, name: workspace.name },
  created_at: shown(createdAt),
  revoked_at: shownOrNull(revokedAt)
})
