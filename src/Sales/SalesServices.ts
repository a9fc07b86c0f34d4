import { Layer } from "effect"
import { LinksRepo } from "./LinksRepo.ts"
import { SaleErasure } from "./SaleErasure.ts"
import { Sales } from "./Sales.ts"
import { SalesRepo } from "./SalesRepo.ts"
import { TrackedLinks } from "./TrackedLinks.ts"

/** The services of this room, on their repositories. `baseUrl`: where tracked links lead through. */
export const salesServices = (settings: { readonly baseUrl: string }) =>
  Layer.mergeAll(SaleErasure.layer, Sales.layer, TrackedLinks.layer(settings)).pipe(
    Layer.provide([SalesRepo.layer, LinksRepo.layer])
  )
