import { Args, Command, Options } from "@effect/cli"
import { Option } from "effect"
import { type EndedMembership, Members } from "#src/Access/Members/Members.ts"
import { leavesNoOwner, type Member, onlyOwner } from "#src/Access/People/Membership.ts"
import type { Workspace } from "#src/Access/Workspaces/Workspaces.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { chooseHeir, quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { AtTerminal, ConfirmPrompt, confirmed, yesOption } from "../Console/Confirm.ts"
import { jsonOption, print } from "../Console/Output.ts"
import { operator, theWorkspace, workspaceOption } from "../Console/Workspace.ts"
import { memberOf } from "./Members.ts"

const options = {
  person: Args.text({ name: "person" }).pipe(Args.withDescription("A member, by name, e-mail address or id")),
  hooks: Options.choice("hooks", ["end", "pass"]).pipe(
    Options.optional,
    Options.withDescription(
      "Whether the hooks of their keys end, or pass to another member; asked if left out, and with --yes they end"
    )
  ),
  to: Options.text("to").pipe(
    Options.optional,
    Options.withDescription(
      "The member who takes the hooks over, by name, e-mail address or id; the only owner if left out"
    )
  ),
  yes: yesOption,
  workspace: Options.optional(workspaceOption),
  json: jsonOption
}

/** What becomes of the hooks: as was said, or as is answered. Where nobody can be asked, they end. */
const fateOf = tracedFn("Cli.fateOfHooks")(function* (said: Option.Option<"end" | "pass">, name: string, yes: boolean) {
  if (Option.isSome(said)) return said.value
  if (yes) return "end"
  const ask = yield* ConfirmPrompt
  const question = `What happens to the hooks that the keys of ${quoted(name)} made, and to those they took over?`
  const answer = Option.map(
    yield* ask(`${question} They end, or another member takes them over. Type end or pass: `),
    (line) => line.trim().toLowerCase()
  )
  if (Option.isNone(answer) && !(yield* AtTerminal)) return "end"
  if (Option.contains(answer, "end")) return "end"
  if (Option.contains(answer, "pass")) return "pass"
  return yield* new CommandFailed({ message: "Nothing is changed. The answer is end or pass." })
})

const heirOf = tracedFn("Cli.heirOfHooks")(function* (
  brand: Workspace,
  leaver: Member,
  members: ReadonlyArray<Member>,
  to: Option.Option<string>
) {
  if (Option.isNone(to))
    return yield* chooseHeir(
      brand,
      members.filter(({ personId }) => personId !== leaver.personId)
    )
  const heir = yield* memberOf(brand, to.value)
  if (heir.personId !== leaver.personId) return heir
  return yield* new CommandFailed({
    message: `${quoted(leaver.name)} leaves, and cannot take the hooks over. Name another member with --to.`
  })
})

const endedWords = (
  { hooksPassed, hooksRemoved, invitationsTakenBack, keysRevoked }: EndedMembership,
  heir: Member | null
) =>
  [
    ...(keysRevoked === 0 ? [] : [` Keys of theirs that no longer work: ${keysRevoked}.`]),
    ...(hooksRemoved === 0 ? [] : [` Hooks that ended with them: ${hooksRemoved}.`]),
    ...(hooksPassed === 0 || heir === null ? [] : [` Hooks that ${quoted(heir.name)} took over: ${hooksPassed}.`]),
    ...(invitationsTakenBack === 0 ? [] : [` Invitations of theirs that were taken back: ${invitationsTakenBack}.`])
  ].join("")

export const membersRemove = Command.make(
  "remove",
  options,
  tracedFn("Cli.membersRemove")(function* ({ hooks: said, json, person, to, workspace, yes }) {
    const members = yield* Members
    const brand = yield* theWorkspace(workspace)
    const leaver = yield* memberOf(brand, person)
    const { personId, name, role } = leaver
    const all = yield* members.list(brand.id)
    // nobody is asked about what will not be done
    if (leavesNoOwner(all, personId, null)) return yield* new CommandFailed({ message: onlyOwner(name) })
    if (Option.isSome(to) && Option.contains(said, "end")) {
      return yield* new CommandFailed({ message: "Hooks that end go to nobody. Say --hooks pass, or leave out --to." })
    }
    const fate = yield* fateOf(Option.isSome(to) ? Option.some("pass") : said, name, yes)
    const heir = fate === "pass" ? yield* heirOf(brand, leaver, all, to) : null
    const hooksWords =
      heir === null
        ? "The hooks that their keys made end."
        : `${quoted(heir.name)} takes over the hooks that their keys made, until somebody deletes them or ${quoted(heir.name)} leaves.`
    const what = `This takes ${quoted(name)}, ${role}, out of ${quoted(brand.name)}, with their keys and assistants. ${hooksWords}`
    yield* confirmed(what, yes)
    const hooks = heir === null ? ("end" as const) : { passTo: heir.personId }
    const ended = yield* members.remove({ workspaceId: brand.id, personId, hooks, actor: operator })
    yield* print(json, `${quoted(name)} is no longer a member of ${quoted(brand.name)}.${endedWords(ended, heir)}`, {
      id: personId,
      name,
      keys_revoked: ended.keysRevoked,
      hooks_removed: ended.hooksRemoved,
      hooks_passed: ended.hooksPassed,
      hooks_passed_to: heir?.personId ?? null,
      invitations_taken_back: ended.invitationsTakenBack
    })
  })
).pipe(Command.withDescription("Takes a member out of a workspace; asks first"))
