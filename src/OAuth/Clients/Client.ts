import { Schema } from "effect"
export const authMethods = ["none", "client_secret_basic", "client_secret_post"] as const
export const AuthMethod = Schema.Literal(...authMethods)
export type AuthMethod = typeof AuthMethod.Type

/** A program that people can let act for them: an assistant. */
export interface Client {
  /** Made when it registered, or the https address of its metadata document. */
  readonly id: string
  /** What it calls itself: nothing proves it. */
  readonly name: string
  readonly redirectUris: ReadonlyArray<string>
  readonly authMethod: AuthMethod
  /** SHA-256 of its secret; null for a client that cannot keep one. */
  readonly secretHash: Uint8Array | null
}
