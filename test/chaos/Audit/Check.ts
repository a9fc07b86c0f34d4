import type { Facts } from "../Facts.ts"

/** Something that has to hold after the last kill, and where it does not. */
export interface Check {
  readonly holds: string
  readonly violations: (facts: Facts) => ReadonlyArray<string>
}
