import { Either, Schema } from "effect"
import { answered, type CallHandler, json } from "../World/Call.ts"
import { Quota, Usage } from "../World/World.ts"
import { quotaDay } from "../YouTube/YouTubeQuota.ts"
import { body } from "./ControlInput.ts"
import { stateReport } from "./StateReport.ts"

export const state: CallHandler = (world, call, now) =>
  Either.right(answered(world, json(200, stateReport(world, call.query["platform"] ?? null, now))))

export const deliveries: CallHandler = (world) =>
  Either.right(answered(world, json(200, { pending: world.pending, delivered: world.delivered })))

const Advance = Schema.Struct({ advanceMs: Schema.Int.pipe(Schema.nonNegative()) })

export const advanceClock: CallHandler = (world, call, now) =>
  Either.map(body(Advance, call), ({ advanceMs }) =>
    answered({ ...world, aheadMs: world.aheadMs + advanceMs }, json(200, { now: now + advanceMs }))
  )

export const setUsage: CallHandler = (world, call) =>
  Either.map(body(Schema.partialWith(Usage, { exact: true }), call), (change) => {
    const usage = { ...world.usage, ...change }
    return answered({ ...world, usage }, json(200, usage))
  })

export const setQuota: CallHandler = (world, call, now) =>
  Either.map(body(Schema.partialWith(Quota.omit("day"), { exact: true }), call), (change) => {
    const quota = { ...world.quota, ...change, day: quotaDay(now) }
    return answered({ ...world, quota }, json(200, quota))
  })
