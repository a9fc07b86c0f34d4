import { Args, Command, Options } from "@effect/cli"
import { Members } from "#src/Access/Members/Members.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { accountsOption, givenAccounts, onPlatform } from "../Accounts/ChosenAccount.ts"
import { quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { operator, theWorkspace } from "../Console/Workspace.ts"
import { memberOf } from "./Members.ts"

export const membersLimit = Command.make(
  "limit",
  {
    person: Args.text({ name: "person" }).pipe(
      Args.withDescription("A manager or moderator, by name, e-mail address or id")
    ),
    accounts: accountsOption("An account they may act on, by name or id"),
    all: Options.boolean("all").pipe(Options.withDescription("Let them act on every account again")),
    ...commonOptions
  },
  tracedFn("Cli.membersLimit")(function* ({ accounts: wanted, all, json, person, workspace }) {
    const brand = yield* theWorkspace(workspace)
    const { name, personId, role } = yield* memberOf(brand, person)
    if (all === wanted.length > 0) {
      return yield* new CommandFailed({ message: "Say which accounts: --account for each of them, or --all." })
    }
    const chosen = yield* givenAccounts(brand.id, wanted)
    const limitedTo = all ? null : chosen.map(({ id }) => id)
    const members = yield* Members
    yield* members.change({ workspaceId: brand.id, personId, role, limitedTo, actor: operator })
    const words =
      limitedTo === null
        ? `${quoted(name)}, ${role}, may act on every account of ${quoted(brand.name)}.`
        : `${quoted(name)}, ${role}, may act on ${chosen.map(onPlatform).join(", ")} alone; they see the rest of ${quoted(brand.name)}.`
    yield* print(json, words, { id: personId, name, role, limited_to: limitedTo })
  })
).pipe(Command.withDescription("Limits a manager or moderator to some accounts; their keys and assistants too"))
