/** Why a file that a command was given cannot be read. */
export const unreadable = (error: { readonly message: string; readonly reason?: string }): string =>
  error.reason === "NotFound"
    ? "there is no such file."
    : error.reason === "PermissionDenied"
      ? "it may not be read."
      : error.message
