/** What the history of an edit keeps of the text that stood before it. */
export const beforeEdit = (text: string): string => `Before: ${text}`
