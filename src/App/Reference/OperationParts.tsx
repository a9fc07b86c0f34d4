import { CodeBlock } from "../Parts/CodeBlock.tsx"
import { Prose } from "./Prose.tsx"
import type { DocumentedBody, DocumentedOperation } from "./ReferenceDocument.ts"
import { FieldsOf, Kind } from "./ShapeParts.tsx"

const json = (value: unknown) => JSON.stringify(value, null, 2)

interface BodyProps {
  readonly title: string
  readonly label: string
  readonly body: DocumentedBody
}

const BodyOf = ({ body: { content, description }, label, title }: BodyProps) => {
  const found = content?.["application/json"]
  return (
    <>
      <h4>{title}</h4>
      {description !== undefined && (
        <p>
          <Prose text={description} />
        </p>
      )}
      {found !== undefined && (
        <>
          <p class="soft">
            JSON: <Kind shape={found.schema} />
          </p>
          <FieldsOf shape={found.schema} />
        </>
      )}
      {found?.example !== undefined && <CodeBlock label={label} code={json(found.example)} />}
    </>
  )
}

const Parameters = ({ parameters = [] }: DocumentedOperation) =>
  parameters.length === 0 ? null : (
    <>
      <h4>Parameters</h4>
      <dl class="facts">
        {parameters.map((one) => (
          <div key={one.name}>
            <dt>
              <code>{one.name}</code>{" "}
              <span class="soft small">{`${one.in}${one.required === true ? "" : ", may be absent"}`}</span>
            </dt>
            <dd>
              <Prose text={one.description ?? ""} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )

const isSuccess = ([status]: readonly [string, DocumentedBody]) => status.startsWith("2")

/** The errors of an operation, each with its example folded away. */
const Errors = ({ operationId, responses }: DocumentedOperation) => {
  const errors = Object.entries(responses).filter((entry) => !isSuccess(entry))
  return errors.length === 0 ? null : (
    <>
      <h4>Errors</h4>
      {errors.map(([status, { content, description = "" }]) => {
        const example = content?.["application/json"].example
        return (
          <details key={status}>
            <summary>
              {status}: <Prose text={description} />
            </summary>
            {example !== undefined && (
              <CodeBlock label={`Example of ${status} of ${operationId}`} code={json(example)} />
            )}
          </details>
        )
      })}
    </>
  )
}

interface OperationProps {
  readonly method: string
  readonly path: string
  readonly operation: DocumentedOperation
}

/** One operation, or one event: what is sent, what is answered, and what can go wrong. */
export const OperationOf = ({ method, operation, path }: OperationProps) => (
  <section id={operation.operationId}>
    <h3>{operation.summary}</h3>
    <p>
      <code>
        <strong>{method.toUpperCase()}</strong> {path}
      </code>
    </p>
    <p>
      <Prose text={operation.description} />
    </p>
    <Parameters {...operation} />
    {operation.requestBody !== undefined && (
      <BodyOf title="Request" label={`Example request of ${operation.operationId}`} body={operation.requestBody} />
    )}
    {Object.entries(operation.responses)
      .filter(isSuccess)
      .map(([status, response]) => (
        <BodyOf
          key={status}
          title={`Answer ${status}`}
          label={`Example answer ${status} of ${operation.operationId}`}
          body={response}
        />
      ))}
    <Errors {...operation} />
  </section>
)
