import { FileSystem } from "@effect/platform"
import { ConfigProvider, DateTime, Effect, Layer, Redacted } from "effect"
import { TimeZone } from "../../../schema/TimeZone.ts"
import { Keys } from "../../../src/Access/Keys/Keys.ts"
import { Members } from "../../../src/Access/Members/Members.ts"
import { People } from "../../../src/Access/People/People.ts"
import { Workspaces } from "../../../src/Access/Workspaces/Workspaces.ts"
import { Intake } from "../../../src/Comments/Intake/Intake.ts"
import { roomsOnDatabase } from "../../../src/Composition/Service.ts"
import { roomSettings } from "../../../src/Composition/Settings.ts"
import { StewardConfig } from "../../../src/Config/Config.ts"
import { freePort } from "../../../src/Database/EmbeddedPostgres/FreePort.ts"
import { EmbeddedPostgres } from "../../../src/Database/EmbeddedPostgres.ts"
import { RandomBytes } from "../../../src/Ground/RandomBytes.ts"
import { Accounts } from "../../../src/Platforms/Accounts/Accounts.ts"
import { startService } from "../../chaos/ServiceProcess.ts"

/** A Steward of its own on an embedded PostgreSQL, with a brand, an owner's key, and somebody who comments. */
export const runningSteward = Effect.fn("runningSteward")(function* (directory: string) {
  const fs = yield* FileSystem.FileSystem
  yield* fs.makeDirectory(`${directory}/data`)
  const { url } = yield* EmbeddedPostgres.start({ dataDirectory: `${directory}/postgres` })
  const secretKey = yield* Effect.flatMap(RandomBytes, ({ bytes }) => bytes(32))
  const environment = {
    DATABASE_URL: Redacted.value(url),
    STEWARD_DATA_DIR: `${directory}/data`,
    STEWARD_SECRET_KEY: Buffer.from(secretKey).toString("base64"),
    STEWARD_ALLOW_PRIVATE_TARGETS: "true"
  }
  const config = yield* Effect.withConfigProvider(
    StewardConfig,
    ConfigProvider.fromMap(new Map(Object.entries(environment)))
  )
  const settings = { ...(yield* roomSettings(config)), port: 0, databaseUrl: url, databaseConnections: 4 }
  const rooms = yield* Layer.build(roomsOnDatabase(settings))

  const port = yield* freePort
  const service = yield* startService({ name: "Steward", port, environment, logFile: `${directory}/steward.log` })
  yield* service.ready

  return yield* Effect.gen(function* () {
    const workspaces = yield* Workspaces
    const { id: workspaceId } = yield* workspaces.create({
      name: "Fjord Coffee",
      timeZone: TimeZone.make("Europe/Oslo")
    })
    const person = yield* Effect.flatMap(People, (people) => people.create({ name: "Ada Operator" }))
    const members = yield* Members
    yield* members.add({ workspaceId, person, role: "owner", limitedTo: null, actor: "Ada Operator" })
    const keys = yield* Keys
    const { key } = yield* keys.create({ workspaceId, personId: person.id, name: "Zapier" })
    const accounts = yield* Accounts
    const token = Redacted.make("token")
    const account = { workspaceId, platform: "facebook", externalId: "1", name: "Fjord Coffee" } as const
    const accountId = yield* accounts.connect({ ...account, token, actor: "Ada Operator" })
    const intake = yield* Intake

    /** Somebody comments, and the service goes on from there. */
    const comment = (externalId: string, text: string) =>
      intake.receive({ workspaceId, accountId, platform: "facebook" }, [
        {
          _tag: "Commented",
          comment: {
            externalId,
            parentExternalId: null,
            post: { externalId: "1_1", caption: "Autumn menu", url: "https://example.com/1_1" },
            ad: null,
            surface: "organic",
            text,
            hasMedia: false,
            author: { externalId: "2", name: "Kari", handle: "kari" },
            hidden: false,
            url: null,
            createdAt: DateTime.unsafeMake(0)
          }
        }
      ])
    return { baseUrl: service.baseUrl, key: Redacted.value(key), comment }
  }).pipe(Effect.provide(rooms))
})
