import { Effect, Layer } from "effect"
import { type Platform, platformName, platforms } from "#schema/Platform.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
import { NotAllowed, type PlatformError } from "../Port/PlatformError.ts"
import { type AccountAccess, type HidesMany, type PlatformActions, PlatformGateway } from "../Port/PlatformGateway.ts"
import { type PlatformReader, PlatformReaders } from "../Port/PlatformReader.ts"
import { measuredCall, type PlatformCall } from "./MeasuredCalls.ts"

const measuredMany = (platform: Platform, many: HidesMany): HidesMany => ({
  ...many,
  setHidden: (account, comments, hidden) =>
    measuredCall(platform, hidden ? "hide_many" : "unhide_many")(many.setHidden(account, comments, hidden))
})

/** Chooses the adapter by the account's platform. */
export const gatewayLayer = Layer.effect(
  PlatformGateway,
  Effect.gen(function* () {
    const adapters = yield* PlatformAdapters
    const call = <A>(
      { platform }: AccountAccess,
      action: PlatformCall,
      ask: (adapter: PlatformActions) => Effect.Effect<A, PlatformError>
    ): Effect.Effect<A, PlatformError> => {
      const adapter = adapters[platform]
      return adapter === undefined
        ? Effect.fail(new NotAllowed({ reason: `Steward cannot act on ${platformName(platform)} yet.` }))
        : measuredCall(platform, action)(ask(adapter.actions))
    }
    const many: Partial<Record<Platform, HidesMany>> = {}
    for (const platform of platforms) {
      const found = adapters[platform]?.actions.many ?? null
      if (found !== null) many[platform] = measuredMany(platform, found)
    }
    return PlatformGateway.of({
      hide: (account, comment) => call(account, "hide", (to) => to.hide(account, comment)),
      unhide: (account, comment) => call(account, "unhide", (to) => to.unhide(account, comment)),
      reply: (account, comment, text) => call(account, "reply", (to) => to.reply(account, comment, text)),
      findReply: (account, comment, text, since, except) =>
        call(account, "find_reply", (to) => to.findReply(account, comment, text, since, except)),
      privateReply: (account, comment, text) =>
        call(account, "private_reply", (to) => to.privateReply(account, comment, text)),
      block: (account, comment) => call(account, "block", (to) => to.block(account, comment)),
      unblock: (account, comment) => call(account, "unblock", (to) => to.unblock(account, comment)),
      manyOf: ({ platform }) => many[platform] ?? null
    })
  })
)

const measuredForm =
  (platform: Platform, formOf: NonNullable<PlatformReader["formOf"]>): NonNullable<PlatformReader["formOf"]> =>
  (account, formId) =>
    measuredCall(platform, "read_form")(formOf(account, formId))

const measuredComment =
  (platform: Platform, ask: NonNullable<PlatformReader["commentNow"]>): NonNullable<PlatformReader["commentNow"]> =>
  (account, comment) =>
    measuredCall(platform, "read_comment")(ask(account, comment))

/** The same reader, with what it asks of its platform measured. */
const measured = (platform: Platform, reader: PlatformReader): PlatformReader => ({
  ...reader,
  read: (reading) => measuredCall(platform, "read")(reader.read(reading)),
  readSince: (reading, since) => measuredCall(platform, "read")(reader.readSince(reading, since)),
  describe: (account, postIds) => measuredCall(platform, "describe_posts")(reader.describe(account, postIds)),
  personOf: (account, personId) => measuredCall(platform, "name_person")(reader.personOf(account, personId)),
  ...(reader.commentNow === undefined ? {} : { commentNow: measuredComment(platform, reader.commentNow) }),
  ...(reader.formOf === undefined ? {} : { formOf: measuredForm(platform, reader.formOf) })
})

/** The readers of all platforms that can be read. */
export const readersLayer = Layer.effect(
  PlatformReaders,
  Effect.map(PlatformAdapters, (adapters) => {
    const readers: Partial<Record<Platform, PlatformReader>> = {}
    for (const platform of platforms) {
      const adapter = adapters[platform]
      if (adapter !== undefined) readers[platform] = measured(platform, adapter.reader)
    }
    return PlatformReaders.of(readers)
  })
)
