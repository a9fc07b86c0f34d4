import { Array, Effect, Struct } from "effect"
import { begun, type FirstWord, purposes } from "./Help/Purposes.ts"
import type { CliLayers } from "./Layers.ts"

const autopilot = () => import("./Autopilot/Commands.ts")
const moderation = () => import("./Moderation/Commands.ts")
const signIn = () => import("./SignIn/Commands.ts")

/** How the code of the commands is loaded, by their first words. */
export const loaders = <E, R>({ access, admin, rooms }: CliLayers<E, R>) =>
  ({
    workspaces: async () => (await import("./Workspaces/Commands.ts")).workspacesCommand(access),
    keys: async () => (await import("./Keys/Commands.ts")).keysCommand(access),
    members: async () => (await import("./Members/Commands.ts")).membersCommand({ access, rooms }),
    people: async () => (await signIn()).peopleCommand(rooms),
    assistants: async () => (await signIn()).assistantsCommand(rooms),
    accounts: async () => (await import("./Accounts/Commands.ts")).accountsCommand(rooms),
    audit: async () => (await import("./Audit/Commands.ts")).auditCommand(rooms),
    comments: async () => (await moderation()).commentsCommand(rooms),
    contacts: async () => (await moderation()).contactsCommand(rooms),
    inbox: async () => (await moderation()).inboxCommand(rooms),
    links: async () => (await import("./Links/Commands.ts")).linksCommand(rooms),
    "needs-you": async () => (await moderation()).needsYouCommand(rooms),
    reports: async () => (await moderation()).reportsCommand(rooms),
    review: async () => (await moderation()).reviewCommand(rooms),
    webhooks: async () => (await import("./Webhooks/Commands.ts")).webhooksCommand(rooms),
    "email-marketing": async () => (await import("./EmailMarketing/Commands.ts")).emailMarketingCommand(rooms),
    autopilot: async () => (await autopilot()).autopilotCommand(rooms),
    guidance: async () => (await autopilot()).guidanceCommand(rooms),
    protections: async () => (await autopilot()).protectionsCommand(rooms),
    backtest: async () => (await autopilot()).backtestCommand(rooms),
    shadow: async () => (await autopilot()).shadowCommand(rooms),
    undo: async () => (await autopilot()).undoCommand(rooms),
    admin: async () => (await import("./Admin/Commands.ts")).adminCommand(admin)
  }) satisfies Record<FirstWord, () => Promise<unknown>>

/**
 * All commands: whole where the first word of a command line asks for them, and otherwise only begun, with what they are
 * for. The code of all of them takes a second to load.
 */
export const commandsFor = Effect.fnUntraced(function* <E, R>(layers: CliLayers<E, R>, first: string | undefined) {
  const load = loaders(layers)
  const isAsked = (word: FirstWord) => first === word || first === "--completions"
  const loading = Struct.keys(purposes).map(async (word) => (isAsked(word) ? load[word]() : begun(word)))
  const commands = yield* Effect.promise(() => Promise.all(loading))
  return Array.isNonEmptyArray(commands) ? commands : yield* Effect.dieMessage("There are no commands")
})
