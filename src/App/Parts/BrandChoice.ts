import type { Brand } from "#src/Access/People/Membership.ts"
import { html } from "./Html.ts"

/** Lets whoever is a member of several brands look at another one. */
export const brandChoice = (path: string, brand: Brand, brands: ReadonlyArray<Brand>) =>
  brands.length < 2
    ? null
    : html`<form method="get" action="${path}" class="field"><label for="brand">Brand</label>
<div class="pair"><select id="brand" name="workspace">${brands.map(
        ({ name, workspaceId }) =>
          html`<option value="${workspaceId}"${workspaceId === brand.workspaceId ? html` selected` : null}>${name}</option>`
      )}</select><button class="plain">Show</button></div></form>`
