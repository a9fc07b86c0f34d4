import type { StewardClient } from "../Browser/Client.ts"
import { toast } from "./Toasts.tsx"

const signedOut = 401
const closed: ReadonlySet<number> = new Set([403, 404])

/** Somewhat longer than until it is asked again, so that it stands for as long as it holds. */
const milliseconds = 6000

/**
 * Asks whether whoever looks may still see what waits, where the stream was refused. Whoever was signed out is told so,
 * and keeps what they wrote; from whoever is no longer a member the comments are taken.
 */
export const admitted = (api: StewardClient["api"], leave: () => void) => async (): Promise<void> => {
  const asked = await api("autopilot.needsYou", { urlParams: { limit: 1 } })
  if (asked.isDone) return
  const { message, status } = asked.refusal
  if (status === signedOut) toast({ id: "admitted", kind: "alert", text: message, milliseconds })
  if (!closed.has(status)) return
  toast({ id: "admitted", kind: "alert", text: "You are no longer a member of this workspace.", milliseconds })
  leave()
}
