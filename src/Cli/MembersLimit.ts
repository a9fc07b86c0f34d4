import { Args, Command, Options } from "@effect/cli"
import { Effect } from "effect"
import { Members } from "#src/Access/Members.ts"
import { Accounts } from "#src/Platforms/Accounts.ts"
import { chooseAccount } from "./Accounts/ChosenAccount.ts"
import { quoted } from "./Choose.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { memberOf } from "./Members.ts"
import { commonOptions } from "./Operator.ts"
import { print } from "./Output.ts"
import { operator, theWorkspace } from "./Workspace.ts"

export const membersLimit = Command.make(
  "limit",
  {
    person: Args.text({ name: "person" }).pipe(
      Args.withDescription("A manager or moderator, by name, e-mail address or id")
    ),
    accounts: Options.text("account").pipe(
      Options.withAlias("accounts"),
      Options.repeated,
      Options.withDescription("An account they may act on, by name or id; give it again or join several by commas")
    ),
    all: Options.boolean("all").pipe(Options.withDescription("Let them act on every account again")),
    ...commonOptions
  },
  Effect.fn("Cli.membersLimit")(function* ({ accounts: given, all, json, person, workspace }) {
    const brand = yield* theWorkspace(workspace)
    const { name, personId, role } = yield* memberOf(brand, person)
    const wanted = given.flatMap((one) => one.split(",")).filter((one) => one.trim() !== "")
    if (all === wanted.length > 0) {
      return yield* new CommandFailed({ message: "Say which accounts: --account for each of them, or --all." })
    }
    const there = yield* Effect.flatMap(Accounts, ({ list }) => list(brand.id))
    const chosen = yield* Effect.forEach(wanted, (one) => chooseAccount(one, there))
    const limitedTo = all ? null : [...new Set(chosen.map(({ id }) => id))]
    const members = yield* Members
    yield* members.change({ workspaceId: brand.id, personId, role, limitedTo, actor: operator })
    const names = there.filter(({ id }) => limitedTo?.includes(id)).map((account) => quoted(account.name))
    const words =
      limitedTo === null
        ? `${quoted(name)}, ${role}, may act on every account of ${quoted(brand.name)}.`
        : `${quoted(name)}, ${role}, may act on ${names.join(", ")} alone; they see the rest of ${quoted(brand.name)}.`
    yield* print(json, words, { id: personId, name, role, limited_to: limitedTo })
  })
).pipe(Command.withDescription("Limits a manager or moderator to some accounts; their keys and assistants too"))
