import type { Report } from "#schema/resources/Report.ts"
import type { AreaWeeks } from "./AutopilotProps.ts"

type Week = Pick<Report, "hidden_by_category">

/** What was hidden in either week for an area, the largest of this week first. */
export const areaWeeks = (now: Week, before: Week): ReadonlyArray<AreaWeeks> => {
  const labels = new Set([...now.hidden_by_category, ...before.hidden_by_category].map(({ label }) => label))
  const count = ({ hidden_by_category: areas }: Week, label: string) =>
    areas.filter((area) => area.label === label).reduce((sum, area) => sum + area.count, 0)
  return [...labels]
    .map((label) => ({ label, now: count(now, label), before: count(before, label) }))
    .filter((area) => area.now + area.before > 0)
    .sort((one, other) => other.now - one.now || other.before - one.before)
}
