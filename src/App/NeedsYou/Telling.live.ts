import type { ClientResult } from "../Browser/Client.ts"
import { dismiss, toast } from "../Parts/Toasts.tsx"
import { untilAnswered } from "./Sending.ts"

/** Asks until it is answered, and tells meanwhile whoever waits that nobody answers. */
export const untilTold = async <A>(
  ask: () => Promise<ClientResult<A>>,
  isWanted: () => boolean = () => true
): Promise<ClientResult<A>> => {
  const waits = () => toast({ id: "waits", kind: "alert", text: "Steward does not answer. It is tried again." })
  const answered = await untilAnswered(ask, { isWanted, waits })
  dismiss("waits")
  return answered
}
