import type { Brand } from "#src/Access/People/Membership.ts"

const tabs = [
  { name: "overview", label: "Overview", path: "/reports" },
  { name: "links", label: "Tracked links", path: "/reports/links" }
] as const

interface ReportTabsProps {
  readonly brand: Brand
  readonly here: (typeof tabs)[number]["name"]
}

/** The parts of the reports. */
export const ReportTabs = ({ brand, here }: ReportTabsProps) => (
  <nav class="tabs" aria-label="Reports">
    {tabs.map(({ label, name, path }) => (
      <a
        key={name}
        href={`${path}?${new URLSearchParams({ workspace: brand.workspaceId })}`}
        aria-current={name === here ? "page" : undefined}
      >
        {label}
      </a>
    ))}
  </nav>
)
