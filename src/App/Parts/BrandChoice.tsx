import type { Brand } from "#src/Access/People/Membership.ts"

interface BrandChoiceProps {
  readonly path: string
  readonly brand: Pick<Brand, "workspaceId" | "name">
  readonly brands: ReadonlyArray<Pick<Brand, "workspaceId" | "name">>
}

/** Which brand it is about; whoever is a member of several can look at another one. */
export const BrandChoice = ({ brand, brands, path }: BrandChoiceProps) =>
  brands.length < 2 ? (
    <p class="which" title={brand.name}>
      <bdi>{brand.name}</bdi>
    </p>
  ) : (
    <form method="get" action={path} class="which">
      <select name="workspace" aria-label="Brand" autoComplete="off">
        {brands.map(({ name, workspaceId }) => (
          <option key={workspaceId} value={workspaceId} selected={workspaceId === brand.workspaceId}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" class="plain">
        Go
      </button>
    </form>
  )
