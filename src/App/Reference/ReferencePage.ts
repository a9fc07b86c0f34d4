import { introduction } from "#src/Http/OpenApi/Introduction/Introduction.ts"
import { type Html, html } from "../Parts/Html.ts"
import { operation } from "./OperationParts.ts"
import { block, prose } from "./Prose.ts"
import type { ReferenceDocument } from "./ReferenceDocument.ts"
import { fieldsOf, kindOf } from "./ShapeParts.ts"

const anchor = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")

const contentsOf = ({ paths, tags, webhooks }: ReferenceDocument): Html => {
  const all = [paths, webhooks].flatMap((group) =>
    Object.values(group).flatMap((methods) =>
      Object.values(methods).flatMap((one) => one.tags.map((tag) => ({ tag, id: one.operationId, name: one.summary })))
    )
  )
  const links = tags.map(({ name }) => {
    const own = all.filter(({ tag }) => tag === name)
    return html`<li><a href="#${anchor(name)}-operations">${name}</a><ul class="brief">${own.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></li>`
  })
  return html`<details open><summary>Contents</summary><ul class="brief">
${introduction.map(({ title }) => html`<li><a href="#${anchor(title)}">${title}</a></li>`)}
${links}
<li><a href="#schemas">Schemas</a></li>
</ul></details>`
}

const groupOf = ({ paths, webhooks }: ReferenceDocument, name: string): ReadonlyArray<Html> =>
  [paths, webhooks].flatMap((group) =>
    Object.entries(group).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { tags }]) => tags.includes(name))
        .map(([method, one]) => operation(method, path, one))
    )
  )

/** The whole contract as a page: an introduction, every operation and event with its examples, every schema. */
export const referenceBody = (document: ReferenceDocument): Html => html`
<p class="soft">Version ${document.info.version}, at ${document.servers.map(({ url }) => html`<code>${url}</code>`)}. The same as
<a href="/api/v1/openapi.json">OpenAPI 3.1</a>, for tools.</p>
${contentsOf(document)}
${introduction.map(({ blocks, title }) => html`<section id="${anchor(title)}"><h2>${title}</h2>${blocks.map((one) => block(title, one))}</section>`)}
${document.tags.map(({ description, name }) => html`<section id="${anchor(name)}-operations"><h2>${name}: operations</h2><p>${prose(description)}</p>${groupOf(document, name)}</section>`)}
<section id="schemas"><h2>Schemas</h2>
${Object.entries(document.components.schemas).map(
  ([name, shape]) =>
    html`<section id="schema-${name}"><h3>${name}</h3><p>${prose(shape.description ?? "")}</p>${fieldsOf(shape) ?? html`<p>${kindOf(shape)}</p>`}</section>`
)}
</section>`
