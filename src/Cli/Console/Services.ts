import { FetchHttpClient } from "@effect/platform"
import type { Migrator, SqlError } from "@effect/sql"
import { Cause, Effect, Layer } from "effect"
import { accessServices } from "#src/Access/AccessServices.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { sealedColumns } from "#src/Composition/SealedColumns.ts"
import { readConfig } from "#src/Config/Config.ts"
import { databaseClock } from "#src/Database/DatabaseClock.ts"
import { migrate } from "#src/Database/Migrations.ts"
import { postgres } from "#src/Database/Postgres.ts"
import { agreedKeys } from "#src/Database/Secrets/AgreedKeys.ts"
import { KeyRotation } from "#src/Database/Secrets/KeyRotation.ts"
import { Signals } from "#src/Database/Signals.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { settingsBesideService } from "#src/Demo/Settings/DemoSettings.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { rootCause } from "#src/Ground/RootCause.ts"
import { startFailure } from "#src/Ground/StartFailure.ts"
import { HookHoldersRepo } from "#src/Webhooks/Hooks/HookHoldersRepo.ts"
import { HookRemoval } from "#src/Webhooks/Hooks/HookRemoval.ts"
import { HooksRepo } from "#src/Webhooks/Hooks/HooksRepo.ts"
import { HookQueueRepo } from "#src/Webhooks/Queue/HookQueueRepo.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { databaseUrl } from "./DatabaseUrl.ts"

const unusable = (error: SqlError.SqlError | Migrator.MigrationError) =>
  new CommandFailed({ code: "unavailable", message: `The database cannot be used: ${rootCause(error)}` })

const database = Layer.effectDiscard(migrate).pipe(
  Layer.provideMerge(databaseClock),
  Layer.provideMerge(Layer.unwrapScoped(Effect.map(databaseUrl, (url) => postgres({ url, maxConnections: 4 })))),
  Layer.mapError((error) => {
    if (error._tag === "NewerDatabase") return new CommandFailed({ code: "unavailable", message: error.message })
    return error._tag === "SqlError" || error._tag === "MigrationError" ? unusable(error) : error
  })
)

// the command line waits for no work, and the workers look for themselves for what it leaves them
const noSignals = Layer.succeed(Signals, {
  notify: () => Effect.void,
  subscribe: () => Effect.dieMessage("The command line waits for nothing")
})

const hookRemoval = HookRemoval.layer.pipe(
  Layer.provide(
    Layer.mergeAll(HooksRepo.layer, HookHoldersRepo.layer, HookQueueRepo.layer, WorkspaceClock.layer, noSignals)
  )
)

/** All that commands need, on the database of this installation, migrated. */
export const cliServices = accessServices.pipe(
  Layer.provide(hookRemoval),
  Layer.provide(AuditLog.layer),
  Layer.provide(Ids.layer),
  Layer.provide(RandomBytes.layer),
  Layer.provide(database)
)

// the rooms take the most of a second to load: who is refused before need not wait for them
const composition = Effect.promise(() => import("#src/Composition/Rooms.ts"))

/** The rooms of the service, on the same database and under the same settings, without a door and without work. */
export const cliRooms = Layer.unwrapEffect(
  Effect.gen(function* () {
    const config = yield* readConfig
    const settings = yield* settingsBesideService(config)
    const secretKeys = yield* agreedKeys({ ...settings.keys, mayAdd: false }, sealedColumns)
    const { rooms } = yield* composition
    return rooms({ ...settings, secretKeys })
  })
).pipe(
  Layer.mapError((error) => new CommandFailed({ message: startFailure(Cause.fail(error)) })),
  Layer.provide([FetchHttpClient.layer, RandomBytes.layer]),
  Layer.provide(database)
)

/** What concerns the whole installation. */
export const cliAdmin = KeyRotation.layer(sealedColumns).pipe(Layer.provide(cliRooms), Layer.provide(database))
