import { Command, Options } from "@effect/cli"
import { Option, Redacted } from "effect"
import { Name } from "#schema/Name.ts"
import { scopes } from "#schema/resources/Scope.ts"
import { type CreatedKey, Keys } from "#src/Access/Keys/Keys.ts"
import { Members } from "#src/Access/Members/Members.ts"
import type { Member } from "#src/Access/People/Membership.ts"
import type { Workspace } from "#src/Access/Workspaces/Workspaces.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown, shownOrNull } from "#src/Ground/Time.ts"
import { chooseKeyHolder, invitedOnly, quoted } from "../Console/Choose.ts"
import { jsonOption, print } from "../Console/Output.ts"
import { parsedText } from "../Console/Parsed.ts"
import { operator, theWorkspace, workspaceOption } from "../Console/Workspace.ts"
import { memberOf } from "../Members/Members.ts"
import { expiresOption, givenExpiry, limitsOf } from "./Limits.ts"

const options = {
  name: parsedText("name", Name).pipe(
    Options.withDefault("API key"),
    Options.withDescription("What the key is for, as in Zapier")
  ),
  person: parsedText("person", Name).pipe(
    Options.optional,
    Options.withDescription(
      "The member whom the key acts as, by name, e-mail address or id; the only owner if left out"
    )
  ),
  scopes: Options.choice("scope", scopes).pipe(
    Options.repeated,
    Options.withDescription("What it may do, once for each scope; all of them if left out")
  ),
  expires: expiresOption,
  campaign: parsedText("campaign", Name).pipe(
    Options.optional,
    Options.withDescription("The campaign that the key acts for: what it does is told as the campaign's")
  ),
  workspace: Options.optional(workspaceOption),
  json: jsonOption
}

const holderOf = tracedFn("Cli.holderOf")(function* (workspace: Workspace, person: Option.Option<string>) {
  const { invited, list } = yield* Members
  const members = yield* list(workspace.id)
  const invitations = yield* invited(workspace.id)
  const open = Option.match(person, {
    onNone: () => (members.length === 0 ? invitations[0] : undefined),
    onSome: (given) => invitations.find(({ email }) => email.toLowerCase() === given.trim().toLowerCase())
  })
  if (open !== undefined) return yield* invitedOnly(open.email, workspace.name)
  if (Option.isSome(person)) return yield* memberOf(workspace, person.value)
  return yield* chooseKeyHolder(workspace, members)
})

export const keysCreate = Command.make(
  "create",
  options,
  tracedFn("Cli.keysCreate")(function* ({ campaign, expires, workspace: given, person, name, scopes: chosen, json }) {
    const keys = yield* Keys
    const workspace = yield* theWorkspace(given)
    const holder = yield* holderOf(workspace, person)
    const expiresAt = yield* givenExpiry(expires)
    const made = {
      workspaceId: workspace.id,
      personId: holder.personId,
      name,
      actor: operator,
      expiresAt,
      campaign: Option.getOrNull(campaign)
    }
    const key = yield* keys.create(chosen.length === 0 ? made : { ...made, scopes: chosen })
    yield* print(json, inWords(workspace, holder, key), inJson(workspace, holder, key))
  })
).pipe(Command.withDescription("Makes an API key that acts as a member of the workspace"))

const inWords = (workspace: Workspace, { name, role }: Member, key: CreatedKey) =>
  [
    `The key ${quoted(key.name)} acts as ${quoted(name)}, ${role} in ${quoted(workspace.name)}:`,
    ...(key.campaign === null ? [] : [`What it does is told as done by the campaign ${quoted(key.campaign)}.`]),
    "",
    `  ${Redacted.value(key.key)}`,
    "",
    ...limitsOf(key),
    "It is shown only once: keep it where you keep secrets. Requests carry it as",
    `Authorization: Bearer ${key.prefix}…, and GET /api/v1/me answers whose it is.`
  ].join("\n")

const inJson = (workspace: Workspace, { name, personId, role }: Member, key: CreatedKey) => ({
  workspace: { id: workspace.id, name: workspace.name },
  person: { id: personId, name, role },
  key: {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    key: Redacted.value(key.key),
    created_at: shown(key.createdAt),
    scopes: key.scopes,
    expires_at: shownOrNull(key.expiresAt),
    campaign: key.campaign
  }
})
