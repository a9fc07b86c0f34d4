import { Command, Options } from "@effect/cli"
import { Effect, Redacted } from "effect"
import { Role } from "#schema/Workspace.ts"
import { type CreatedKey, Keys } from "#src/Access/Keys.ts"
import { Name } from "#src/Access/Name.ts"
import { TimeZone } from "#src/Access/TimeZone.ts"
import { shown } from "#src/Time.ts"
import { quoted } from "./Choose.ts"
import { givenPerson, givenWorkspace, type PersonGiven, type WorkspaceGiven } from "./Given.ts"
import { jsonOption, print } from "./Output.ts"
import { parsedText } from "./Parsed.ts"

const options = {
  workspace: parsedText("workspace", Name).pipe(
    Options.withDescription("The workspace (brand), by name or id; made when there is none")
  ),
  person: parsedText("person", Name).pipe(
    Options.withDescription("Whom the key acts as, by name, e-mail address or id; made when there is none")
  ),
  role: Options.choice("role", Role.literals).pipe(
    Options.optional,
    Options.withDescription("The role of a person who is new in the workspace: owner unless you say another")
  ),
  name: parsedText("name", Name).pipe(
    Options.withDefault("API key"),
    Options.withDescription("What the key is for, as in Zapier")
  ),
  timeZone: parsedText("time-zone", TimeZone).pipe(
    Options.optional,
    Options.withDescription("The time zone of a new workspace, as in Europe/Oslo: UTC unless you say another")
  ),
  json: jsonOption
}

export const keysCreate = Command.make(
  "create",
  options,
  Effect.fn("Cli.keysCreate")(function* ({ workspace, person, role, name, timeZone, json }) {
    const keys = yield* Keys
    const brand = yield* givenWorkspace(workspace, timeZone)
    const who = yield* givenPerson(brand, person, role)
    const key = yield* keys.create({ workspaceId: brand.id, personId: who.id, name })
    yield* print(json, inWords(brand, who, key), inJson(brand, who, key))
  })
).pipe(Command.withDescription("Makes an API key, and the workspace and the person where they are new"))

const inWords = (workspace: WorkspaceGiven, person: PersonGiven, key: CreatedKey) =>
  [
    ...(workspace.made
      ? [`Made the workspace ${quoted(workspace.name)} (${workspace.id}), in ${workspace.timeZone}.`]
      : []),
    ...(person.made ? [`Made the person ${quoted(person.name)} (${person.id}).`] : []),
    ...(person.joined && !person.made
      ? [`${quoted(person.name)} (${person.id}) is now ${person.role} in ${quoted(workspace.name)}.`]
      : []),
    `The key ${quoted(key.name)} acts as ${quoted(person.name)}, ${person.role} in ${quoted(workspace.name)}:`,
    "",
    `  ${Redacted.value(key.key)}`,
    "",
    "It is shown this once: keep it where you keep secrets. Requests carry it as",
    `Authorization: Bearer ${key.prefix}…, and GET /api/v1/me answers whose it is.`
  ].join("\n")

const inJson = (workspace: WorkspaceGiven, person: PersonGiven, key: CreatedKey) => ({
  workspace: { id: workspace.id, name: workspace.name, time_zone: workspace.timeZone, made: workspace.made },
  person: { id: person.id, name: person.name, role: person.role, made: person.made },
  key: {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    key: Redacted.value(key.key),
    created_at: shown(key.createdAt)
  }
})
