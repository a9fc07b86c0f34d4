import type { Brand } from "#src/Access/People/Membership.ts"
import { Hidden } from "../../Parts/Form.tsx"
import { counted } from "../../Parts/Words.tsx"

/** Whether everybody needs a second factor, and the names of those who have none. */
export interface EverybodysFactors {
  readonly required: boolean
  readonly without: ReadonlyArray<string>
}

interface SecondFactorProps {
  readonly brand: Brand
  readonly factors: EverybodysFactors
}

/** Whether everybody needs a second factor here, for owners. */
export const SecondFactor = ({ brand, factors: { required, without } }: SecondFactorProps) => (
  <>
    <h2 id="second-factor">Second factor</h2>
    <p>
      {required
        ? "Everybody here needs a second factor: an app that shows codes, or a passkey. Who has none is led to set one up before they see this brand."
        : "Each person decides whether to sign in with a second factor. If you ask everybody for one, who has none is led to set it up before they see this brand."}{" "}
      API keys, and assistants that are connected already, go on as they are.
    </p>
    <p class="soft">
      {without.length === 0 ? (
        "Everybody has one."
      ) : (
        <>
          {counted(without.length, "person has", "people have")} none: <bdi>{without.join(", ")}</bdi>
        </>
      )}
    </p>
    <form method="post" action="/settings/workspace/second-factor">
      <Hidden name="workspace" value={brand.workspaceId} />
      <Hidden name="required" value={required ? "no" : "yes"} />
      <button type="submit" class="plain">
        {required ? "Ask for it no longer" : "Ask everybody for one"}
      </button>
    </form>
  </>
)
