import { introduction } from "#src/Http/OpenApi/Introduction/Introduction.ts"
import { OperationOf } from "./OperationParts.tsx"
import { BlockOf, Prose } from "./Prose.tsx"
import type { ReferenceDocument } from "./ReferenceDocument.ts"
import { FieldsOf, hasFields, Kind } from "./ShapeParts.tsx"

interface DocumentProps {
  readonly document: ReferenceDocument
}

const anchor = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")

const Contents = ({ document: { paths, tags, webhooks } }: DocumentProps) => {
  const all = [paths, webhooks].flatMap((group) =>
    Object.values(group).flatMap((methods) =>
      Object.values(methods).flatMap((one) => one.tags.map((tag) => ({ tag, id: one.operationId, name: one.summary })))
    )
  )
  return (
    <details open>
      <summary>Contents</summary>
      <ul class="brief">
        {introduction.map(({ title }) => (
          <li key={title}>
            <a href={`#${anchor(title)}`}>{title}</a>
          </li>
        ))}
        {tags.map(({ name: tag }) => (
          <li key={tag}>
            <a href={`#${anchor(tag)}-operations`}>{tag}</a>
            <ul class="brief">
              {all
                .filter((one) => one.tag === tag)
                .map(({ id, name }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{name}</a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
        <li>
          <a href="#schemas">Schemas</a>
        </li>
      </ul>
    </details>
  )
}

const Group = ({ document: { paths, webhooks }, name }: DocumentProps & { readonly name: string }) => (
  <>
    {[paths, webhooks].flatMap((group) =>
      Object.entries(group).flatMap(([path, methods]) =>
        Object.entries(methods)
          .filter(([, { tags }]) => tags.includes(name))
          .map(([method, one]) => <OperationOf key={one.operationId} method={method} path={path} operation={one} />)
      )
    )}
  </>
)

const Introduction = () => (
  <>
    {introduction.map(({ blocks, title }) => (
      <section key={title} id={anchor(title)}>
        <h2>{title}</h2>
        {blocks.map((block) => (
          <BlockOf key={JSON.stringify(block)} title={title} block={block} />
        ))}
      </section>
    ))}
  </>
)

const Schemas = ({ document }: DocumentProps) => (
  <section id="schemas">
    <h2>Schemas</h2>
    {Object.entries(document.components.schemas).map(([name, shape]) => (
      <section key={name} id={`schema-${name}`}>
        <h3>{name}</h3>
        <p>
          <Prose text={shape.description ?? ""} />
        </p>
        {hasFields(shape) ? (
          <FieldsOf shape={shape} />
        ) : (
          <p>
            <Kind shape={shape} />
          </p>
        )}
      </section>
    ))}
  </section>
)

/** The whole contract as a page: an introduction, every operation and event with its examples, every schema. */
export const ReferenceBody = ({ document }: DocumentProps) => (
  <>
    <p class="soft">
      Version {document.info.version}, at{" "}
      {document.servers.map(({ url }) => (
        <code key={url}>{url}</code>
      ))}
      . The same as <a href="/api/v1/openapi.json">OpenAPI 3.1</a>, for tools.
    </p>
    <Contents document={document} />
    <Introduction />
    {document.tags.map(({ description, name }) => (
      <section key={name} id={`${anchor(name)}-operations`}>
        <h2>{name}: operations</h2>
        <p>
          <Prose text={description} />
        </p>
        <Group document={document} name={name} />
      </section>
    ))}
    <Schemas document={document} />
  </>
)
