import type { ContactId } from "#schema/Ids.ts"
import type { CommentInFull } from "#schema/resources/Comment.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { DecisionReplay, KeptDecision } from "#src/Autopilot/Replay/DecisionReplays.ts"
import type { Possible } from "./Possible.ts"
import type { Deed, UndoStep } from "./Undo.ts"

/** A comment as its page in the inbox shows it. */
export interface DetailView {
  readonly brand: Brand
  readonly comment: CommentInFull
  /** What is asked about it; null where it waits for nobody. */
  readonly asking: NeedsYouItem | null
  readonly contactId: ContactId | null
  /** The latest decision of the autopilot with all that went in; null where there was none. */
  readonly kept: KeptDecision | null
  /** Texts of the comments whose answers it followed, by their ids; of those that are kept. */
  readonly answered: ReadonlyMap<string, string>
  /** That decision looked at again, where somebody asked for it. */
  readonly replay: DecisionReplay | null
  readonly possible: Possible
  /** Whether its author was written to in private because of it, or is about to be. */
  readonly isWrittenTo: boolean
  readonly path: string
  readonly problem: string | null
  /** What was typed as a reply before something went wrong. */
  readonly typed: string | null
  /** The same of a private reply. */
  readonly typedPrivately: string | null
  /** What was just done, and what takes it back. */
  readonly done: { readonly deed: Deed; readonly undo: UndoStep | null } | null
}
