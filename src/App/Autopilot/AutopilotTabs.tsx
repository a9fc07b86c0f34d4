interface AutopilotTabsProps {
  readonly workspace: string
  readonly here: "overview" | "guidance"
}

/** The two pages about the autopilot. */
export const AutopilotTabs = ({ here, workspace }: AutopilotTabsProps) => {
  const query = new URLSearchParams({ workspace }).toString()
  return (
    <nav class="tabs" aria-label="Autopilot">
      <a href={`/autopilot?${query}`} aria-current={here === "overview" ? "page" : undefined}>
        Overview
      </a>
      <a href={`/autopilot/guidance?${query}`} aria-current={here === "guidance" ? "page" : undefined}>
        Guidance
      </a>
    </nav>
  )
}
