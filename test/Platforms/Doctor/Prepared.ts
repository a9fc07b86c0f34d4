import type { PgClient } from "@effect/sql-pg"
import { DateTime, Effect } from "effect"
import type { Platform } from "#schema/Platform.ts"
import type { FindingKind } from "#schema/resources/Diagnosis.ts"
import type { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { subjects } from "#test/Platforms/Contract/Subject.ts"
import { control } from "#test/Sandbox/Driver.ts"

const idOf = (platform: Platform) => subjects.find((one) => one.platform === platform)?.account.externalId ?? ""

export const tomorrow = Effect.map(DateTime.now, (now) => now.epochMillis + 86_400_000)
export const token = (platform: Platform, text: string, more: object) =>
  control("POST", "/tokens", { platform, token: text, accountId: idOf(platform), ...more })
export const standing = (platform: Platform, more: object) =>
  control("POST", "/standing", { platform, accountId: idOf(platform), ...more })

export const pageScopes = [
  "pages_show_list",
  "pages_manage_metadata",
  "pages_read_engagement",
  "pages_read_user_content",
  "pages_messaging",
  "leads_retrieval",
  "ads_read"
]
export const threadsScopes = ["threads_basic", "threads_read_replies", "threads_content_publish"]

/** Something that is wrong at a platform, and what the doctor makes of it. */
export interface Prepared {
  readonly name: string
  readonly platform: Platform
  readonly kind: FindingKind
  readonly what: RegExp
  readonly remedy: RegExp
  /** Comments are moderated all the same. */
  readonly optional?: true
  readonly prepare: Effect.Effect<unknown, unknown, SandboxServer | PgClient.PgClient | FetchClient>
}
type FetchClient = Effect.Effect.Context<ReturnType<typeof control>>
