import { type GraphAccess, graphForm } from "../Graph/GraphRequest.ts"

export const hideForm = (hidden: boolean) => ({ is_hidden: String(hidden) })

export const createHideRequest = (access: GraphAccess, commentId: string, hidden: boolean) =>
  graphForm(access, [commentId], hideForm(hidden))
