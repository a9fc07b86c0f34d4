import { Duration } from "effect"

/** How long a secret signs after it was rotated, beside the new one. */
export const overlap = Duration.hours(24)

/** A hook's secrets, and until when the earlier one counts. */
export interface SecretPair<A> {
  readonly current: A
  readonly previous: A | null
  readonly previousUntil: Date | null
}

/** Those that sign at a moment, newest first. */
export const signing = <A>({ current, previous, previousUntil }: SecretPair<A>, at: Date): readonly [A, ...Array<A>] =>
  previous !== null && previousUntil !== null && at < previousUntil ? [current, previous] : [current]

/** Whether the last rotation is not over yet. A further one would end it, and leave receivers without either secret. */
export const isRotating = (rotation: SecretPair<unknown>, at: Date): boolean => signing(rotation, at).length > 1

/** With a new secret: the one before it counts for 24 hours more, or not at all where it has become known. */
export const rotated = <A>({ current }: SecretPair<A>, next: A, at: Date, isKnown: boolean): SecretPair<A> =>
  isKnown
    ? { current: next, previous: null, previousUntil: null }
    : { current: next, previous: current, previousUntil: new Date(at.getTime() + Duration.toMillis(overlap)) }
