import type { ComponentChildren } from "preact"

interface NoteProps {
  readonly kind?: "good" | "warn"
  /** Whether it is the outcome of what the person just did, to be read out. */
  readonly isStatus?: boolean
  readonly children: ComponentChildren
}

/** Something to know, set apart from the rest of the page. */
export const Note = ({ children, isStatus = false, kind }: NoteProps) => (
  <div class={kind === undefined ? "note" : `note ${kind}`} role={isStatus ? "status" : undefined}>
    {children}
  </div>
)
