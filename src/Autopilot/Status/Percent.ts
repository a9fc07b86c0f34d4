/** A share in whole percents, of counts alone, so that it is rounded once. All and none are told only where it is all or none. */
export const percentOf = (part: number, whole: number): string => {
  if (part === 0) return "0%"
  return part === whole ? "100%" : `${Math.min(99, Math.max(1, Math.round((100 * part) / whole)))}%`
}
