import type { AccountProtections } from "#schema/resources/AccountProtections.ts"
import type { AnswerQuestions, AutopilotStatus, Protections } from "#schema/resources/Autopilot.ts"
import type { Report } from "#schema/resources/Report.ts"

/** An answer that was not what the autopilot did or leaned to, to be looked at. */
interface Disagreeing {
  readonly comment_id: string
  readonly text: string
  readonly verdict: "hide" | "keep"
  readonly at: string
}

/** What answers moved in an area. */
export interface AreaLesson {
  readonly area: string
  readonly to: "careful" | "alone"
  readonly words: string
  readonly against: ReadonlyArray<Disagreeing>
}

/** The week beside the one before, in figures and in a sentence. */
export interface ComparedWeeks {
  readonly rows: ReadonlyArray<{ readonly name: string; readonly now: string; readonly before: string }>
  /** Null where one of them decided nothing. */
  readonly words: string | null
}

/** Comments hidden for an area, this week and the week before. */
export interface AreaWeeks {
  readonly label: string
  readonly now: number
  readonly before: number
}

export type Switch = Protections["protections"][number]

/** The switches that are shown: those of one account, or of the brand. */
export interface ShownSwitches {
  readonly account: AccountProtections["account"] | null
  /** Whether the account has switches of its own. */
  readonly isOwn: boolean
  readonly list: ReadonlyArray<Switch>
  /** Null for an account: the brand alone decides that. */
  readonly answerQuestions: AnswerQuestions | null
  /** Of the brand's, for whoever changes them. */
  readonly version: number
}

export interface ScopeAccount {
  readonly id: string
  readonly name: string
  readonly platform: string
  readonly isOwn: boolean
}

/** What the page renders, and a browser goes on with. */
export interface AutopilotProps {
  readonly workspace: string
  readonly brand: string
  readonly timeZone: string
  readonly mayChange: boolean
  readonly status: AutopilotStatus
  readonly weeks: ComparedWeeks
  readonly days: Report["by_day"]
  readonly areas: ReadonlyArray<AreaWeeks>
  readonly lessons: ReadonlyArray<AreaLesson>
  readonly accounts: ReadonlyArray<ScopeAccount>
  readonly switches: ShownSwitches
  readonly areaNames: Readonly<Record<string, string>>
  /** Why a form was not taken, in words. */
  readonly problem: string | null
  readonly isSaved: boolean
}
