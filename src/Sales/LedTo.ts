import { Effect, Layer } from "effect"
import { maxSalesShown } from "#schema/resources/Sale.ts"
import { SalesLedTo } from "#src/Contacts/SalesLedTo.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { toSale } from "./SaleResource.ts"
import { SalesRepo } from "./SalesRepo.ts"

/** The sales that comments and contacts tell of. */
export const salesLedTo = Layer.effect(
  SalesLedTo,
  Effect.map(SalesRepo, (repo) => ({
    of: tracedFn("SalesLedTo.of")(function* (workspaceId, source) {
      return (yield* Effect.orDie(repo.of(workspaceId, source, maxSalesShown))).map(toSale)
    }),
    ofComments: tracedFn("SalesLedTo.ofComments")(function* (workspaceId, ids) {
      const rows = yield* Effect.orDie(repo.ofComments(workspaceId, ids, maxSalesShown))
      return Map.groupBy(rows.map(toSale), ({ comment_id }) => comment_id)
    })
  }))
).pipe(Layer.provide(SalesRepo.layer))
