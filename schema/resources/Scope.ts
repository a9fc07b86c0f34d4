import { Schema } from "effect"
import type { Permission } from "./Permission.ts"

/** What an assistant or a key can be let do. The role of the person decides all the same: a scope only narrows it. */
export const Scope = Schema.Literal("read", "moderate", "settings").annotations({ identifier: "Scope" })
export type Scope = typeof Scope.Type

/** All there are, the least first. */
export const scopes: ReadonlyArray<Scope> = Scope.literals

/** In words, for whoever is asked to allow it. */
export const scopeWords: Record<Scope, string> = {
  read: "See comments, what waits for an answer, contacts with their e-mail addresses, phone numbers and messages, settings and reports",
  moderate:
    "Answer what waits, hide comments and show them again, reply, archive, block people, change contacts, record sales, and have comments and contacts sent to other systems",
  settings:
    "Change the guidance and the protections of the autopilot, export and delete what is kept about a person, and read the audit log"
}

/** The scope that goes with a permission; what takes no permission is for reading. */
export const scopeOf = (permission: Permission | null): Scope => {
  if (permission === null) return "read"
  return permission === "moderate" ? "moderate" : "settings"
}

interface Narrowed {
  readonly assistant?: { readonly scopes: ReadonlyArray<Scope> }
  /** Of a key; absent for everything. */
  readonly scopes?: ReadonlyArray<Scope>
}

/** Whether whoever asks was let do this. */
export const within = ({ assistant, scopes: own }: Narrowed, scope: Scope): boolean =>
  (assistant === undefined || assistant.scopes.includes(scope)) && (own === undefined || own.includes(scope))

/** Why a key may not do this. */
export const keyRefusal = (name: string, scope: Scope): string =>
  `The key ${JSON.stringify(name)} was made without the scope ${scope}; use a key that has it`
