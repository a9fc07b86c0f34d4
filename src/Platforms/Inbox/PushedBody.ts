import type { Platform } from "#schema/Platform.ts"

/** A body as a platform pushed it. */
export interface PushedBody {
  readonly platform: Platform
  readonly digest: Uint8Array
  readonly body: Uint8Array
  readonly receivedAt: Date
  /** The accounts that it is about, by the platform's ids. */
  readonly externalIds: ReadonlyArray<string>
}
