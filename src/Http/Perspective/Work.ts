import type { AnalyzeRequest } from "#schema/perspective/AnalyzeRequest.ts"
import { detectionCap } from "#src/Autopilot/Text/Normalise.ts"
import { maxTextBytes } from "./Asked.ts"

/**
 * How many requests a text counts as, `most` at the most: its scores take as long as there are pieces of it to look at,
 * and twice that where its sentences are scored as well. What is refused for its length takes no time at all.
 */
export const requestsOf = ({ comment, spanAnnotations }: AnalyzeRequest, most: number): number => {
  const text = comment?.text ?? ""
  if (Buffer.byteLength(text) > maxTextBytes) return 1
  const units = text.length * (spanAnnotations === true ? 2 : 1)
  return Math.max(1, Math.min(most, Math.ceil(units / detectionCap)))
}
