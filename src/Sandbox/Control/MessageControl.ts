import { Either, Option, Schema } from "effect"
import { Platform } from "#schema/Platform.ts"
import { announceLead } from "../Facebook/LeadNode.ts"
import { answered, type CallHandler, json } from "../World/Call.ts"
import { findAccount, type SandboxPerson, type World } from "../World/World.ts"
import { body, type FindImitation, refusal, unknownThing } from "./ControlInput.ts"

const NewMessage = Schema.Struct({
  platform: Platform,
  accountId: Schema.String,
  person: Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    handle: Schema.String,
    follows: Schema.optionalWith(Schema.Boolean, { default: () => false })
  }),
  /** Empty for a picture. */
  text: Schema.String,
  kind: Schema.optionalWith(Schema.Literal("text", "tap"), { default: () => "text" as const }),
  /** The account's own message to the person. */
  echo: Schema.optionalWith(Schema.Boolean, { default: () => false })
})

const known = (world: World, person: SandboxPerson): World => ({
  ...world,
  people: [...world.people.filter(({ id, platform }) => platform !== person.platform || id !== person.id), person]
})

/** `POST /_sandbox/messages`: a person writes to an account, or taps; with `echo` the account writes to them. */
export const message =
  (imitationOf: FindImitation): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      const { accountId, echo, kind, person, platform, text } = yield* body(NewMessage, call)
      const imitation = yield* imitationOf(platform)
      if (imitation.message === null) return yield* Either.left(refusal(400, `Nobody writes messages on ${platform}.`))
      yield* Either.fromOption(findAccount(world, platform, accountId), () =>
        unknownThing(`${platform} account`, accountId)
      )
      const sequence = world.sequence + 1
      const id = `m_${String(740_000_000_000 + sequence)}`
      const met = echo ? world : known(world, { platform, accountId, ...person })
      const after = imitation.message({ ...met, sequence }, { id, accountId, person, kind, text, echo }, now)
      return answered(after, json(201, { id }))
    })

const NewLead = Schema.Struct({
  accountId: Schema.String,
  formId: Schema.optionalWith(Schema.String, { default: () => "8800000000001" }),
  answers: Schema.Record({ key: Schema.String, value: Schema.String })
})

/** `POST /_sandbox/leads`: somebody fills in the form of an ad of a Facebook page. */
export const lead =
  (imitationOf: FindImitation): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      const { accountId, answers, formId } = yield* body(NewLead, call)
      yield* imitationOf("facebook")
      if (Option.isNone(findAccount(world, "facebook", accountId)))
        return yield* Either.left(unknownThing("facebook account", accountId))
      const sequence = world.sequence + 1
      const made = { id: String(64_000_000_000_000 + sequence), accountId, formId, createdAt: now, answers }
      const after = announceLead({ ...world, sequence, leads: [...world.leads, made] }, made, now)
      return answered(after, json(201, { id: made.id }))
    })
