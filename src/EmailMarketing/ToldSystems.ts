import { type MarketingKind, marketingKinds } from "#schema/MarketingKind.ts"
import type { ToldSystem } from "#schema/resources/Erasure.ts"
import { shown } from "#src/Ground/Time.ts"

interface Told {
  readonly kind: MarketingKind
  readonly email: boolean
  readonly phone: boolean
  readonly told_at: Date
}

interface Waiting {
  readonly kind: MarketingKind
  readonly email: string | null
  readonly phone: string | null
  readonly created_at: Date
  readonly failed: boolean
}

/** What each system was told of somebody, and is to be told; none of those that have nothing to do with them. */
export const toldSystems = (told: ReadonlyArray<Told>, waiting: ReadonlyArray<Waiting>): ReadonlyArray<ToldSystem> =>
  marketingKinds.flatMap((system) => {
    const known = told.find(({ kind }) => kind === system)
    const open = waiting.filter(({ kind }) => kind === system)
    if (known === undefined && open.length === 0) return []
    const what = [...(known?.email ? ["email" as const] : []), ...(known?.phone ? ["phone" as const] : [])]
    return [
      {
        system,
        told: what,
        last_told_at: known === undefined ? null : shown(known.told_at),
        to_be_told: open.map(({ created_at, email, failed, phone }) => ({
          email,
          phone,
          since: shown(created_at),
          failed
        }))
      }
    ]
  })
