/** What went wrong last, and how many deliveries were given up unsent for it; null when the last one arrived. */
export const lastErrorWords = (lastError: string | null, expired: number): string | null => {
  if (expired === 0) return lastError
  const count = expired === 1 ? "1 delivery was" : `${expired.toLocaleString("en-US")} deliveries were`
  const words = `${count} given up after waiting for 72 hours, and can be sent again`
  return lastError === null ? words : `${lastError}; ${words}`
}
