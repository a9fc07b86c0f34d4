import type { WorkspaceId } from "#schema/Ids.ts"
import type { MarketingKind } from "#schema/MarketingKind.ts"

/** The system that a workspace has told. */
interface Target {
  readonly workspace_id: WorkspaceId
  readonly kind: MarketingKind
}

/** A system with what is known of it here. `turn`: the higher, the later it was told last. */
export interface Turn extends Target {
  readonly turn: number
  /** Not to be told now. */
  readonly waits: boolean
}

/** Systems that are told at once. Each has a place of its own, so that one which never answers holds up no other. */
export const atOnce = 24

/** Of these, systems that failed when they were told last: the other places are kept for those that do well. */
export const failingAtOnce = 12

/** Those that are told at the moment are never forgotten; of the others, the latest so many are remembered. */
const remembered = 500

/** Whose turn it is among the systems that one process tells: whoever was told longest ago. */
export const targetTurns = () => {
  const known = new Map<string, Target & { readonly isBusy: boolean; readonly isFailing: boolean }>()
  const nameOf = ({ kind, workspace_id }: Target) => `${workspace_id} ${kind}`
  const put = (target: Target, isBusy: boolean, isFailing: boolean) => {
    const { kind, workspace_id } = target
    // Moves it to the end: the order of a map is that of insertion.
    known.delete(nameOf(target))
    known.set(nameOf(target), { kind, workspace_id, isBusy, isFailing })
    if (known.size <= remembered) return
    for (const [name, one] of known) if (!one.isBusy) return void known.delete(name)
  }

  return {
    turns: (): ReadonlyArray<Turn> => {
      const all = [...known.values()]
      const isCrowded = all.filter(({ isBusy, isFailing }) => isBusy && isFailing).length >= failingAtOnce
      return all.map(({ isBusy, isFailing, kind, workspace_id }, index) => ({
        workspace_id,
        kind,
        turn: index + 1,
        waits: isBusy || (isFailing && isCrowded)
      }))
    },
    begun: (target: Target) => put(target, true, known.get(nameOf(target))?.isFailing ?? false),
    ended: (target: Target, isFailing: boolean) => put(target, false, isFailing)
  }
}
