import type { Block } from "#src/Http/OpenApi/Introduction/Introduction.ts"

/** A sentence, in which what stands between backticks is code. */
export const Prose = ({ text }: { readonly text: string }) => (
  <>{text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>
)

/** Code that is scrolled sideways, by the keyboard too. */
export const CodeBlock = ({ code, label }: { readonly label: string; readonly code: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  // biome-ignore lint/a11y/useSemanticElements: a section would not keep its spaces
  <pre tabIndex={0} role="region" aria-label={label}>
    <code>{code}</code>
  </pre>
)

export const BlockOf = ({ block, title }: { readonly title: string; readonly block: Block }) => {
  if (typeof block === "string") {
    return (
      <p>
        <Prose text={block} />
      </p>
    )
  }
  if ("points" in block) {
    return (
      <ul class="brief">
        {block.points.map((point) => (
          <li key={point}>
            <Prose text={point} />
          </li>
        ))}
      </ul>
    )
  }
  return <CodeBlock label={`Code: ${title}`} code={block.code} />
}
