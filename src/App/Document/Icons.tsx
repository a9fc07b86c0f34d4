import type { JSX } from "preact"
import type { PlaceName } from "./Places.ts"

const paths: Record<PlaceName, string> = {
  home: "M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1z",
  "needs-you": "M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-6l-4 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm7 2.5V11m0 2.4v.1",
  inbox: "M4 13.5 6.5 6h11l2.5 7.5V18a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zm0 0h4.5l1.5 2h4l1.5-2H20",
  autopilot:
    "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zm0-2.5v-3m0 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm2.4-3 4.6 1m-9.4-1-4.6 1",
  contacts:
    "M5 4h13a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5zM5 8H3m2 4H3m2 4H3m9-4.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm-3.5 5c0-2 1.5-3 3.5-3s3.5 1 3.5 3",
  reports: "M4 20h16M6.5 17v-5m5.5 5V5m5.5 12V9",
  settings: "M4 7h9m5 0h2M4 12h3m5 0h8M4 17h7m5 0h4M15.5 5v4M9.5 10v4m4 1v4"
}

/** The picture beside the name of a place. */
export const PlaceIcon = ({ of }: { readonly of: PlaceName }): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[of]} />
  </svg>
)
