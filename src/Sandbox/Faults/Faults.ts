import { Option } from "effect"
import type { Fault } from "../World/Fault.ts"
import type { FaultSubject } from "./FaultSubject.ts"

export const fits = ({ platform, match, remaining }: Fault, subject: FaultSubject) =>
  remaining !== 0 &&
  platform === subject.platform &&
  (match.method === undefined || match.method.toUpperCase() === subject.method) &&
  (match.path === undefined || new RegExp(match.path).test(subject.path)) &&
  (match.commentId === undefined || subject.commentIds.has(match.commentId)) &&
  (match.accountId === undefined || match.accountId === subject.accountId)

/**
 * The first fault that fits and whose number in `draws` (0..1, one for each fault) is under its rate, and the faults
 * with that one counted.
 */
export const fire = (faults: ReadonlyArray<Fault>, subject: FaultSubject, draws: ReadonlyArray<number>) => {
  const index = faults.findIndex((fault, at) => fits(fault, subject) && (draws[at] ?? 1) < fault.rate)
  const fault = faults[index]
  if (fault === undefined) return { fault: Option.none<Fault>(), faults }
  const counted: Fault = {
    ...fault,
    fired: fault.fired + 1,
    remaining: fault.remaining === null ? null : fault.remaining - 1
  }
  return { fault: Option.some(fault), faults: faults.map((other, at) => (at === index ? counted : other)) }
}
