import type { ComponentChildren } from "preact"
import type { Brand } from "#src/Access/People/Membership.ts"
import { Alert } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { SettingsNav } from "./SettingsNav.tsx"
import { navOf, type SettingsPlaceName } from "./SettingsPlaces.ts"

interface FrameProps {
  readonly brand: Brand
  readonly here: SettingsPlaceName
  /** What went wrong with what was just sent; null for nothing. */
  readonly problem?: string | null | undefined
  /** What was just done, in words; null for nothing. */
  readonly done?: string | null | undefined
  readonly children: ComponentChildren
}

/** A page of Settings, with the others beside it. */
export const SettingsFrame = ({ brand, children, done = null, here, problem = null }: FrameProps) => (
  <div class="settings">
    <SettingsNav {...navOf(brand)} here={here} />
    <div class="setting">
      <Alert message={problem} />
      {done !== null && (
        <Note kind="good" isStatus>
          <p>{done}</p>
        </Note>
      )}
      {children}
    </div>
  </div>
)
