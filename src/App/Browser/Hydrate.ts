import { type ComponentType, h, hydrate } from "preact"
import { switchBrands } from "./BrandSwitch.ts"

/** Goes on with a view where the page rendered it, with the same props. */
export const bringToLife = <P extends object>(View: ComponentType<P>): void => {
  switchBrands()
  const place = document.getElementById("view")
  const state = document.getElementById("state")?.textContent
  if (place === null || !state) return
  const props: P = JSON.parse(state)
  hydrate(h(View, props), place)
}
