import type { Report } from "#schema/resources/Report.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Choice } from "../Visitor/Choices.ts"
import type { SoldBy } from "./ReportTables.ts"

/** What the page of reports is made of. */
export interface ReportProps {
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  readonly accounts: ReadonlyArray<Choice>
  /** What was asked for, by name, as it was sent. */
  readonly asked: Readonly<Record<string, string>>
  /** Null where the question cannot be answered; `problem` says why. */
  readonly report: Report | null
  readonly problem: string | null
  readonly sales: ReadonlyArray<SoldBy>
  /** Days that can be chosen with one click, each as a query. */
  readonly presets: ReadonlyArray<{ readonly name: string; readonly from: string; readonly to: string }>
}

const kept = ["platform", "surface", "account_id"] as const

/** The query of a page about the same comments and days, but for what is changed. */
export const queryOf = ({ asked, brand, report }: ReportProps, changed: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    workspace: brand.workspaceId,
    ...Object.fromEntries(kept.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]]))),
    ...(report === null ? {} : { from: report.from, to: report.to }),
    ...changed
  }).toString()
