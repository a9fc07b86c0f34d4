import type { PersonId } from "#schema/Ids.ts"

/** Who takes over what a member leaves behind: a person, or whoever runs the command line. */
export type HookHolder = PersonId | "operator"
