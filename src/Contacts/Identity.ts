import { Schema } from "effect"

/** How a platform names a person: by an id, and where there is none by a handle. */
export const ContactIdentity = Schema.Struct({ kind: Schema.Literal("id", "handle"), value: Schema.String })
export type ContactIdentity = typeof ContactIdentity.Type

export interface KnownPerson {
  readonly externalId: string | null
  readonly name: string
  readonly handle: string
}

/** A handle as it is compared: the same in upper and lower case, and with or without its sign. */
export const handleKey = (handle: string): string => handle.trim().replace(/^@/, "").toLowerCase()

/** None for somebody whom the platform does not name at all. */
export const identityOf = ({ externalId, handle }: KnownPerson): ContactIdentity | null => {
  if (externalId !== null && externalId !== "") return { kind: "id", value: externalId }
  const name = handleKey(handle)
  return name === "" ? null : { kind: "handle", value: name }
}

/** With this begins the name that a form has among the ids of who filled it in: the platform names nobody else there. */
export const formPrefix = "leadgen:"
