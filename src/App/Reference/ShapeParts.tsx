import { Prose } from "./Prose.tsx"
import type { Shape } from "./ReferenceDocument.ts"

const nameOf = (ref: string) => ref.replace("#/components/schemas/", "")

/** What a value is, in a few words; named schemas are linked to. */
export const Kind = ({ shape }: { readonly shape: Shape }) => {
  if (shape.$ref !== undefined) {
    const name = nameOf(shape.$ref)
    return <a href={`#schema-${name}`}>{name}</a>
  }
  if (shape.anyOf !== undefined) {
    return shape.anyOf.map((one, index) => [index === 0 ? null : " or ", <Kind key={kindKey(one)} shape={one} />])
  }
  if (shape.enum !== undefined) {
    return shape.enum.map((one, index) => [
      index === 0 ? null : ", ",
      <code key={JSON.stringify(one)}>{JSON.stringify(one)}</code>
    ])
  }
  if (shape.items !== undefined) {
    return (
      <>
        list of <Kind shape={shape.items} />
      </>
    )
  }
  const { type = "any value" } = shape
  return <>{typeof type === "string" ? type : type.join(" or ")}</>
}

const kindKey = (shape: Shape) => JSON.stringify(shape)

interface FieldProps {
  readonly name: string
  readonly shape: Shape
  readonly isRequired: boolean
}

const Field = ({ isRequired, name, shape }: FieldProps) => (
  <div>
    <dt>
      <code>{name}</code>
      {!isRequired && (
        <>
          {" "}
          <span class="soft small">may be absent</span>
        </>
      )}
    </dt>
    <dd>
      <Kind shape={shape} />
      {shape.description !== undefined && (
        <>
          <br />
          <Prose text={shape.description} />
        </>
      )}
      <Within shape={shape} />
    </dd>
  </div>
)

/** The fields of an object that has no name of its own; nothing of other values. */
const Within = ({ shape }: { readonly shape: Shape }) => {
  if (shape.properties !== undefined) return <FieldsOf shape={shape} />
  if (shape.items !== undefined) return <Within shape={shape.items} />
  return shape.anyOf === undefined ? null : shape.anyOf.map((one) => <Within key={kindKey(one)} shape={one} />)
}

export const hasFields = ({ properties = {} }: Shape) => Object.keys(properties).length > 0

export const FieldsOf = ({ shape }: { readonly shape: Shape }) => {
  const { properties = {}, required = [] } = shape
  return hasFields(shape) ? (
    <dl class="facts">
      {Object.entries(properties).map(([name, one]) => (
        <Field key={name} name={name} shape={one} isRequired={required.includes(name)} />
      ))}
    </dl>
  ) : null
}
