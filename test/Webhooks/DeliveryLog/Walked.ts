import { Effect } from "effect"
import type { DeliveryFilter } from "#schema/resources/Delivery.ts"
import { DeliveryLog } from "#src/Webhooks/Log/DeliveryLog.ts"
import type { brand } from "#test/House.ts"

export type Brand = Effect.Effect.Success<ReturnType<typeof brand>>

export const listed = ({ workspaceId }: Pick<Brand, "workspaceId">, id: string, filter: DeliveryFilter = {}) =>
  Effect.flatMap(DeliveryLog, ({ list }) => list(workspaceId, id, filter))
