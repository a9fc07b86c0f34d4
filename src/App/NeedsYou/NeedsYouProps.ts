import type { NeedsYouView } from "#schema/app/NeedsYouView.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"

/** What the page renders, and a browser goes on with. */
export interface NeedsYouProps {
  readonly workspace: string
  readonly brand: string
  readonly timeZone: string
  readonly items: ReadonlyArray<NeedsYouItem>
  /** Where the older ones are; null where there are none. */
  readonly older: string | null
  /** The comment beside the list; null where nothing waits. */
  readonly view: NeedsYouView | null
  /** What an answer by a form is given to. */
  readonly question: string
  /** Whether this person may answer at all. */
  readonly mayAnswer: boolean
  /** What was just answered by a form, in words. */
  readonly done: string | null
  readonly platforms: Readonly<Record<string, string>>
  readonly areas: Readonly<Record<string, string>>
}
