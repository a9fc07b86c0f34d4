import { effect, type ReadonlySignal } from "@preact/signals"
import { toast } from "../Parts/Toasts.tsx"

/** Long enough to copy a reply. */
const longMilliseconds = 120_000

interface Said {
  readonly id: string | null
  /** Absent where nothing of it is there yet. */
  readonly text: string | undefined
}

/** Tells when a comment reads otherwise while somebody looks at it, until what it answers is called. */
export const whenEdited = (said: ReadonlySignal<Said>, tell: () => void): (() => void) => {
  let before = said.value
  return effect(() => {
    const now = said.value
    const isEdited = before.text !== undefined && now.text !== undefined && now.text !== before.text
    if (now.id === before.id && isEdited) tell()
    before = now
  })
}

/** The reply that somebody types; null where nobody does. */
export const replyBeingTyped = (): string | null => {
  const reply = document.activeElement
  return reply instanceof HTMLTextAreaElement && reply.id === "reply" ? reply.value.trim() : null
}

export const tellUnsent = (reply: string) =>
  toast({ id: "unsent", kind: "alert", text: `Your reply was not sent: ${reply}`, milliseconds: longMilliseconds })
