import type { PolicyPreview } from "#schema/app/NeedsYouView.ts"
import type { Backtest } from "#schema/resources/policy/Backtest.ts"
import type { CompiledPolicy } from "#schema/resources/policy/CompiledPolicy.ts"
import type { Shadow } from "#schema/resources/policy/Shadow.ts"

/** A text that was in force. */
export interface Version {
  readonly version: number
  readonly guidance: string
  /** ISO 8601. */
  readonly at: string
  /** Null where nobody knows any longer. */
  readonly by: string | null
}

export type Understood = Pick<CompiledPolicy, "does" | "unclear" | "understood">

/** What the page renders, and a browser goes on with. */
export interface GuidanceProps {
  readonly workspace: string
  readonly timeZone: string
  readonly mayChange: boolean
  /** Code points. */
  readonly longest: number
  /** In force. */
  readonly guidance: string
  /** How often it was changed; 0 before the first time. */
  readonly version: number
  /** What stands in the field. */
  readonly draft: string
  /** Of the guidance in force. */
  readonly understood: Understood
  /** Of what stands in the field, where it was looked at. */
  readonly preview: PolicyPreview | null
  readonly backtest: Backtest | null
  readonly shadow: Shadow | null
  readonly versions: ReadonlyArray<Version>
  /** Why a form was not taken, in words. */
  readonly problem: string | null
  /** What was just done, in words. */
  readonly done: string | null
  /** What was just saved shows again. */
  readonly warnings: ReadonlyArray<string>
}
