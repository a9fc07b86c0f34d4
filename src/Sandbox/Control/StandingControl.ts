import { Either, Schema } from "effect"
import { Platform } from "#schema/Platform.ts"
import { answered, type CallHandler, json } from "../World/Call.ts"
import { AccountStanding } from "../World/Standing.ts"
import { findAccount } from "../World/World.ts"
import { body, unknownThing } from "./ControlInput.ts"

const NewStanding = Schema.Struct({
  platform: Platform,
  accountId: Schema.String,
  /** What it pushes, by the platform's fields; as it was where it is left out. */
  subscribed: Schema.optionalWith(Schema.Array(Schema.String), { exact: true }),
  standing: Schema.optionalWith(AccountStanding, { default: () => ({}) })
})

/** `POST /_sandbox/standing`: makes something of an account not as it should be, or as it was with nothing named. */
export const setStanding: CallHandler = (world, call) =>
  Either.gen(function* () {
    const { accountId, platform, standing, subscribed } = yield* body(NewStanding, call)
    const known = yield* Either.fromOption(findAccount(world, platform, accountId), () =>
      unknownThing(`${platform} account`, accountId)
    )
    const after = { ...known, standing, subscribed: subscribed ?? known.subscribed }
    const accounts = world.accounts.map((account) => (account === known ? after : account))
    return answered({ ...world, accounts }, json(200, after))
  })
