import type { ComponentChildren } from "preact"
import type { Brand } from "#src/Access/People/Membership.ts"
import { BrandChoice } from "../Parts/BrandChoice.tsx"
import { PlaceIcon } from "./Icons.tsx"
import { Mark } from "./Mark.tsx"
import { offered, type PlaceName, places } from "./Places.ts"

export interface ShellProps {
  /** Where the person is, among the places they can go to. */
  readonly here: PlaceName
  /** The brand that is looked at; absent where the page is about the person. */
  readonly brand?: Brand | undefined
  /** Those of the person, to choose from. */
  readonly brands?: ReadonlyArray<Brand> | undefined
}

const addressOf = (path: string, brand: Brand | undefined) =>
  brand === undefined || path === "/" ? path : `${path}?${new URLSearchParams({ workspace: brand.workspaceId })}`

const pathOf = (here: PlaceName) => places.find(({ name }) => name === here)?.path ?? "/"

/** What stands around every page of the app: where one can go, which brand it is about, and the way out. */
export const Shell = ({
  brand,
  brands = [],
  children,
  here
}: ShellProps & { readonly children: ComponentChildren }) => (
  <>
    <a class="skip" href="#main">
      Skip to the page
    </a>
    <header class="bar">
      <a class="brand" href="/">
        <Mark />
        Steward
      </a>
      {brand !== undefined && <BrandChoice path={pathOf(here)} brand={brand} brands={brands} />}
      <nav aria-label="App">
        {offered(brand).map(({ label, name, path }) => (
          <a
            key={name}
            data-key={name[0]}
            href={addressOf(path, brand)}
            aria-current={name === here ? "page" : undefined}
          >
            <PlaceIcon of={name} />
            <span>{label}</span>
          </a>
        ))}
      </nav>
      <form method="post" action="/sign-out" class="out">
        <button type="submit" class="link">
          Sign out
        </button>
      </form>
    </header>
    {children}
  </>
)
