import { type Html, html } from "../Parts/Html.ts"
import { codeBlock, prose } from "./Prose.ts"
import type { Body, Operation } from "./ReferenceDocument.ts"
import { fieldsOf, kindOf } from "./ShapeParts.ts"

const json = (value: unknown) => JSON.stringify(value, null, 2)

const body = (title: string, label: string, { content, description }: Body): Html => {
  const found = content?.["application/json"]
  return html`<h4>${title}</h4>
${description === undefined ? null : html`<p>${prose(description)}</p>`}
${found === undefined ? null : html`<p class="soft">JSON: ${kindOf(found.schema)}</p>${fieldsOf(found.schema)}`}
${found?.example === undefined ? null : codeBlock(label, json(found.example))}`
}

const parametersOf = ({ parameters = [] }: Operation): Html | null =>
  parameters.length === 0
    ? null
    : html`<h4>Parameters</h4><dl class="facts">${parameters.map(
        (one) =>
          html`<div><dt><code>${one.name}</code> <span class="soft small">${one.in}${one.required === true ? "" : ", may be absent"}</span></dt><dd>${prose(one.description ?? "")}</dd></div>`
      )}</dl>`

const isSuccess = ([status]: readonly [string, Body]) => status.startsWith("2")

/** The errors of an operation, each with its example folded away. */
const errorsOf = ({ operationId, responses }: Operation): Html | null => {
  const errors = Object.entries(responses).filter((entry) => !isSuccess(entry))
  return errors.length === 0
    ? null
    : html`<h4>Errors</h4>${errors.map(([status, { content, description = "" }]) => {
        const example = content?.["application/json"].example
        return html`<details><summary>${status}: ${prose(description)}</summary>${example === undefined ? null : codeBlock(`Example of ${status} of ${operationId}`, json(example))}</details>`
      })}`
}

/** One operation, or one event: what is sent, what is answered, and what can go wrong. */
export const operation = (method: string, path: string, one: Operation): Html => html`<section id="${one.operationId}">
<h3>${one.summary}</h3>
<p><code><strong>${method.toUpperCase()}</strong> ${path}</code></p>
<p>${prose(one.description)}</p>
${parametersOf(one)}
${one.requestBody === undefined ? null : body("Request", `Example request of ${one.operationId}`, one.requestBody)}
${Object.entries(one.responses)
  .filter(isSuccess)
  .map(([status, response]) => body(`Answer ${status}`, `Example answer ${status} of ${one.operationId}`, response))}
${errorsOf(one)}
</section>`
