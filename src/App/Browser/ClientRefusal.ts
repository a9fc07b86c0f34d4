/** Why something was not done; `status` 0 where nothing was answered at all. */
export interface ClientRefusal {
  readonly status: number
  readonly code: string
  readonly message: string
}

export const unreachable: ClientRefusal = {
  status: 0,
  code: "unreachable",
  message: "Steward cannot be reached just now."
}

/** Whoever looks at a page signed in for it once: the session ended since, here or in another tab. */
const signedOut =
  "You are signed out. Open Steward in another tab, sign in there, and try again here: nothing that you wrote is lost."

/** Why a call was refused, in words for who looks at the page. */
export const refusalOf = (status: number, body: unknown): ClientRefusal => {
  const { code, message } = { code: "internal", message: "Something went wrong.", ...(body ?? {}) }
  return { status, code, message: status === 401 ? signedOut : message }
}
