/** How the autopilot ends its reason where nothing was unclear, and a person is to check what it decides alone. */
const end = "I ask about one decision in twenty."

/** Whether a comment waits for that alone. */
export const isCheck = ({ reason }: { readonly reason: string }): boolean => reason.endsWith(end)
