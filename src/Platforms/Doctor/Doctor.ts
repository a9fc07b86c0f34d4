import { Context, DateTime, Duration, Effect, Layer, Option } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Account } from "#schema/resources/Account.ts"
import type { AccountDiagnosis } from "#schema/resources/Diagnosis.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import { FormsRepo } from "../Leads/FormsRepo.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
import { Transient } from "../Port/PlatformError.ts"
import { endedFindings, formFindings, readingFindings, refusedDiagnosis } from "./Findings.ts"

/** Longer than a few calls that are answered slowly. */
const longest = Duration.seconds(20)
const atOnce = 4

const tooSlow = new Transient({ reason: `The platform did not answer within ${Duration.toSeconds(longest)} seconds.` })

/** Says what each account lacks at its platform, and what to do about it. */
export class Doctor extends Context.Tag("steward/Doctor")<
  Doctor,
  {
    /** Of every account of a workspace, in the order of the list; each platform is asked now. */
    readonly look: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<AccountDiagnosis>>
  }
>() {
  static readonly layer = Layer.effect(
    Doctor,
    Effect.gen(function* () {
      const accounts = yield* Accounts
      const adapters = yield* PlatformAdapters
      const forms = yield* FormsRepo

      const diagnosed = tracedFn("Doctor.diagnosed")(function* (workspaceId: WorkspaceId, account: Account) {
        const adapter = adapters[account.platform]
        const access = yield* accounts.access(workspaceId, account.id)
        if (adapter === undefined || Option.isNone(access)) {
          return { account, findings: endedFindings(account), token_ends_at: null, quota: null }
        }
        const told = yield* adapter.diagnose(access.value).pipe(
          Effect.timeoutFail({ duration: longest, onTimeout: () => tooSlow }),
          Effect.catchAll((error) => Effect.succeed(refusedDiagnosis(error, adapter.apiAddress)))
        )
        const own = readingFindings(account, adapter.reader.every, yield* DateTime.now)
        const diagnosis: AccountDiagnosis = {
          account,
          findings: [...told.findings, ...own],
          token_ends_at: told.tokenEndsAt === null ? null : shown(DateTime.toDateUtc(told.tokenEndsAt)),
          quota: told.quota
        }
        return diagnosis
      })

      return Doctor.of({
        look: tracedFn("Doctor.look")(function* (workspaceId) {
          const list = yield* accounts.list(workspaceId)
          const unread = yield* Effect.orDie(forms.unread(workspaceId))
          return yield* Effect.forEach(
            list,
            (account) =>
              Effect.map(diagnosed(workspaceId, account), (diagnosis) => ({
                ...diagnosis,
                findings: [
                  ...diagnosis.findings,
                  ...unread.filter(({ account_id }) => account_id === account.id).flatMap(formFindings)
                ]
              })),
            { concurrency: atOnce }
          )
        })
      })
    })
  )
}
