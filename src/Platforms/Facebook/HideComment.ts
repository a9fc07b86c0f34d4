import { type GraphAccess, graphForm } from "../Graph/GraphRequest.ts"

export const createHideRequest = (access: GraphAccess, commentId: string, hidden: boolean) =>
  graphForm(access, [commentId], { is_hidden: String(hidden) })
