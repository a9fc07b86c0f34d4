import { type Html, html } from "../Parts/Html.ts"
import { prose } from "./Prose.ts"
import type { Shape } from "./ReferenceDocument.ts"

const nameOf = (ref: string) => ref.replace("#/components/schemas/", "")

/** What a value is, in a few words; named schemas are linked to. */
export const kindOf = (shape: Shape): Html => {
  if (shape.$ref !== undefined) {
    const name = nameOf(shape.$ref)
    return html`<a href="#schema-${name}">${name}</a>`
  }
  if (shape.anyOf !== undefined) {
    return html`${shape.anyOf.map((one, index) => html`${index === 0 ? null : " or "}${kindOf(one)}`)}`
  }
  if (shape.enum !== undefined) {
    return html`${shape.enum.map((one, index) => html`${index === 0 ? null : ", "}<code>${JSON.stringify(one)}</code>`)}`
  }
  if (shape.items !== undefined) return html`list of ${kindOf(shape.items)}`
  const { type = "any value" } = shape
  return html`${typeof type === "string" ? type : type.join(" or ")}`
}

const field = (name: string, shape: Shape, isRequired: boolean): Html => html`<div>
<dt><code>${name}</code>${isRequired ? null : html` <span class="soft small">may be absent</span>`}</dt>
<dd>${kindOf(shape)}${shape.description === undefined ? null : html`<br>${prose(shape.description)}`}${within(shape)}</dd>
</div>`

/** The fields of an object that has no name of its own; nothing of other values. */
const within = (shape: Shape): Html | null => {
  if (shape.properties !== undefined) return fieldsOf(shape)
  if (shape.items !== undefined) return within(shape.items)
  return shape.anyOf === undefined ? null : html`${shape.anyOf.flatMap((one) => within(one) ?? [])}`
}

export const fieldsOf = ({ properties = {}, required = [] }: Shape): Html | null => {
  const fields = Object.entries(properties)
  if (fields.length === 0) return null
  return html`<dl class="facts">${fields.map(([name, shape]) => field(name, shape, required.includes(name)))}</dl>`
}
