import { Schema } from "effect"
import type { Permission } from "./Permission.ts"

/** What a person can let an assistant do. Their role decides all the same: a scope only narrows it. */
export const Scope = Schema.Literal("read", "moderate", "settings").annotations({ identifier: "Scope" })
export type Scope = typeof Scope.Type

/** All there are, the least first. */
export const scopes: ReadonlyArray<Scope> = Scope.literals

/** In words, for whoever is asked to allow it. */
export const scopeWords: Record<Scope, string> = {
  read: "See comments, what waits for an answer, settings and reports",
  moderate: "Hide comments and show them again, reply, archive, block people, and record sales",
  settings: "Change the guidance and the protections of the autopilot"
}

/** The scope that goes with a permission; what takes no permission is for reading. */
export const scopeOf = (permission: Permission | null): Scope => {
  if (permission === null) return "read"
  return permission === "moderate" ? "moderate" : "settings"
}

/** Whether whoever asks was let do this: a person with a key was let do everything. */
export const within = (
  { assistant }: { readonly assistant?: { readonly scopes: ReadonlyArray<Scope> } },
  scope: Scope
): boolean => assistant === undefined || assistant.scopes.includes(scope)
