import { queryOf, type ReportProps } from "./ReportProps.ts"
import type { ReportTable } from "./ReportTables.ts"

/** Leads to the figures as a file. */
export const Download = ({ table, view }: { readonly table: ReportTable; readonly view: ReportProps }) => (
  <p class="small">
    <a href={`/reports.csv?${queryOf(view, { table })}`} download>
      Download as CSV
    </a>
  </p>
)
