/** A page of Settings as it is offered beside the others. */
export interface OfferedPlace {
  readonly name: string
  readonly label: string
  readonly href: string
}

interface NavProps {
  readonly all: string
  readonly places: ReadonlyArray<OfferedPlace>
  readonly here: string
}

/** Where one can go within Settings. */
export const SettingsNav = ({ all, here, places }: NavProps) => (
  <nav aria-label="Settings">
    <a class="back" href={all}>
      All settings
    </a>
    <ul>
      {places.map(({ href, label, name }) => (
        <li key={name}>
          <a href={href} aria-current={name === here ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
